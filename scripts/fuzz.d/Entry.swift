// What libFuzzer calls, linked by scripts/fuzz: it is no part of the package.
import Foundation
import Fuzzing

/// Which format is fed; the script says so.
private let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "")

@_cdecl("LLVMFuzzerTestOneInput")
public func feed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("FUZZ_TARGET names no target") }
  let violations = target.violations(Array(UnsafeBufferPointer(start: start, count: count)))
  if !violations.isEmpty { fatalError(violations.joined(separator: "\n")) }
  return 0
}
