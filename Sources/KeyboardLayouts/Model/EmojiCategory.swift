/// A group of emoji, as a tab of the emoji page.
package enum EmojiCategory: String, CaseIterable, Hashable, Sendable {
  case smileys, people, animals, food, activity, travel, objects, symbols

  /// The emoji by how often they are wanted: where there is room for few the first ones are shown.
  package var emoji: [String] {
    Self.texts[self, default: ""].split(separator: " ").map(String.init)
  }

  /// The label of the category's key.
  package var icon: String { emoji.first ?? "" }

  private static let texts: [EmojiCategory: String] = [
    .smileys: """
    😀 😂 🥰 😊 😍 😭 😅 🤔 😎 😘 😉 😋 😁 😄 😆 🤣 🙂 🙃 😇 🤩 😗 😜 🤪 🤗 🤭 🤫 🤐 😐 😏 😒 🙄 😬 😌 😔 😴 😷 \
    🤒 🤢 🥶 🥳
    """,
    .people: """
    👋 👍 👏 🙏 💪 👎 👌 🤞 🤟 🤘 👈 👉 👆 👇 ✋ 👊 🙌 👐 🤝 🤲 👶 👧 👦 👩 👨 👵 👴 👮 👷 💂 🙋 🙆 🙅 🤷 🤦 🙇 \
    💃 🕺 🏃 🚶
    """,
    .animals: """
    🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🦆 🦉 🐺 🐴 🦄 🐝 🦋 🐌 🐞 🐢 🐍 🐙 🐬 🐳 🐘 🌵 🌲 🌳 🌴 \
    🌱 🍀 🌷 🌻
    """,
    .food: """
    🍎 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥝 🍅 🥑 🥕 🌽 🥔 🍞 🧀 🥚 🥓 🍔 🍟 🍕 🌭 🥪 🌮 🍝 🍜 🍣 🍰 🎂 🍫 🍬 🍪 🍩 ☕ 🍵 \
    🥛 🍺 🍷 🥂
    """,
    .activity: """
    ⚽ 🏀 🏈 ⚾ 🎾 🏐 🏉 🎱 🏓 🏸 🥅 🏒 🏏 ⛳ 🏹 🎣 🥊 🥋 🎿 🏂 🏆 🥇 🥈 🥉 🎫 🎪 🎭 🎨 🎬 🎤 🎧 🎼 🎹 🥁 🎷 🎺 \
    🎸 🎲 🎯 🎮
    """,
    .travel: """
    🚗 🚕 🚌 🚓 🚑 🚒 🚚 🚜 🚲 🛵 🚀 🚁 🚂 🚆 🚇 🚊 🚉 🛫 🛬 ⛵ 🚤 🚢 ⚓ ⛽ 🚦 🗿 🗽 🗼 🏰 🏯 🎡 🎢 🎠 ⛲ 🏠 🏡 \
    🏢 🏥 🏫 ⛪
    """,
    .objects: """
    💡 📱 💻 ⌚ 📷 🎥 📞 📺 📻 ⏰ ⏳ 🔋 🔌 🔦 💰 💳 💎 🔧 🔨 🔩 🔑 🔒 🚪 🛒 🎁 🎈 🎉 📦 📫 📝 📅 📌 📎 📚 📖 🔍 \
    💊 🔬 🔭 📡
    """,
    .symbols: """
    🧡 💛 💚 💙 💜 🖤 💔 💕 💞 💓 💗 💖 💘 💝 💯 💢 💥 💫 💦 💤 ✅ ❌ ❓ ❗ ⭕ 🚫 🔴 🔵 🔶 🔷 🔺 🔻 ➕ ➖ ➗ 🔔 🔕 🎵 \
    🎶 🌀
    """,
  ]
}

extension EmojiCategory {
  /// The same emoji in the five skin tones; none where it has no skin.
  static func skinTones(of emoji: String) -> [String] {
    guard let base = emoji.unicodeScalars.first, emoji.unicodeScalars.count == 1,
      base.properties.isEmojiModifierBase
    else { return [] }
    return ["🏻", "🏼", "🏽", "🏾", "🏿"].map { emoji + $0 }
  }
}
