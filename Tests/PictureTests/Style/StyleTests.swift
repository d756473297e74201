import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Picture
import Simulation
import Testing
import Typography

/// The drawing takes every colour and every number from the style.
@Suite struct StyleTests {
  private func picture(
    _ phone: SimulatedDevice, _ change: (inout DistortedDesign) -> Void = { _ in }
  ) -> [DrawCommand] {
    var design = DistortedDesign(phone.style.traits)
    change(&design)
    let style = InterfaceStyle(phone.style.traits, design)
    return ScreenPicture(phone, options: PictureOptions(), style: style).commands
  }

  private static let orientations = [Orientation.portrait, .landscapeRight]

  @Test(arguments: TestPhone.kinds) func anUndistortedDesignIsTheFlatOne(device: String) throws {
    for phone in try StyleGallery(device, .portrait).states {
      #expect(picture(phone) == ScreenPicture(phone).commands)
    }
  }

  @Test(arguments: TestPhone.kinds, orientations)
  func everyColorIsTheStyles(device: String, orientation: Orientation) throws {
    let known = Set(DistortedDesign.uniqueColors)
    #expect(known.count == DistortedDesign.colorPaths.count)
    for phone in try StyleGallery(device, orientation).states {
      // The sensor housing is a part of the device, not of a look.
      let housing = HousingPicture.commands(phone.settings.device, orientation)
      let commands = picture(phone) { $0.makeColorsUnique() }.filter { !housing.contains($0) }
      let drawn = commands.reduce(into: Set<Color>()) { $0.formUnion($1.colors) }
      #expect(drawn.subtracting(known).isEmpty, "\(phone.scene.id)")
    }
  }

  @Test func aColorInsideAGroupIsFound() {
    let fill = DrawCommand.fill(.zero, Color(0x123456, opacity: 0.5))
    let group = DrawCommand.group(Group([.layer(Layer(origin: .zero, size: .zero, [fill]))]))
    #expect(group.colors == [Color(0x123456)])
    #expect(!DistortedDesign.uniqueColors.contains(Color(0x123456)))
  }

  @Test(arguments: TestPhone.kinds) func theListsAreComplete(device: String) throws {
    let traits = try TestPhone.make(device, .everything()).style.traits
    let design = DistortedDesign(traits)
    #expect(leaves(of: design, Color.self) == DistortedDesign.colorPaths.count)
    // Four shadows fall straight down, a box starts at 0, five widths of lines are like the first,
    // and the keys of a floating keyboard have numbers like those of the others.
    let atZero = design.besideHousing == nil ? 4 : 5
    let similar = leaves(of: design.floatingKeyFaces, CGFloat.self) + 5
    let listed = StyleNumber.all.filter { $0.isPresent(design) }
    #expect(leaves(of: design, CGFloat.self) == listed.count + atZero + similar)
  }

  /// Counts the values of a type in a value and in all its parts.
  private func leaves<Leaf>(of value: Any, _ type: Leaf.Type) -> Int {
    if value is Leaf { return 1 }
    // The layout is not distorted.
    if value is FlatDesign { return 0 }
    return Mirror(reflecting: value).children.reduce(0) { $0 + leaves(of: $1.value, type) }
  }

  @Test(arguments: TestPhone.kinds, orientations)
  func distortedPicturesStayOnTheScreen(device: String, orientation: Orientation) throws {
    let states = try StyleGallery(device, orientation).states
    for factor in [0.75, 1.25] as [CGFloat] {
      for phone in states {
        let commands = picture(phone) { design in
          for number in StyleNumber.all { number.scale(&design, factor) }
        }
        #expect(commands.flatMap(\.numbers).allSatisfy { $0.isFinite })
        checkTexts(phone, commands, factor)
      }
    }
  }

  /// Texts are on the screen, and labels on their keys; what is edited may be longer than its field.
  private func checkTexts(_ phone: SimulatedDevice, _ commands: [DrawCommand], _ factor: CGFloat) {
    let name = "\(phone.scene.id) on \(phone.settings.deviceID), \(factor)"
    let edited = phone.fields.values.map(\.editor.shownText)
    let screen = phone.metrics.screen.minX - 0.01...phone.metrics.screen.maxX + 0.01
    for drawn in Drawn.all(commands) {
      guard let text = drawn.text, !edited.contains(where: { $0.contains(text) }) else { continue }
      #expect(screen.contains(drawn.bounds.minX), "\(text) in \(name)")
      #expect(screen.contains(drawn.bounds.maxX), "\(text) in \(name)")
    }
    guard let keys = phone.keyboardGeometry?.keys else { return }
    for drawn in Drawn.all(keyboardCommands(in: commands)) where drawn.text != nil {
      let isOnKey = keys.contains { $0.frame.holds(drawn.bounds.middleLine) }
      let isInBar = phone.keyboardGeometry?.bar?.holds(drawn.bounds.middleLine) ?? false
      #expect(isOnKey || isInBar, "\(drawn.text ?? "") in \(name)")
    }
  }

  /// What is drawn in the layer of the keys.
  private func keyboardCommands(in commands: [DrawCommand]) -> [DrawCommand] {
    commands.flatMap { command -> [DrawCommand] in
      switch command {
      case .layer(let layer): layer.commands
      case .group(let group): keyboardCommands(in: group.commands)
      default: []
      }
    }
  }

  @Test func everyNumberIsDrawnSomewhere() throws {
    let states = try Self.orientations.flatMap { orientation in
      try TestPhone.kinds.flatMap { try StyleGallery($0, orientation).states }
    }
    let pictures = states.map { picture($0) }
    var last = 0
    for number in StyleNumber.all {
      // Numbers of one part are seen in the same state.
      let order = states.indices.map { (last + $0) % states.count }
      let index = order.first { index in
        ([0.25, 8] as [CGFloat]).contains { factor in
          picture(states[index]) { number.scale(&$0, factor) } != pictures[index]
        }
      }
      #expect(index != nil, "\(number.name)")
      last = index ?? last
    }
  }
}

extension CGRect {
  /// The line through its middle, from side to side.
  fileprivate var middleLine: CGRect { CGRect(x: minX, y: midY, width: width, height: 0) }
}
