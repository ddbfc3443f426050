import type { Hundredths } from "#domain/money.ts";
import { type DiamondType, originCodes, type StoneOrigin } from "#domain/stone.ts";
import { type Dice, diceFor } from "./dice.ts";
import { fancy, grades, labGrown, lastDigit, natural } from "./marginals.ts";

/** The grading of a stone by a laboratory. */
export type Look = {
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  shape: string;
  carat: Hundredths;
  color: string | null;
  clarity: string;
  fancy_color: string | null;
  intensity: string | null;
  overtone: string | null;
  cut: string | null;
  polish: string;
  symmetry: string;
  fluorescence: string;
  fluorescence_color: string | null;
  lab: string;
  shade: string;
  milky: string;
  eye_clean: string;
  black_inclusion: string;
  white_inclusion: string;
  open_inclusion: string;
  treatment: string;
  growth_type: string | null;
  has_hearts_arrows: boolean;
  key_to_symbols: string | null;
};
/** The twin of the stone before, hardly changed, for six in a hundred small rounds: earrings need pairs. */
export function twinOf(n: number, dice: Dice): Look | null {
  if (n % 2 === 0 || dice.roll() > 0.06) return null;
  const other = lookOf(diceFor(n));
  const fits = other.shape === "ROUND" && other.carat >= 30 && other.carat <= 150 && other.diamond_type === "white";
  return fits ? { ...other, carat: other.carat + Math.round(dice.bell()) } : null;
}

export function lookOf(dice: Dice): Look {
  const isLabGrown = dice.roll() < 0.4;
  const isFancy = dice.roll() < 0.1;
  const stock = isLabGrown ? labGrown : natural;
  const shape = isFancy && dice.roll() < 0.7 ? dice.pick(fancyShapes) : dice.pick(stock.shape);
  const carat = caratOf(dice, dice.pick(stock.size));
  const heavier = Math.log(carat / 70); // heavy stones are less often fine
  const clarity = dice.lean(stock.clarity, 0.07 * heavier);
  const lab = dice.pick(stock.lab);
  const best = dice.pick(grades.cut);
  const cut = shape !== "ROUND" ? null : best === "ID" && lab === "GIA" ? "EX" : best;
  const polish = cut === "G" || cut === "F" ? "G" : dice.pick(grades.polish);
  const symmetry = cut === "G" || cut === "F" ? "G" : dice.pick(grades.symmetry);
  const fluorescence = dice.pick(stock.fluorescence);
  const isBest = (cut === "EX" || cut === "ID") && polish === "EX" && symmetry === "EX";
  return {
    diamond_type: isFancy ? "fancy" : "white",
    stone_origin: isLabGrown ? originCodes.labGrown : originCodes.natural,
    shape,
    carat,
    color: isFancy ? null : dice.lean(stock.color, 0.05 * heavier),
    clarity,
    ...fancyLook(isFancy, dice),
    cut,
    polish,
    symmetry,
    fluorescence,
    fluorescence_color: fluorescence === "NON" ? null : dice.pick(grades.fluorescenceColor),
    lab,
    shade: isFancy ? "NONE" : dice.pick(grades.shade),
    milky: dice.pick(grades.milky),
    eye_clean: eyeClean(clarity, dice.roll()),
    black_inclusion: dice.pick(grades.black),
    white_inclusion: dice.pick(grades.white),
    open_inclusion: dice.pick(grades.open),
    treatment: isLabGrown ? "NONE" : dice.pick(grades.treatment),
    growth_type: isLabGrown ? (dice.roll() < 0.75 ? "CVD" : "HPHT") : null,
    has_hearts_arrows: isBest && dice.roll() < 0.2,
    key_to_symbols: symbols(clarity, dice),
  };
}

const fancyShapes = labGrown.shape;

function fancyLook(isFancy: boolean, dice: Dice): Pick<Look, "fancy_color" | "intensity" | "overtone"> {
  if (!isFancy) return { fancy_color: null, intensity: null, overtone: null };
  const fancy_color = dice.pick(fancy.color);
  // Black, white and gray come in one intensity.
  const intensity = fancy_color === "BLACK" || fancy_color === "GRAY" ? "FCY" : dice.pick(fancy.intensity);
  return { fancy_color, intensity, overtone: dice.pick(fancy.overtone) };
}

function caratOf(dice: Dice, { from, to }: { from: number; to: number }): Hundredths {
  const first = Math.floor(from / 10);
  const tenth = first + Math.floor((Math.floor(to / 10) - first + 1) * dice.roll() ** 2.2);
  return Math.min(to, Math.max(from, tenth * 10 + dice.pick(lastDigit)));
}

function eyeClean(clarity: string, luck: number): string {
  if (clarity.startsWith("I") && clarity !== "IF") return "N";
  if (clarity === "SI2" || clarity === "SI3") return luck < 0.5 ? "B" : "N";
  return clarity === "SI1" && luck < 0.25 ? "B" : "Y";
}

const marks = ["Crystal", "Feather", "Cloud", "Needle", "Pinpoint", "Indented Natural", "Twinning Wisp"];
function symbols(clarity: string, dice: Dice): string | null {
  if (clarity === "FL" || clarity === "IF") return null;
  const some = marks.filter(() => dice.roll() < 0.25);
  return some.length > 0 ? some.join(", ") : "Pinpoint";
}
