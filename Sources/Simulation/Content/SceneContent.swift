import Foundation
package import InterfaceStyles
package import Typography

/// The scene that is shown, laid out for the window, and what its controls are set to.
package struct SceneContent: Sendable {
  /// The scene as it is now: what was sent is among its messages.
  package private(set) var scene: Scene
  /// The scene's fields in the order of the tab key.
  private(set) var fieldOrder: FieldOrder
  /// What switches, steppers and pickers are set to, by row id.
  package private(set) var controls: [String: Control] = [:]
  /// The window and its bars.
  package private(set) var metrics: WindowMetrics
  /// The rows in their frames before scrolling.
  package private(set) var layout: SceneLayout

  /// Lays a scene out with its initial texts and controls.
  package init(
    _ scene: Scene, _ settings: DeviceSettings, _ style: InterfaceStyle,
    _ ruler: any TextMeasuring
  ) {
    self.scene = scene
    fieldOrder = FieldOrder(scene)
    for row in scene.rows { controls[row.id] = row.control }
    metrics = WindowMetrics(settings: settings, style: style, scene: scene)
    layout = SceneLayout(
      scene: scene, style: style, size: metrics.window.size, safeArea: metrics.safeArea,
      texts: [:], ruler: ruler)
  }

  /// Lays the scene out again; returns whether anything is elsewhere or looks different.
  ///
  /// `texts` is what the text views hold, by row id.
  @discardableResult
  package mutating func layOut(
    _ settings: DeviceSettings, _ style: InterfaceStyle, texts: [String: String],
    _ ruler: any TextMeasuring
  ) -> Bool {
    let old = (metrics, layout)
    metrics = WindowMetrics(settings: settings, style: style, scene: scene)
    layout = SceneLayout(
      scene: scene, style: style, size: metrics.window.size, safeArea: metrics.safeArea,
      texts: texts, ruler: ruler)
    return old != (metrics, layout)
  }

  /// Lays out a text view whose text has changed, and shifts what is below it.
  ///
  /// `texts` is what the text views hold, by row id; of a form only that row's is read.
  package mutating func layOut(
    changedText id: String, texts: [String: String], _ style: InterfaceStyle,
    _ ruler: any TextMeasuring
  ) {
    layout.layOut(
      changedText: id, texts: texts, scene: scene, style: style, size: metrics.window.size,
      safeArea: metrics.safeArea, ruler: ruler)
  }

  /// Adds a message of the user to a chat; it is seen after the next layout.
  package mutating func append(ownMessage text: String) {
    scene.messages.append(Scene.Message(text, isOwn: true))
  }

  /// Taps a control; of a stepper, one of its halves.
  package mutating func tapControl(_ id: String, _ half: Control.Half) {
    controls[id] = controls[id]?.tapped(half)
  }
}
