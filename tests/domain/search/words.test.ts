import { describe, expect, it } from "vitest";
import { toAddress } from "#domain/search/search-address.ts";
import { understand } from "#domain/search/words/understand.ts";
import { houseVocabulary } from "#support/house-vocabulary.ts";

/** What the words ask for, as the address of the results writes it; unknown words after a question mark. */
function asked(text: string, diamond_type?: "white" | "fancy"): string {
  const { search, unknown } = understand(text, houseVocabulary, diamond_type && { diamond_type });
  const address = Object.entries(toAddress(search)).map(([name, value]) => `${name}=${value}`);
  return [...address, ...unknown.map((word) => `?${word}`)].join(" ");
}

const means = (title: string, phrases: [text: string, address: string][]) =>
  describe(title, () => {
    it.each(phrases)("%s", (text, address) => expect(asked(text)).toBe(address));
  });

means("whole wishes, as dealers type them", [
  ["1ct D VVS 3ex gia", "color=D clarity=VVS1,VVS2 cut=EX polish=EX symmetry=EX lab=GIA carat=1..1.09"],
  [
    "round D-H vs2+ 3vg+ none 1.00-1.09 under 8000 mumbai please",
    "shape=ROUND color=D,E,F,G,H clarity=FL,IF,VVS1,VVS2,VS1,VS2 cut=ID,EX,VG-EX,VG polish=EX,VG-EX,VG " +
      "symmetry=EX,VG-EX,VG fluorescence=NON location=MUMBAI carat=1..1.09 sell_amt=..8000",
  ],
  [
    "1.01 D VVS1 EX EX EX NON GIA 2141438171",
    "color=D clarity=VVS1 cut=EX polish=EX symmetry=EX fluorescence=NON lab=GIA carat=1.01..1.01 numbers=2141438171",
  ],
  ["color=D,E; clarity: vs1", "color=D,E clarity=VS1"],
  [
    "natural ovals 2ct+ F VS no bgm eye clean",
    "shape=OVAL color=F clarity=VS1,VS2 shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3 eye_clean=Y stone_origin=2 carat=2..",
  ],
]);

means("sizes", [
  ["1ct", "carat=1..1.09"],
  ["1 carat", "carat=1..1.09"],
  ["1.5 cts", "carat=1.5..1.59"],
  ["1,5ct", "carat=1.5..1.59"],
  ["1.01ct", "carat=1.01..1.01"],
  ["1.00crt", "carat=1..1"],
  ["1.00 ct", "carat=1..1"],
  ["1-1.5ct", "carat=1..1.5"],
  ["1.00–1.49", "carat=1..1.49"],
  ["0.3 to 0.5", "carat=0.3..0.5"],
  ["0,3-0,5 carats", "carat=0.3..0.5"],
  ["between 1 and 2 ct", "carat=1..2"],
  ["2-1", "carat=1..2"],
  ["1ct+", "carat=1.."],
  ["1 carat and up", "carat=1.."],
  ["at least 1ct", "carat=1.."],
  ["up to 2ct", "carat=..2"],
  ["under 1ct", "carat=..0.99"],
  [">2", "carat=2.01.."],
  [">=2", "carat=2.."],
  ["over 1ct under 2ct", "carat=1.01..1.99"],
  ["size 1-2", "carat=1..2"],
]);

means("colours", [
  ["D-F", "color=D,E,F"],
  ["D to H", "color=D,E,F,G,H"],
  ["h – d", "color=D,E,F,G,H"],
  ["D/E/F", "color=D,E,F"],
  ["d, e", "color=D,E"],
  ["DEF", "color=D,E,F"],
  ["G+", "color=D,E,F,G"],
  ["colour G or better", "color=D,E,F,G"],
  ["K-M", "color=K,L,M"],
  ["colourless", "color=D,E,F"],
  ["no D", "color=!D"],
  ["D+E", "color=D,E"],
]);

means("clarities", [
  ["VVS", "clarity=VVS1,VVS2"],
  ["VS", "clarity=VS1,VS2"],
  ["SI", "clarity=SI1,SI2"],
  ["clarity I", "clarity=I1,I2,I3"],
  ["LC", "clarity=IF"],
  ["VVS2-SI1", "clarity=VVS2,VS1,VS2,SI1"],
  ["VVS-VS", "clarity=VVS1,VVS2,VS1,VS2"],
  ["VS1-2", "clarity=VS1,VS2"],
  ["si1/2", "clarity=SI1,SI2"],
  ["min VS2", "clarity=FL,IF,VVS1,VVS2,VS1,VS2"],
  ["vvs2 or better", "clarity=FL,IF,VVS1,VVS2"],
  ["GVS1", "color=G clarity=VS1"],
  ["D-VS1", "color=D clarity=VS1"],
  ["I-SI1", "color=I clarity=SI1"],
]);

means("cut, polish and symmetry", [
  ["3ex", "cut=EX polish=EX symmetry=EX"],
  ["3X", "cut=EX polish=EX symmetry=EX"],
  ["triple excellent", "cut=EX polish=EX symmetry=EX"],
  ["ex ex ex", "cut=EX polish=EX symmetry=EX"],
  ["EX/VG/EX", "cut=EX polish=VG symmetry=EX"],
  ["xxx", "cut=EX polish=EX symmetry=EX"],
  ["id ex ex", "cut=ID polish=EX symmetry=EX"],
  ["3vg", "cut=VG polish=VG symmetry=VG"],
  ["3vg+", "cut=ID,EX,VG-EX,VG polish=EX,VG-EX,VG symmetry=EX,VG-EX,VG"],
  ["2ex", "polish=EX symmetry=EX"],
  ["EX cut", "cut=EX"],
  ["cut EX, VG", "cut=EX,VG"],
  ["pol VG sym G", "polish=VG symmetry=G"],
  ["EX pol VG sym EX cut", "cut=EX polish=EX symmetry=VG"],
  ["G cut EX", "color=G cut=EX"],
  ["cut VG-EX", "cut=EX,VG-EX,VG"],
]);

means("fluorescence", [
  ["no fluor", "fluorescence=NON"],
  ["none fluo", "fluorescence=NON"],
  ["non fluorescent", "fluorescence=NON"],
  ["faint", "fluorescence=FNT"],
  ["fluor F", "fluorescence=FNT"],
  ["F fluor", "fluorescence=FNT"],
  ["med blue", "fluorescence=MED fluorescence_color=B"],
  ["strong blue fluor", "fluorescence=STG fluorescence_color=B"],
  ["none to faint", "fluorescence=NON,VSL,FNT"],
  ["fluor none or faint", "fluorescence=NON,FNT"],
  ["FL none", "fluorescence=NON"],
  ["no strong", "fluorescence=!STG"],
]);

means("what a stone must not have", [
  ["no bgm", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["BGM: no", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["no brown no green no milky", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["no brown, green or milky", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["not eye clean", "eye_clean=N"],
  ["no tinge", "shade=!YL,BR,VLB,LB,DB,GR,GY,BL,PK,BLU,MIX"],
  ["no video", "has_video=N"],
  ["without GIA", "lab=!GIA"],
  ["not lab grown", "stone_origin=2"],
]);

means("shapes", [
  ["round", "shape=ROUND"],
  ["RBC", "shape=ROUND"],
  ["ovals and pears", "shape=OVAL,PEAR"],
  ["asscher", "shape=ASSCHER"],
  ["EM", "shape=EMERALD"],
  ["shape E", "shape=EMERALD"],
  ["emerald cut", "shape=EMERALD"],
  ["cushion mod", "shape=CUSHION_MOD"],
  ["modified cushion", "shape=CUSHION_MOD"],
  ["old mine cut", "shape=OLD_MINER"],
  ["princesses", "shape=PRINCESS"],
]);

means("fancy colours", [
  ["fancy yellow", "diamond_type=fancy fancy_color=YELLOW intensity=FCY"],
  ["fancy vivid yellow", "diamond_type=fancy fancy_color=YELLOW intensity=FCV"],
  ["FVY", "diamond_type=fancy fancy_color=YELLOW intensity=FCV"],
  ["vivid pink", "diamond_type=fancy fancy_color=PINK intensity=FCV"],
  ["faint pink", "diamond_type=fancy fancy_color=PINK intensity=FNT"],
  ["intense", "diamond_type=fancy intensity=FCI"],
  ["fancy", "diamond_type=fancy"],
  ["fancy intense greenish yellow", "diamond_type=fancy fancy_color=YELLOW intensity=FCI overtone=GREENISH"],
  ["grey", "diamond_type=fancy fancy_color=GRAY"],
  ["white", "diamond_type=white"],
]);

means("origin, laboratories, places, state and media", [
  ["lab grown", "stone_origin=1"],
  ["lab", "stone_origin=1"],
  ["lab GIA", "lab=GIA"],
  ["igi lab grown", "lab=IGI stone_origin=1"],
  ["GIA lab", "lab=GIA"],
  ["egl usa", "lab=EGL_USA"],
  ["cvd", "growth_type=CVD"],
  ["hpht", "growth_type=HPHT"],
  ["hpht treated", "treatment=HPHT"],
  ["hong kong", "location=HONG_KONG"],
  ["in HK or NY", "location=HONG_KONG,NEW_YORK"],
  ["india", "location=MUMBAI,SURAT"],
  ["h&a", "has_hearts_arrows=Y"],
  ["hearts and arrows", "has_hearts_arrows=Y"],
  ["available", "availability=1"],
  ["not available", "availability=2"],
  ["on hold", "status=4"],
  ["with video, with image, with certificate", "has_image=Y has_video=Y has_certificate=Y"],
]);

means("prices are the buyer's own", [
  ["under 5000", "sell_amt=..5000"],
  ["5000-10000 $", "sell_amt=5000..10000"],
  ["$5,000 to $10,000", "sell_amt=5000..10000"],
  ["<8k", "sell_amt=..8000"],
  ["5-8k", "sell_amt=5000..8000"],
  ["budget 5000", "sell_amt=..5000"],
  ["$6000/ct", "markup_ppc=..6000"],
  ["5000-6000 per carat", "markup_ppc=5000..6000"],
  ["-40%", "markup_disc=..-40"],
  ["back 40", "markup_disc=..-40"],
  ["40% off", "markup_disc=..-40"],
  ["under 30% off", "markup_disc=-30.."],
  ["-45..-38", "markup_disc=-45..-38"],
  ["disc 38-45", "markup_disc=-45..-38"],
  ["rap 5000-8000", "rap=5000..8000"],
]);

means("measurements", [
  ["table 56-59", "table_pct=56..59"],
  ["57 table 60 depth", "depth_pct=60..60.9 table_pct=57..57.9"],
  ["1.01 table 57", "carat=1.01..1.01 table_pct=57..57.9"],
  ["depth 60-62%", "depth_pct=60..62"],
  ["ratio 1.4-1.5", "ratio=1.4..1.5"],
  ["6.4-6.6 mm", "length=6.4..6.6"],
  ["6.43-6.47 x 3.99", "length=6.43..6.47 width=6.43..6.47 height=3.99..3.99"],
  ["6.4x6.6", "length=6.4..6.4 width=6.6..6.6"],
  ["crown angle 34-35", "crown_angle=34..35"],
]);

means("numbers of stones", [
  ["JD1000001", "numbers=JD1000001"],
  ["JD-1000001 lg123456", "numbers=JD-1000001,lg123456"],
  ["2141438171, 1234567;7654321", "numbers=2141438171,1234567,7654321"],
  ["10231\n10232\n", "numbers=10231,10232"],
  ["3EX12345", "numbers=3EX12345"],
  ["JD10*", "begins=JD10"],
]);

means("what nobody can understand stays in sight", [
  ["cheap round", "shape=ROUND ?cheap"],
  ["john@d.com", "?john@d.com"],
  ["57", "?57"],
  ["56-59", "?56-59"],
  ["2 round", "shape=ROUND ?2"],
  ["10231", "?10231"],
  ["bgm", "?bgm"],
  ["EGL", "?EGL"],
  ["@ 💎", "?@ ?💎"],
  ["D/foo", "color=D ?foo"],
  ["-0.4", "?-0.4"],
  ["yes", "?yes"],
]);

it("among fancy colours the same letters and words mean something else", () => {
  expect(asked("E", "white")).toBe("color=E");
  expect(asked("E", "fancy")).toBe("shape=EMERALD");
  expect(asked("faint yellow", "white")).toBe("fluorescence=FNT fluorescence_color=Y");
  expect(asked("faint yellow", "fancy")).toBe("diamond_type=fancy fancy_color=YELLOW intensity=FNT");
});
