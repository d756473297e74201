import DeviceProfiles
import JSON
import Testing

@Suite struct NearestNamesTests {
  @Test func nearestComesFirstAndEqualOnesKeepTheirOrder() {
    let names = ["width", "wide", "height", "weight"]
    #expect(NearestNames.find("widht", in: names) == ["width", "wide", "weight"])
    #expect(NearestNames.find("heigth", in: names) == ["height", "weight"])
    #expect(NearestNames.find("WIDTH", in: names).first == "width")
    #expect(NearestNames.find("wight", in: ["right", "light"], limit: 1) == ["right"])
  }

  @Test func aWordWithNothingInCommonIsNoSuggestion() {
    #expect(NearestNames.find("zz", in: ["ab", "a"]) == [])
    #expect(NearestNames.find("", in: ["ab", "", "abc"]) == [])
    #expect(NearestNames.find("x", in: []) == [])
  }
}
