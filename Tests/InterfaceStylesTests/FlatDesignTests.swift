import DeviceProfiles
import Foundation
import InterfaceStyles
import Testing
import Typography

/// The flat design on every device: its numbers fit each other, and change with what they depend on.
@Suite struct FlatDesignTests {
  @Test func numbersFitEachOther() {
    for traits in Shipped.traits {
      let style = InterfaceStyle(traits)
      let (search, controls) = (style.bars.search, style.controls)
      #expect(search.fieldTop + search.fieldHeight <= search.barHeight)
      #expect(controls.clearButton.height <= search.fieldHeight)
      for control in [controls.toggle, controls.stepper, controls.picker] {
        #expect(control.height <= style.rows.minimumHeight)
      }
      #expect(style.bars.titleHeight > 0 && style.bars.titleHeight <= 64)
      let composer = style.composer
      let pill = style.typography.messageLineHeight + 2 * composer.padding.height
      #expect(composer.buttonSize <= pill)
    }
  }

  @Test func keysFitTheirKeyboard() {
    for traits in Shipped.traits {
      let style = InterfaceStyle(traits)
      let width = traits.device.size(traits.orientation).width
      check(style.keys, width, "\(traits.device.id) \(traits.orientation)")
      let floating = style.floatingKeyboard
      check(floating.keys, floating.size.width, "floating")
      #expect(floating.size.height == floating.barHeight + floating.keysHeight)
    }
  }

  private func check(_ keys: InterfaceStyle.Keys, _ width: CGFloat, _ name: String) {
    #expect(keys.blockWidth <= width && keys.predictions.width <= width, "\(name)")
    #expect(keys.split.share < 0.5)
    for height in [150, 162, 216, 226, 265, 353, 423] as [CGFloat] {
      let rows = keys.rowHeights(keysHeight: height)
      #expect(rows.key > 0 && rows.gap > 0 && rows.digits == 0, "\(name) \(height)")
      let five = keys.fiveRowHeights(keysHeight: height)
      #expect(five.digits > 0 && five.digits < five.key, "\(name) \(height)")
      guard case .gaps = keys.division else { continue }
      let all = keys.top + 4 * rows.key + 3 * rows.gap + keys.bottom
      #expect(abs(all - height) < 0.01, "\(name) \(height)")
    }
  }

  @Test func boldTextMakesEveryFontHeavier() {
    for var traits in Shipped.traits {
      let style = InterfaceStyle(traits).typography
      traits.usesBoldText = true
      let bold = InterfaceStyle(traits).typography
      let fonts = [style.body, style.footnote, style.bar, style.note, style.filledButton]
      let heavier = [bold.body, bold.footnote, bold.bar, bold.note, bold.filledButton]
      for (font, other) in zip(fonts, heavier) {
        #expect(other.weight.rawValue > font.weight.rawValue && other.size == font.size)
      }
    }
  }

  @Test func textGrowsAndBarsDoNot() {
    for var traits in Shipped.traits {
      let style = InterfaceStyle(traits)
      traits.contentSize = .accessibilityLarge
      let large = InterfaceStyle(traits)
      #expect(large.typography.body.size == 33 && large.typography.bar.size == 17)
      #expect(large.rows.stacksLabels && !style.rows.stacksLabels)
      #expect(large.bars == style.bars && large.keys == style.keys)
    }
  }

  /// Widths are given in portrait; 414 is the first large phone's.
  @Test func barsOfSmallPhonesAreLowerOnTheirSide() {
    for traits in Shipped.traits where traits.orientation.isLandscape {
      let bars = InterfaceStyle(traits).bars
      let isTablet = traits.device.kind == .pad
      let isLarge = traits.device.portraitSize.width >= 414
      #expect(bars.toolbarHeight == (isTablet ? 50 : isLarge ? 44 : 32))
      #expect(bars.largeTitleHeight == (isTablet ? 52 : 0))
    }
  }

  @Test func equalTraitsGiveEqualParts() {
    for traits in Shipped.traits {
      let styles = (InterfaceStyle(traits), InterfaceStyle(traits))
      #expect(styles.0 !== styles.1 && styles.0.traits == styles.1.traits)
      #expect(styles.0.keys == styles.1.keys && styles.0.bars == styles.1.bars)
      #expect(styles.0.typography == styles.1.typography && styles.0.rows == styles.1.rows)
    }
  }
}
