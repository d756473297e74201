import DeviceProfiles
import Foundation
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

@Suite("The phones side by side, without a window")
struct PhoneBoardTests {
  private static let area = CGRect(x: 0, y: 0, width: 1200, height: 900)

  private static func board(_ count: Int) throws -> PhoneBoard {
    PhoneBoard(Array(repeating: try TestBench.make().phone, count: count))
  }

  private static func layout(_ board: PhoneBoard, in area: CGRect = area) -> BoardLayout {
    BoardLayout(board.phones, in: area, hasGutters: false)
  }

  /// The middle of the first row of a phone, in the window's points.
  private static func firstRow(_ index: Int, _ board: PhoneBoard) throws -> CGPoint {
    let phone = board.phones[index]
    let text = phone.onScreen(try #require(phone.layout.rows.first).textFrame)
    let viewport = layout(board).places[index].viewport
    return viewport.windowPoint(CGPoint(x: text.midX, y: text.midY))
  }

  @Test("Phones stand in the area, each in its cell, and a screen's point finds its phone")
  func layouts() throws {
    for count in 1...PhoneBoard.mostPhones {
      let board = try Self.board(count)
      for width in stride(from: CGFloat(200), through: 2000, by: 300) {
        for height: CGFloat in [300, 700, 1500] {
          let area = CGRect(x: 0, y: 0, width: width, height: height)
          let layout = Self.layout(board, in: area)
          #expect(layout.places.count == count && layout.hasCaptions == (count > 1))
          for (index, place) in layout.places.enumerated() {
            #expect(
              area.contains(place.cell) && place.cell.insetBy(dx: -1, dy: -1).contains(place.body))
            #expect(layout.phone(at: CGPoint(x: place.body.midX, y: place.body.midY)) == index)
            let others = layout.places.dropFirst(index + 1)
            #expect(others.allSatisfy { $0.cell.intersection(place.cell).isEmpty })
          }
          #expect(layout.phone(at: CGPoint(x: -5, y: -5)) == nil)
        }
      }
    }
  }

  @Test("Phones are added beside the active one up to four, and removed down to one")
  func duplicate() throws {
    var board = try Self.board(1)
    for count in 2...PhoneBoard.mostPhones {
      #expect(board.duplicate() == nil)
      #expect(board.phones.count == count && board.active == count - 1)
    }
    #expect(board.duplicate() == .isFull && board.phones.count == PhoneBoard.mostPhones)
    board.activate(9)
    #expect(board.active == 3, "there is no such phone")
    board.activate(1)
    for count in (1..<PhoneBoard.mostPhones).reversed() {
      #expect(board.remove() == nil)
      #expect(board.phones.count == count && board.phones.indices.contains(board.active))
    }
    #expect(board.remove() == .isLast && board.phones.count == 1)
  }

  @Test("A tap on one phone focuses the same row of all, and makes its phone the active one")
  func taps() throws {
    for index in 0..<3 {
      var board = try Self.board(3)
      let point = try Self.firstRow(index, board)
      board.beginTouch(7, at: point, Self.layout(board))
      board.continueTouch(8, .ended, at: point, Self.layout(board))
      #expect(board.phones.allSatisfy { $0.focus == nil }, "another finger is none of its")
      board.continueTouch(7, .ended, at: point, Self.layout(board))
      #expect(board.active == index && board.phone.focus != nil)
      #expect(Set(board.phones.map(\.focus)).count == 1)
    }
  }

  @Test("Beside the phones a finger and a wheel do nothing")
  func beside() throws {
    var board = try Self.board(2)
    let before = board.phones.map(\.report)
    let corner = CGPoint(x: 1, y: 1)
    board.beginTouch(1, at: corner, Self.layout(board))
    board.continueTouch(1, .ended, at: corner, Self.layout(board))
    board.wheel(40, at: corner, Self.layout(board))
    #expect(board.phones.map(\.report) == before)
  }

  @Test("A phone that is added or removed takes every finger off")
  func fingers() throws {
    for isAdded in [true, false] {
      var board = try Self.board(2)
      let point = try Self.firstRow(0, board)
      board.beginTouch(1, at: point, Self.layout(board))
      #expect((isAdded ? board.duplicate() : board.remove()) == nil)
      board.continueTouch(1, .ended, at: point, Self.layout(board))
      #expect(board.phones.allSatisfy { $0.focus == nil && $0.isSettled })
    }
  }

  @Test("All phones are at the same time, whatever is shown")
  func time() throws {
    var board = try Self.board(3)
    let point = try Self.firstRow(1, board)
    board.advance(by: 1)
    board.beginTouch(1, at: point, Self.layout(board))
    board.continueTouch(1, .ended, at: point, Self.layout(board))
    #expect(board.nextChange == 1, "keyboards rise")
    for time in [1.1, 0.5, -3, 1.25, 4] {
      board.show(at: time)
      #expect(board.phones.allSatisfy { $0.time == max(0, time) })
    }
    board.advance(by: 0.5)
    #expect(board.phones.allSatisfy { $0.time == 4.5 })
  }

  @Test("A wheel over one phone scrolls all")
  func wheel() throws {
    var board = try Self.board(2)
    board.sendToAll(.scene(try TestBench.scene("scroll-form")))
    board.sendToAll(board.phone.setting(\.orientation, to: .landscapeLeft))
    let before = board.phone.offset
    let body = Self.layout(board).places[1].body
    board.wheel(30, at: CGPoint(x: body.midX, y: body.midY), Self.layout(board))
    #expect(board.phones.allSatisfy { $0.isScrollable && $0.offset > before })
    #expect(Set(board.phones.map(\.offset)).count == 1)
  }

  @Test("The journal has what happened to the active phone since it was begun")
  func journal() throws {
    var board = try Self.board(1)
    board.sendToAll(.key(.tab, []))
    board.beginJournal()
    board.send(.key(.tab, []))
    #expect(board.histories[0].journal?.count == 1)
    board.endJournal()
    #expect(board.histories[0].journal == nil)
    board.restart(with: try TestBench.make().phone)
    #expect(board.phones.count == 1 && board.histories[0].start == board.phone.time)
  }
}

@Suite("The choice of overlays")
struct OverlaySelectionTests {
  @Test("None is shown at first; one that is toggled is shown; no overlays keep the choice")
  func selection() {
    var overlays = OverlaySelection()
    #expect(overlays.shown.isEmpty && !overlays.chosen.isEmpty)
    let all = overlays.chosen
    overlays.toggle(.frame)
    #expect(overlays.shown == all.subtracting([.frame]))
    overlays.show([.inset])
    #expect(overlays.shown == [.inset])
    overlays.show([])
    #expect(!overlays.areShown && overlays.chosen == [.inset])
    overlays.choose([.guide])
    #expect(overlays.shown.isEmpty)
    overlays.setShown(true)
    #expect(overlays.shown == [.guide])
  }
}
