import { describe, expect, it } from "vitest";
import { understand } from "#domain/search/words/understand.ts";
import { asked } from "#support/asked-words.ts";
import { houseVocabulary } from "#support/house-vocabulary.ts";

const read = (text: string) => understand(text, houseVocabulary);
const offered = (text: string) =>
  read(text)
    .chips.filter(({ isOffered }) => isOffered)
    .map(({ label }) => label);

const mail = `Hi Mara,
please hold these for me:
1. JD1000000 - 1.0ct F VVS
2. GIA1794710872 - 1.20ct E VVS1 3EX
3) HL 1000002, 0.71 G SI1
4. AA-1000001 (IGI LG588353491)
Thanks and best regards, Rosa Müller`;

describe("a pasted mail with at least three numbers", () => {
  it("is a search for its stock and report numbers, in their order, and for nothing else", () => {
    const numbers = ["JD1000000", "GIA1794710872", "HL 1000002", "AA-1000001", "LG588353491"];
    expect(read(mail).search).toEqual({ numbers });
    expect(read(mail.replaceAll("\n", " ")).search).toEqual({ numbers });
  });

  it("offers its words, and makes no colours of a greeting", () => {
    const labels = offered(mail);
    expect(labels).toEqual(expect.arrayContaining(["Carat 1.00–1.09", "Colour F", "Clarity VVS1, VVS2", "Colour G"]));
    expect(labels).not.toContain("Colour H, I");
    expect(read(mail).unknown).toEqual(expect.arrayContaining(["Mara", "Rosa", "Müller"]));
  });

  it("may have a line for each stone, as sellers write it", () => {
    const lines = ["HL1000893 1.20 E VVS1 3EX", "HL1000894 0.90 D IF 3EX", "HL1000895 2.01 H SI1 VG"];
    for (const between of ["\n", " ", "\r\n"]) {
      expect(read(lines.join(between)).search).toEqual({ numbers: ["HL1000893", "HL1000894", "HL1000895"] });
    }
    expect(offered(lines.join("\n"))).toContain("Clarity VVS1");
  });

  it("may have a prefix that is also a word of the trade at the beginning of a line", () => {
    const lines = ["1. AA 1000001 0.76 G VS1", "2. CU 1000023 0.33 E SI1", "3. EX 1000024 0.4 D EX"];
    const numbers = ["AA 1000001", "CU 1000023", "EX 1000024"];
    const bare = lines.map((line) => line.slice(3));
    for (const text of [lines.join("\n"), lines.join(" "), bare.join("\n"), bare.join("; ")]) {
      expect(read(text).search).toEqual({ numbers });
    }
    const last = ["0.76 G VS1 1000001", "0.33 E EX 1000023", "0.4 D EX 1000024"];
    expect(read(last.join("; ")).search).toEqual({ numbers: ["1000001", "1000023", "1000024"] });
  });

  it("may have the weight behind a dash, however the number before it is spelled", () => {
    const mails = [
      "1. AA-1000001 - 0.76ct G SI1\n2. HL 1000002 - 1.21 E VS1\n3. 1000006 - 0.75ct H\n4. GIA-3246822507 - 0.4 ct",
      "0.76ct - AA-1000001, 1.21 - HL 1000002, 0.75ct - 1000006, 0.4 ct - GIA-3246822507",
    ];
    const numbers = ["AA-1000001", "HL 1000002", "1000006", "GIA-3246822507"];
    for (const text of mails) expect(read(text).search).toEqual({ numbers });
    expect(offered(mails[0] ?? "")).toContain("Carat 1.21");
  });

  it.each([
    "$5,000",
    "$ 5000",
    "usd 5000",
    "ct 1.21",
    "1.21",
    "price 5000",
    "total 5,000",
    "disc -35",
    "-35%",
    "57% table",
    "table 57",
    "6.4x6.5x3.9",
    "6.40 - 6.44 x 3.9 mm",
    "VG",
  ])("may have %s behind each number", (said) => {
    const numbers = ["AA-1000001", "HL 1000002", "1000006", "IGI-588353491"];
    expect(read(numbers.map((number) => `${number} ${said}`).join(" ")).search).toEqual({ numbers });
    expect(read(numbers.map((number) => `${number}\t${said}`).join("\n")).search).toEqual({ numbers });
  });

  it("may be rows of a sheet", () => {
    const rows = "1\tJD1000001\t1.01\tD\tVVS1\n2\tJD1000002\t1.02\tE\tVS1\n3\t1794710872\t0.5\tF\tSI1";
    expect(read(rows).search).toEqual({ numbers: ["JD1000001", "JD1000002", "1794710872"] });
  });

  it("counts a number that stands there twice once", () => {
    const { search } = read("JD1000001 D, JD1000001 VVS1, jd1000001, JD1000002");
    expect(search.attributes).toEqual({ color: { values: ["D"] }, clarity: { values: ["VVS1"] } });
  });

  it("of two numbers is still read as words beside numbers", () => {
    const { search, chips } = read("JD1000001 JD1000002 D VVS1");
    expect(search).toMatchObject({ numbers: ["JD1000001", "JD1000002"], attributes: { color: { values: ["D"] } } });
    expect(chips.some(({ isOffered }) => isOffered)).toBe(false);
  });

  it("takes 500 numbers of it, and counts those beyond", () => {
    const lines = Array.from({ length: 520 }, (_, at) => `${at + 1}. JD${1_000_000 + at} - 1.0ct F VVS`).join("\n");
    const { search, tooMany } = read(lines);
    expect(search.numbers).toHaveLength(500);
    expect([tooMany, search.attributes, search.ranges]).toEqual([20, undefined, undefined]);
  });

  it("of hostile text is read in a moment", () => {
    for (const text of [
      "HL ".repeat(10_000),
      "JD1000001 - ".repeat(2_500),
      "A-".repeat(15_000),
      "GIA 1. ".repeat(4_000),
    ]) {
      const begun = performance.now();
      read(text);
      expect(performance.now() - begun).toBeLessThan(10_000);
    }
  });
});

describe("a number whose prefix stands apart is one number", () => {
  it.each([
    ["HL 1000002", "numbers=HL 1000002"],
    ["hl 1000002", "numbers=hl 1000002"],
    ["NO 1000034", "numbers=NO 1000034"],
    ["LG 588353491", "numbers=LG 588353491"],
    ["LP 10021", "numbers=LP 10021"],
    ["AA.1000001", "numbers=AA.1000001"],
    ["AA–1000001", "numbers=AA-1000001"],
    ["AA_1000001", "numbers=AA_1000001"],
    ["hl 1000002 hl 1000003", "numbers=hl 1000002,hl 1000003"],
    ["HL 1000002, AA 1000001 D", "color=D numbers=HL 1000002,AA 1000001"],
    ["GIA 1794710872", "lab=GIA numbers=1794710872"],
    ["CU 1000023", "numbers=CU 1000023"],
    ["HL 1000002, CU 1000023", "numbers=HL 1000002,CU 1000023"],
    ["1.01 VS1 EX 1000023", "clarity=VS1 cut=EX carat=1.01..1.01 numbers=1000023"],
    ["IGI 588353491", "lab=IGI numbers=588353491"],
    ["bob 1000002 D", "color=D numbers=1000002 ?bob"],
    ["D 1000002", "color=D numbers=1000002"],
    ["and 1000002", "numbers=1000002"],
  ])("%s", (text, address) => expect(asked(text)).toBe(address));

  it("can be read as the figures alone", () => {
    expect(read("HL 1000002").chips).toMatchObject([
      { label: "Number HL 1000002", alternatives: [{ label: "Number 1000002", part: { numbers: ["1000002"] } }] },
    ]);
  });
});
