import { providerCount } from "./schema.ts";

/** Values, each with the summed share up to and including it. */
export type Chances = [value: string, reached: number][];

const weighted = (weights: string): Chances => {
  const pairs = weights.split(" ").map((one) => one.split(":") as [string, string]);
  const total = pairs.reduce((sum, [, weight]) => sum + Number(weight), 0);
  let reached = 0;
  return pairs.map(([value, weight]): [string, number] => {
    reached += Number(weight) / total;
    return [value, reached];
  });
};
const zipf = (prefix: string, count: number, power: number) =>
  weighted(Array.from({ length: count }, (_, i) => `${prefix}${i}:${1 / (i + 1) ** power}`).join(" "));

/** The shares, skewed as in real stock. Most follow the trade, some only keep the shape of the benchmark. */
export const chances = {
  provider: zipf("P", providerCount, 0.8),
  location: zipf("LOC", 30, 1.1),
  shape: weighted(
    "ROUND:52 OVAL:9 PEAR:7 CUSHION:6 PRINCESS:6 EMERALD:6 RADIANT:4 MARQUISE:3.5 HEART:1.8 ASSCHER:1.3 SQ_EMERALD:.8 CUSHION_MOD:.7 TRILLIANT:.5 BAGUETTE:.5 OLD_MINER:.3 OLD_EUROPEAN:.2 HALF_MOON:.2 SHIELD:.15 KITE:.1 OTHER:.3",
  ),
  fancyShape: weighted("ROUND:20 OVAL:16 PEAR:15 CUSHION:15 PRINCESS:6 EMERALD:9 RADIANT:13 MARQUISE:3 HEART:3"),
  status: weighted("1:88 2:1 3:2 4:3 5:4 8:2"),
  naturalColor: weighted("D:9 E:11 F:12 G:13 H:12 I:11 J:9 K:7 L:5 M:4 N:2 O-P:1.5 Q-R:1 S-T:.8 U-V:.5 W-X:.3 Y-Z:.3"),
  labColor: weighted("D:26 E:30 F:22 G:12 H:6 I:2.5 J:1 K:.3 L:.1 M:.05"),
  naturalClarity: weighted("FL:.2 IF:2.5 VVS1:6 VVS2:9 VS1:14 VS2:17 SI1:19 SI2:16 SI3:4 I1:7 I2:4 I3:1.5"),
  labClarity: weighted("FL:.1 IF:3 VVS1:14 VVS2:26 VS1:30 VS2:19 SI1:6 SI2:1.5 SI3:.2 I1:.1 I2:.05 I3:.02"),
  roundCut: weighted("-:1 EX:76 VG:16 G:5 F:2"),
  otherCut: weighted("-:86 EX:11 VG:2 G:.7 F:.3"),
  fineFinish: weighted("EX:93 VG:6 G:.8 F:.1 -:.1"),
  goodFinish: weighted("EX:28 VG:62 G:8 F:1 -:1"),
  fairFinish: weighted("EX:6 VG:40 G:48 F:5 -:1"),
  naturalLab: weighted("GIA:66 IGI:17 HRD:6 GCAL:.5 AGS:1 GSI:1.5 NONE:6 FM:2"),
  labLab: weighted("GIA:17 IGI:74 HRD:.6 GCAL:3.5 AGS:.1 GSI:2 NONE:1.8 FM:1"),
  naturalFluorescence: weighted("NON:62 FNT:17 MED:10 STG:7 VST:2 VSL:2"),
  labFluorescence: weighted("NON:97 FNT:2 MED:.6 STG:.2 VST:.1 VSL:.1"),
  shade: weighted("NONE:82 BROWN:7 GREEN:2.5 GREY:2 MIX:4 YELLOW:1 PINK:.5 BLUE:1"),
  milky: weighted("NONE:94 M1:3.5 M2:2 M3:.5"),
  fancyColor: weighted(
    "YELLOW:52 PINK:13 BLUE:5 GREEN:4 ORANGE:5 BROWN:9 GRAY:3 BLACK:5 RED:.2 PURPLE:1.5 VIOLET:1 CHAMELEON:1.3",
  ),
  intensity: weighted("FNT:3 VLT:5 LGT:8 FCL:12 FCY:28 FCI:25 FCV:11 FDP:5 FDK:3"),
  overtone: weighted(
    "NONE:58 YELLOWISH:6 PINKISH:4 BLUISH:2 GREENISH:5 ORANGY:6 BROWNISH:8 GRAYISH:4 PURPLISH:3 REDDISH:1 BROWN:1 OTHER:2",
  ),
  eyeClean: weighted("Y:62 BORDERLINE:20 N:11 -:7"),
  black: weighted("NONE:78 BT0:8 BT1:6 BC1:3 BC2:2 -:3"),
  naturalSize: weighted(
    "14:6 18:10 23:16 30:15 40:14 50:5 60:8 70:3 80:4 90:9 100:3 120:3 150:2 170:1.6 200:.8 250:.6 300:.4 400:.2 500:.2",
  ),
  labSize: weighted(
    "14:1 18:2 23:5 30:5 40:9 50:4 60:6 70:3 80:5 90:15 100:7 120:10 150:5 170:9 200:4 250:5 300:3 400:2 500:1",
  ),
};
export const classEdges = [14, 18, 23, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 170, 200, 250, 300, 400, 500, 1200];
export const aspects: Record<string, number> = {
  OVAL: 1.42,
  PEAR: 1.55,
  CUSHION: 1.12,
  EMERALD: 1.4,
  RADIANT: 1.18,
  MARQUISE: 1.95,
  BAGUETTE: 1.8,
};
export const letters = Array.from({ length: providerCount }, (_, i) =>
  String.fromCharCode(65 + ((i * 7) % 26), 65 + ((i * 11 + Math.floor(i / 26)) % 26)),
);
