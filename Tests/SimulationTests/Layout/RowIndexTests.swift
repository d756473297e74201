import DeviceProfiles
import Foundation
import InterfaceStyles
import Simulation
import TestSupport
import Testing

/// Rows that are found by an index are those that looking at every row would find.
@Suite struct RowIndexTests {
  @Test(arguments: Shipped.scenes, [ContentSize.large, .accessibilityExtraExtraExtraLarge])
  func everyRowAtAHeightIsAmongThoseFound(scene: Scene, size: ContentSize) throws {
    for device in Strategies.devices {
      var settings = try Shipped.settings(device, .portrait)
      settings.contentSize = size
      let form = try SimulatedDevice.with(scene, settings: settings).layout
      let rows = form.content.rows
      for y in stride(from: -40, through: form.contentSize.height + 40, by: 7.5) {
        let found = form.contentRows(at: y)
        let expected = rows.indices.filter {
          (rows[$0].frame.minY...rows[$0].frame.maxY).contains(y)
        }
        #expect(expected.allSatisfy(found.contains), "\(device) \(y)")
      }
    }
  }

  @Test func fewRowsAreLookedAtInALongForm() throws {
    let rows = (0..<5000).map { Row.field("Field \($0)") }
    let scene = Scene(id: "long", name: "Long", sections: [Scene.Section(rows: rows)])
    let form = try SimulatedDevice.with(scene).layout
    for y in stride(from: 0, through: form.contentSize.height, by: 997) {
      #expect(form.contentRows(at: y).count <= 4)
    }
  }

  @Test(arguments: Shipped.scenes) func everyRowIsFoundByItsID(scene: Scene) throws {
    let form = try SimulatedDevice.with(scene).layout
    for row in form.rows { #expect(form.row(row.id) == form.rows.first { $0.id == row.id }) }
    #expect(form.row("no row") == nil)
  }
}
