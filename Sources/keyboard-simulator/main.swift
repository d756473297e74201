import Foundation

exit(Program.main(Array(CommandLine.arguments.dropFirst())).rawValue)
