import DeviceProfiles
import Testing

/// Measures written out by hand, to compare the files with; "safe" is top, left, bottom, right.
struct DeviceFact: CustomTestStringConvertible, Sendable {
  let id: String
  let size: [Double]
  let pixels: [Double]
  let safe: [[Double]]
  /// Portrait and landscape with the predictive bar, on 18 and on 26; empty where nobody knows.
  let totals18: [Double]
  let totals26: [Double]

  var testDescription: String { id }

  init(
    _ id: String, _ size: [Double], _ pixels: [Double], _ portrait: [Double], _ landscape: [Double],
    on18: [Double], on26: [Double]
  ) {
    self.id = id
    self.size = size
    self.pixels = pixels
    safe = [portrait, landscape]
    totals18 = on18
    totals26 = on26
  }
}

let deviceFacts: [DeviceFact] = [
  DeviceFact(
    "iphone-se-1", [320, 568], [640, 1136], [20, 0, 0, 0], [0, 0, 0, 0],
    on18: [254, 200], on26: []),
  DeviceFact(
    "iphone-8", [375, 667], [750, 1334], [20, 0, 0, 0], [0, 0, 0, 0],
    on18: [260, 200], on26: [260, 206]),
  DeviceFact(
    "iphone-8-plus", [414, 736], [1080, 1920], [20, 0, 0, 0], [0, 0, 0, 0],
    on18: [271, 200], on26: []),
  DeviceFact(
    "iphone-x", [375, 812], [1125, 2436], [44, 0, 34, 0], [0, 44, 21, 44],
    on18: [336, 209], on26: [335, 208]),
  DeviceFact(
    "iphone-xr", [414, 896], [828, 1792], [48, 0, 34, 0], [0, 48, 21, 48],
    on18: [346, 209], on26: [345, 208]),
  DeviceFact(
    "iphone-xs-max", [414, 896], [1242, 2688], [44, 0, 34, 0], [0, 44, 21, 44],
    on18: [346, 209], on26: [345, 208]),
  DeviceFact(
    "iphone-12-mini", [375, 812], [1080, 2340], [50, 0, 34, 0], [0, 50, 21, 50],
    on18: [336, 209], on26: [335, 208]),
  DeviceFact(
    "iphone-12", [390, 844], [1170, 2532], [47, 0, 34, 0], [0, 47, 21, 47],
    on18: [336, 219], on26: [335, 208]),
  DeviceFact(
    "iphone-13", [390, 844], [1170, 2532], [47, 0, 34, 0], [0, 47, 21, 47],
    on18: [336, 219], on26: [335, 208]),
  DeviceFact(
    "iphone-12-pro-max", [428, 926], [1284, 2778], [47, 0, 34, 0], [0, 47, 21, 47],
    on18: [346, 219], on26: [345, 208]),
  DeviceFact(
    "iphone-14-pro", [393, 852], [1179, 2556], [59, 0, 34, 0], [0, 59, 21, 59],
    on18: [336, 219], on26: [335, 208]),
  DeviceFact(
    "iphone-14-pro-max", [430, 932], [1290, 2796], [59, 0, 34, 0], [0, 59, 21, 59],
    on18: [346, 219], on26: [345, 208]),
  DeviceFact(
    "iphone-16-pro", [402, 874], [1206, 2622], [62, 0, 34, 0], [0, 62, 21, 62],
    on18: [336, 219], on26: [335, 208]),
  DeviceFact(
    "iphone-16-pro-max", [440, 956], [1320, 2868], [62, 0, 34, 0], [0, 62, 21, 62],
    on18: [346, 219], on26: [345, 208]),
  DeviceFact(
    "iphone-air", [420, 912], [1260, 2736], [68, 0, 34, 0], [0, 68, 20, 68],
    on18: [], on26: [345, 208]),
  DeviceFact(
    "ipad-9.7", [768, 1024], [1536, 2048], [20, 0, 0, 0], [20, 0, 0, 0],
    on18: [320, 408], on26: []),
  DeviceFact(
    "ipad-10.2", [810, 1080], [1620, 2160], [20, 0, 0, 0], [20, 0, 0, 0],
    on18: [320, 408], on26: []),
  DeviceFact(
    "ipad-10.5", [834, 1112], [1668, 2224], [20, 0, 0, 0], [20, 0, 0, 0],
    on18: [320, 408], on26: []),
  DeviceFact(
    "ipad-10.9", [820, 1180], [1640, 2360], [24, 0, 20, 0], [24, 0, 20, 0],
    on18: [337, 422], on26: [337, 422]),
  DeviceFact(
    "ipad-mini-6", [744, 1133], [1488, 2266], [24, 0, 20, 0], [24, 0, 20, 0],
    on18: [340, 428], on26: [340, 428]),
  DeviceFact(
    "ipad-pro-11", [834, 1194], [1668, 2388], [24, 0, 20, 0], [24, 0, 20, 0],
    on18: [340, 428], on26: []),
  DeviceFact(
    "ipad-pro-11-m4", [834, 1210], [1668, 2420], [24, 0, 20, 0], [24, 0, 20, 0],
    on18: [340, 428], on26: [340, 428]),
  DeviceFact(
    "ipad-pro-12.9-home", [1024, 1366], [2048, 2732], [20, 0, 0, 0], [20, 0, 0, 0],
    on18: [383, 478], on26: []),
  DeviceFact(
    "ipad-pro-12.9", [1024, 1366], [2048, 2732], [24, 0, 20, 0], [24, 0, 20, 0],
    on18: [403, 498], on26: [403, 498]),
  DeviceFact(
    "ipad-pro-13-m4", [1032, 1376], [2064, 2752], [24, 0, 20, 0], [24, 0, 20, 0],
    on18: [405.5, 501], on26: [403, 498]),
  // Display Zoom; nobody has measured the keyboard of 693 × 320.
  DeviceFact(
    "iphone-8-zoomed", [320, 568], [750, 1334], [20, 0, 0, 0], [0, 0, 0, 0],
    on18: [254, 200], on26: []),
  DeviceFact(
    "iphone-8-plus-zoomed", [375, 667], [1080, 1920], [20, 0, 0, 0], [0, 0, 0, 0],
    on18: [260, 200], on26: []),
  DeviceFact(
    "iphone-12-zoomed", [320, 693], [1170, 2532], [39, 0, 28, 0], [0, 39, 21, 39],
    on18: [319], on26: []),
  DeviceFact(
    "iphone-13-zoomed", [320, 693], [1170, 2532], [39, 0, 28, 0], [0, 39, 21, 39],
    on18: [319], on26: []),
  DeviceFact(
    "iphone-12-mini-zoomed", [320, 693], [1080, 2340], [43, 0, 29, 0], [0, 43, 21, 43],
    on18: [319], on26: []),
  DeviceFact(
    "iphone-14-pro-zoomed", [320, 693], [1179, 2556], [48, 0, 28, 0], [0, 48, 21, 48],
    on18: [319], on26: []),
  DeviceFact(
    "iphone-xr-zoomed", [375, 812], [828, 1792], [44, 0, 31, 0], [0, 44, 21, 44],
    on18: [336, 209], on26: []),
  DeviceFact(
    "iphone-xs-max-zoomed", [375, 812], [1242, 2688], [40, 0, 30.67, 0], [0, 40, 21, 40],
    on18: [336, 209], on26: []),
  DeviceFact(
    "iphone-12-pro-max-zoomed", [375, 812], [1284, 2778], [41, 0, 29.67, 0], [0, 41, 21, 41],
    on18: [336, 209], on26: []),
  DeviceFact(
    "iphone-14-pro-max-zoomed", [375, 812], [1290, 2796], [51, 0, 31, 0], [0, 51, 21, 51],
    on18: [336, 209], on26: []),
]
