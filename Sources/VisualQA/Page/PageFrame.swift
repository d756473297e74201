import JSON
import Simulation

/// What pages of reports have in common: one file that needs nothing else, not even a network.
struct PageFrame {
  var heading: String
  var summary: String
  var isGood: Bool
  var style: String
  /// What stands under the heading.
  var main: String
  var data: JSONValue
  var script: String

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(isGood ? "Good" : "Not good") – \(HTMLText.escaped(heading.lowercased()))</title>
    <link rel="icon" href="data:,">
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
      <h1>\(HTMLText.escaped(heading))</h1>
      <p id="summary" class="\(isGood ? "good" : "bad")">\(HTMLText.escaped(summary))</p>
      <form id="filters" aria-label="Filters" onsubmit="return false"></form>
    </header>
    \(main)
    <script type="application/json" id="data">\(HTMLText.script(data.compactText))</script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }
}
