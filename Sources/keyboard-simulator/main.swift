import Foundation

Program.prepareFiles()
exit(Program.main(Array(CommandLine.arguments.dropFirst())).rawValue)
