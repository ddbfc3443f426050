/** Frequencies in the trade: sizes, grades and colours that make the stock look real. */
import { weigh, weighted } from "./dice.ts";

export const natural = {
  shape: weigh(
    "ROUND 62 OVAL 7 EMERALD 6 CUSHION 6 PEAR 5 PRINCESS 4 RADIANT 4 MARQUISE 3 HEART 1.5 ASSCHER 1 CUSHION_MOD .2 TRILLIANT .1 BAGUETTE .1 OLD_EUROPEAN .1",
  ),
  size: sizes(
    "18-29 4 30-39 20 40-49 9 50-69 14 70-89 13 90-99 5 100-149 20 150-199 8 200-299 4.5 300-499 2 500-1200 .5",
  ),
  color: weigh("D 13 E 17 F 17 G 19 H 14 I 9 J 5 K 3 L 1.3 M .7 N .4 O-P .3 Q-R .2 S-T .1"),
  clarity: weigh("FL .3 IF 4 VVS1 8 VVS2 11 VS1 17 VS2 22 SI1 20 SI2 13 SI3 .7 I1 3 I2 .8 I3 .2"),
  fluorescence: weigh("NON 62 FNT 20 MED 10 STG 7 VST 1"),
  lab: weigh("GIA 82 IGI 8 HRD 5 AGS 1 GSI 1 DCLA .5 FM 1 NONE 1.5"),
};

export const labGrown = {
  shape: weigh("ROUND 42 OVAL 17 EMERALD 9 RADIANT 8 PEAR 8 CUSHION 6 PRINCESS 4 MARQUISE 3 HEART 2 ASSCHER 1"),
  size: sizes("18-29 2 30-39 5 40-49 4 50-69 10 70-89 8 90-99 4 100-149 26 150-199 16 200-299 15 300-499 8 500-1200 2"),
  color: weigh("D 22 E 24 F 19 G 16 H 10 I 7 J 1.4 K .6"),
  clarity: weigh("FL .1 IF 3 VVS1 15 VVS2 28 VS1 31 VS2 17 SI1 5 SI2 .9"),
  fluorescence: weigh("NON 97 FNT 2 MED .6 STG .4"),
  lab: weigh("IGI 80 GIA 15 GCAL 5"),
};

export const grades = {
  cut: weigh("EX 68 ID 2 VG 22 G 6 F 2"),
  polish: weigh("EX 78 VG 20 G 2"),
  symmetry: weigh("EX 65 VG 30 G 5"),
  fluorescenceColor: weigh("B 92 Y 4 W 2 G 1 O 1"),
  shade: weigh("NONE 85 BR 5 LB 2.5 YL 2 GR 1.5 GY 1.5 MIX 1.5 PK .5 BL .5"),
  milky: weigh("M0 93 M1 4 M2 2 M3 1"),
  black: weigh("BT0 70 BT1 12 BC0 8 BC1 6 BT2 3 BC2 1"),
  white: weigh("WT0 76 WT1 12 WC0 6 WC1 4 WT2 2"),
  open: weigh("OT0 94 OT1 3 OC0 2 OP1 1"),
  girdle: weigh("TN 14 MED 58 STK 22 TK 6"),
  culet: weigh("NON 96 VS 3 S 1"),
  treatment: weigh("NONE 99.5 LASER_DRILLED .3 CLARITY_ENHANCED .2"),
};

export const fancy = {
  color: weigh("YELLOW 65 BROWN 12 PINK 8 ORANGE 4 GRAY 3 GREEN 3 BLUE 2 BLACK 2 PURPLE .7 RED .3"),
  intensity: weigh("FCY 28 FCI 26 FCV 18 FCL 15 FDP 6 FDK 4 LGT 1.5 VLT 1 FNT .5"),
  overtone: weigh("NONE 62 BROWNISH 11 ORANGY 7 GREENISH 6 YELLOWISH 5 GRAYISH 4 PURPLISH 3 PINKISH 2"),
  /** Dollars per carat at one carat, from and to, as orders of magnitude. */
  perCarat: {
    YELLOW: [2_000, 15_000],
    BROWN: [1_200, 4_000],
    PINK: [20_000, 400_000],
    ORANGE: [6_000, 60_000],
    GRAY: [4_000, 40_000],
    GREEN: [8_000, 80_000],
    BLUE: [50_000, 600_000],
    BLACK: [900, 2_500],
    PURPLE: [15_000, 120_000],
    RED: [150_000, 900_000],
  } as Record<string, [number, number]>,
};

export const home = weigh("MUMBAI 34 SURAT 26 HONG_KONG 12 NEW_YORK 12 ANTWERP 7 DUBAI 5 RAMAT_GAN 4");

/** The frequencies of the last digit of a weight: 0.30 and 0.31 are common, 0.38 is rare. */
export const lastDigit = weighted(
  [25, 22, 13, 10, 7, 6, 5.5, 4.5, 4, 3.5].map((weight, digit) => [digit, weight] as const),
);

/** Reads sizes with their weights: `18-29 4` is 0.18 to 0.29 ct, 4 in 100. */
function sizes(words: string) {
  const parts = words.split(" ");
  return weighted(
    parts.flatMap((word, at) => {
      if (at % 2 === 1) return [];
      const [from = 0, to = 0] = word.split("-").map(Number);
      return [[{ from, to }, Number(parts[at + 1])] as const];
    }),
  );
}
