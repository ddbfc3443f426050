/** Stone number n of the demo house: the same one every time, whatever was made before it. */
import { codes } from "#domain/codes.ts";
import type { Hundredths } from "#domain/money.ts";
import { pricePerCt } from "#domain/price.ts";
import { type DiamondType, originCodes, type StoneOrigin } from "#domain/stone.ts";
import { type DemoMedia, demoMedia } from "./demo-media.ts";
import { type Cut, cutOf } from "./demo-proportions.ts";
import { type Dice, diceFor } from "./dice.ts";
import type { ListLookup } from "./list-lookup.ts";
import { fancy, grades, home, labGrown, lastDigit, natural } from "./marginals.ts";
import { demoProviderShare, demoProviders } from "./providers.ts";

export type DemoStone = Look & Price & Papers & Cut & DemoMedia;
type Look = {
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
type Price = { rap: Hundredths | null; disc: Hundredths | null; price_per_ct: Hundredths };
type Papers = {
  provider: number;
  stock_no: string;
  org_stock_no: string;
  report_no: string | null;
  laser_inscription: string | null;
  location: string;
  status: number;
  /** How long ago it came. */
  ageHours: number;
};

export function demoStone(n: number, listPrice: ListLookup): DemoStone {
  const dice = diceFor(n + 1);
  const look = twinOf(n, dice) ?? lookOf(diceFor(n + 1));
  return {
    ...look,
    ...cutOf(look, dice),
    ...priceOf(look, dice, listPrice),
    ...papersOf(n, look, dice),
    ...demoMedia(n, look),
  };
}

/** Six in a hundred small rounds have a twin, as earrings want them: the stone before, hardly changed. */
function twinOf(n: number, dice: Dice): Look | null {
  if (n % 2 === 0 || dice.roll() > 0.06) return null;
  const other = lookOf(diceFor(n));
  const fits = other.shape === "ROUND" && other.carat >= 30 && other.carat <= 150 && other.diamond_type === "white";
  return fits ? { ...other, carat: other.carat + Math.round(dice.bell()) } : null;
}

function lookOf(dice: Dice): Look {
  const isLabGrown = dice.roll() < 0.4;
  const isFancy = dice.roll() < 0.1;
  const stock = isLabGrown ? labGrown : natural;
  const shape = isFancy && dice.roll() < 0.7 ? dice.pick(fancyShapes) : dice.pick(stock.shape);
  const carat = caratOf(dice, dice.pick(stock.size));
  const heavier = Math.log(carat / 70); // who is heavy is less often fine
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

function priceOf(look: Look, dice: Dice, listPrice: ListLookup): Price {
  if (look.color === null) return { rap: null, disc: null, price_per_ct: fancyPrice(look, dice) };
  const graded = { ...look, color: look.color };
  const rap = listPrice(graded);
  const wanted = Math.round(discount(look, dice) * 100);
  if (rap !== null) return { rap, disc: wanted, price_per_ct: pricePerCt(rap, wanted) };
  const near = listPrice({ ...graded, color: "M" }) ?? 100_00; // below the last colour of the list
  return { rap: null, disc: null, price_per_ct: pricePerCt(Math.round(near * 0.8), wanted) };
}

function discount(look: Look, dice: Dice): number {
  if (look.stone_origin === originCodes.labGrown) return -95 + 3 * (2 * dice.roll() - 1);
  const isBest = look.cut === "EX" && look.polish === "EX" && look.symmetry === "EX";
  const shift =
    (look.fluorescence === "NON" ? 2 : look.fluorescence === "STG" ? -8 : 0) +
    (isBest ? 3 : 0) +
    (look.shape === "ROUND" ? 0 : -12);
  return Math.max(-75, Math.min(8, -35 + 8 * dice.bell() + shift));
}

function fancyPrice({ fancy_color, stone_origin, carat }: Look, dice: Dice): Hundredths {
  const [low, high] = fancy.perCarat[fancy_color ?? ""] ?? [2_000, 20_000];
  const dollars = low * (high / low) ** dice.roll() * (carat / 100) ** 0.6;
  return Math.max(100_00, Math.round(stone_origin === originCodes.labGrown ? dollars / 12 : dollars) * 100);
}

function papersOf(n: number, { lab, stone_origin }: Look, dice: Dice): Papers {
  const provider = dice.pick(demoProviderShare);
  const { prefix, location } = demoProviders[provider] ?? { prefix: "ZZ", location: "MUMBAI" };
  const report_no = reportNo(n, lab, stone_origin);
  return {
    provider,
    stock_no: `${prefix}${1_000_000 + n}`,
    org_stock_no: (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(36).toUpperCase().padStart(7, "0"),
    report_no,
    laser_inscription: report_no && dice.roll() < 0.6 ? `${lab} ${report_no}` : null,
    location: dice.roll() < 0.7 ? location : dice.pick(home),
    status: dice.roll() < 0.988 ? codes.stone.available : codes.stone.notAvailable,
    ageHours: Math.floor(24 * 180 * dice.roll() ** 2),
  };
}

function reportNo(n: number, lab: string, origin: StoneOrigin): string | null {
  if (lab === "NONE") return null;
  const digits = String(1_000_000_000 + (Math.imul(n + 1, 0x85ebca6b) >>> 0)); // no two alike
  if (lab === "IGI" && origin === originCodes.labGrown) return `LG${digits.slice(1)}${digits[0]}`;
  return lab === "HRD" ? `${digits}01` : digits;
}
