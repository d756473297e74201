import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Testing

/// The keys of every device, orientation, type and page.
@Suite struct KeyboardPlanTests {
  /// Every room and request; of languages but one the types whose keys differ.
  private func withEveryPlan(
    _ id: String = "en-US",
    _ body: (KeyboardGeometry, KeyboardSpace, KeyboardRequest) throws -> Void
  ) throws {
    let layout = try Shipped.layout(id)
    let types: [KeyboardType] = [.default, .url, .decimalPad]
    for room in Shipped.rooms {
      for request in allRequests where id == "en-US" || types.contains(request.type) {
        try body(KeyboardGeometry(layout: layout, request: request, room: room), room, request)
      }
    }
  }

  @Test func everyDeviceHasRooms() {
    #expect(Shipped.devices.count >= 25)
    #expect(Set(Shipped.rooms.map { "\($0.width) \($0.height)" }).count > 40)
  }

  @Test(arguments: Shipped.layoutIDs) func keysLieInsideAndApart(id: String) throws {
    var faults: Set<String> = []
    try withEveryPlan(id) { plan, room, request in
      let bounds = CGRect(origin: .zero, size: plan.size).insetBy(dx: -0.01, dy: -0.01)
      for (index, key) in plan.keys.enumerated() {
        let place = { "\(plan.size) \(request.type) \(request.page) \(key.id) \(key.frame)" }
        if key.frame.width < 14 || key.frame.height < 20 { faults.insert("small \(place())") }
        if !bounds.contains(key.frame) { faults.insert("outside \(place())") }
        if let bar = plan.bar, bar.intersects(key.frame) { faults.insert("on bar \(place())") }
        let inner = key.frame.insetBy(dx: 0.01, dy: 0.01)
        for other in plan.keys[(index + 1)...] where inner.intersects(other.frame) {
          faults.insert("overlap \(place()) \(other.id) \(other.frame)")
        }
      }
    }
    #expect(faults.sorted().prefix(12).isEmpty, "\(faults.count) \(faults.sorted().prefix(12))")
  }

  @Test(arguments: Shipped.layoutIDs) func idsAreUnique(id: String) throws {
    try withEveryPlan(id) { plan, _, request in
      #expect(Set(plan.keys.map(\.id)).count == plan.keys.count, "\(request)")
    }
  }

  @Test(arguments: Shipped.layoutIDs) func rowsAreThoseOfTheFile(id: String) throws {
    let layout = try Shipped.layout(id)
    try withEveryPlan(id) { plan, room, request in
      guard room.style.arrangement.isTablet || !request.type.isPad else {
        let rows = Set(plan.keys.map(\.frame.minY))
        let hasSigns = request.type == .phonePad && request.page == .symbols
        #expect(rows.count == (hasSigns ? 3 : 4))
        let hasCorner = request.type == .phonePad || request.type == .decimalPad
        #expect(plan.keys.count == (hasSigns ? 7 : hasCorner ? 12 : 11))
        return
      }
      guard room.style.arrangement != .largeTablet || request.page != .letters else { return }
      let pages = room.style.arrangement.isTablet ? layout.padPages : layout.phonePages
      let rows = try #require(pages[request.page])
      let found = Dictionary(grouping: plan.keys, by: { $0.frame.minY.rounded() }).sorted {
        $0.key < $1.key
      }
      #expect(found.prefix(3).map(\.value.count) == rows.map(\.count), "\(room) \(request)")
    }
  }

  @Test(arguments: Shipped.layoutIDs) func largeTabletsHaveFiveRowsOfLetters(id: String) throws {
    let layout = try Shipped.layout(id)
    let rooms = Shipped.rooms.filter { $0.style.arrangement == .largeTablet }
    #expect(rooms.count >= 4)
    for room in rooms {
      let plan = KeyboardGeometry(
        layout: layout, request: KeyboardRequest(type: .default), room: room)
      let rows = Dictionary(grouping: plan.keys, by: { $0.frame.minY }).sorted { $0.key < $1.key }
        .map { $0.value.map(\.id) }
      #expect(rows.count == 5)
      #expect(rows[0].count == 14)
      #expect(rows[0].last == "delete")
      #expect(rows[1].first == "tab")
      #expect(rows[1].count >= 13)
      #expect(rows[2].last == "return")
      let hasShift = rows[3].contains("shift")
      #expect(rows[2].contains("capsLock") == hasShift)
      let heights = plan.keys.map(\.frame.height)
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) > 5)
      let last = try #require(plan.keys.map(\.frame.maxY).max())
      #expect(last <= room.barHeight + room.keysHeight)
      #expect(last > room.barHeight + room.keysHeight - 12)
    }
  }

  @Test func phonesWithoutAHomeButtonHaveTheGlobeBesideTheKeysInLandscape() throws {
    let rooms = Shipped.rooms.filter { $0.style.dock == .sides }
    #expect(rooms.count > 5)
    for room in rooms {
      let plan = KeyboardGeometry(
        layout: try Shipped.layout(), request: KeyboardRequest(type: .default), room: room)
      let globe = try #require(plan.keys.first { $0.action == .globe }).frame
      let microphone = try #require(plan.keys.first { $0.action == .dictation }).frame
      let numbers = try #require(plan.keys.first { $0.action == .page(.numbers) }).frame
      #expect(globe.maxX <= numbers.minX)
      #expect(globe.midY == numbers.midY)
      #expect(abs(globe.minX - (room.width - microphone.maxX)) < 0.01)
      #expect(plan.key(at: CGPoint(x: globe.midX, y: globe.midY))?.action == .globe)
    }
  }

  @Test func padsHaveTheLanguagesDigits() throws {
    let layout = try Shipped.layout("ar-SA")
    let room = try #require(Shipped.rooms.first { !$0.style.arrangement.isTablet })
    for (type, digit) in [
      (KeyboardType.numberPad, "٥"), (.decimalPad, "٥"), (.asciiCapableNumberPad, "5"),
      (.phonePad, "5"),
    ] {
      let plan = KeyboardGeometry(
        layout: layout, request: KeyboardRequest(type: type, page: .numbers), room: room)
      #expect(plan.keys.contains { $0.action == .character(digit) }, "\(type)")
    }
  }

  @Test(arguments: Shipped.layoutIDs) func keysShowWhatTheFileSays(id: String) throws {
    let layout = try Shipped.layout(id)
    try withEveryPlan(id) { plan, room, request in
      guard room.style.arrangement.isTablet || !request.type.isPad else { return }
      let pages = room.style.arrangement.isTablet ? layout.padPages : layout.phonePages
      let wanted = (pages[request.page] ?? []).joined().compactMap { cell -> String? in
        guard case .character(let text) = cell else { return nil }
        return request.isUppercase && request.page == .letters ? KeyboardLayout.capital(text) : text
      }
      let shown = Set(plan.keys.filter(\.action.isCharacter).map(\.label))
      #expect(shown.isSuperset(of: wanted), "\(plan.size) \(request)")
    }
  }

  @Test(arguments: Shipped.layoutIDs) func everyPointOfTheKeysAreaMeansTheNearestKey(id: String)
    throws
  {
    var faults: Set<String> = []
    let types: [KeyboardType] = id == "en-US" ? [.default, .url, .emailAddress] : [.default]
    try withEveryPlan(id) { plan, room, request in
      guard !request.isUppercase, types.contains(request.type) else { return }
      let rows = plan.keys.filter {
        $0.style != .bare && $0.frame.midY < room.barHeight + room.keysHeight
      }
      let area = rows.map(\.frame).reduce(rows[0].frame) { $0.union($1) }
      for x in stride(from: area.minX, through: area.maxX, by: 31.7) {
        for y in stride(from: area.minY, through: area.maxY, by: 13.1) {
          let point = CGPoint(x: x, y: y)
          guard let key = plan.key(at: point) else {
            faults.insert("\(plan.size) \(request.type) \(request.page) \(point)")
            continue
          }
          if let under = plan.keys.first(where: { $0.frame.contains(point) }), under != key {
            faults.insert("\(key.id) instead of \(under.id)")
          }
        }
      }
    }
    #expect(faults.sorted().prefix(8).isEmpty, "\(faults.count)")
  }

  @Test func theBarIsNoKeyAndHasThreeCells() throws {
    try withEveryPlan { plan, room, _ in
      guard let bar = plan.bar else { return #expect(plan.predictionCells.isEmpty) }
      #expect(plan.key(at: CGPoint(x: bar.midX, y: bar.maxY - 0.5)) == nil)
      #expect(plan.predictionCells.count == 3)
      let all = plan.predictionCells.reduce(CGRect.null) { $0.union($1) }
      #expect(bar.insetBy(dx: -0.01, dy: -0.01).contains(all), "\(plan.size)")
    }
  }

  @Test func farAwayAndNowhereAreNoKey() throws {
    try withEveryPlan { plan, _, _ in
      for point in [
        CGPoint(x: -100, y: 60), CGPoint(x: 1e300, y: 0), CGPoint(x: CGFloat.nan, y: 80),
        CGPoint(x: 10, y: CGFloat.infinity),
      ] { #expect(plan.key(at: point) == nil) }
    }
  }
}
