import { expect, it } from "vitest";
import { asked, means } from "#support/asked-words.ts";

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
