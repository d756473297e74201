import DisplayList
import Foundation
import Tape
import Workbench

/// Draws the window of `run` for tapes that show it.
struct WorkbenchRenderer: WindowRenderer {
  let size = WorkbenchModel.naturalSize

  func drawing(of moment: Moment) -> Drawing {
    var workbench = WorkbenchModel(phone: moment.phone, size: size)
    if moment.look.showsOverlays { workbench.setOverlays(true) }
    workbench.showsTouches = moment.look.showsTouches
    if moment.look.showsStrokes { workbench.stroke = moment.stroke }
    return workbench.displayList
  }
}
