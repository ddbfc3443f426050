import { attributeWord, type Coloured, colourWords } from "./code-word.ts";
import { number2 } from "./format.ts";
import { stoneAttributes } from "./stone.ts";

type Code = string | null;
export type Finish = { cut: Code; polish: Code; symmetry: Code };

/** True for grades that the trade writes in a row. A cut of one letter would read as a colour behind a clarity: SI1 F. */
const isInRow = ({ cut, polish, symmetry }: Finish) => (cut ?? "").length > 1 && Boolean(polish && symmetry);

/** Cut, polish and symmetry: EX VG EX. If one is missing, or the cut is Good or Fair, each has its name. */
export function finishWords(finish: Finish): string | null {
  const { cut, polish, symmetry } = finish;
  if (isInRow(finish)) return `${cut} ${polish} ${symmetry}`;
  const named = [cut && `cut ${cut}`, polish && `pol ${polish}`, symmetry && `sym ${symmetry}`];
  return named.filter(Boolean).join(" ") || null;
}

/** The grades beside the four Cs that decide about a price. */
export type Look = { fluorescence: Code; fluorescence_color: Code; shade: Code; milky: Code; eye_clean: Code };
export type Graded = Finish & Look;

/** The names of the codes that a house begins with. A code of the house's own is said as it is. */
export const lookNames = {
  fluorescence: { NON: "None", VSL: "Very slight", FNT: "Faint", MED: "Medium", STG: "Strong", VST: "Very strong" },
  fluorescence_color: { B: "Blue", Y: "Yellow", G: "Green", O: "Orange", W: "White", R: "Red" },
  shade: {
    NONE: "None",
    YL: "Yellow",
    BR: "Brown",
    VLB: "Very light brown",
    LB: "Light brown",
    DB: "Dark brown",
    GR: "Green",
    GY: "Grey",
    BL: "Black",
    PK: "Pink",
    BLU: "Blue",
    MIX: "Mixed tinge",
  },
  eye_clean: { Y: "Yes", N: "No", B: "Borderline" },
} as const satisfies Partial<Record<keyof Look, Record<string, string>>>;

const nameOf = (attribute: keyof typeof lookNames, code: string): string | undefined => {
  const names: Record<string, string> = lookNames[attribute];
  return Object.hasOwn(names, code) ? names[code] : undefined;
};

/** Codes on which there is nothing to remark. */
const plain = { fluorescence: "NON", shade: "NONE", milky: "M0", eye_clean: "Y" } as const;
const notEyeClean = "N";

const said = (attribute: keyof typeof plain, words: string) => `${stoneAttributes[attribute].label} ${words}`;

/** The strength and colour of the fluorescence: "Strong blue", "None"; null if it is not known. */
export function fluorescenceWord({ fluorescence, fluorescence_color }: Partial<Look>): string | null {
  if (!fluorescence) return null;
  const strength = nameOf("fluorescence", fluorescence) ?? fluorescence;
  if (!fluorescence_color || fluorescence === plain.fluorescence) return strength;
  return `${strength} ${nameOf("fluorescence_color", fluorescence_color)?.toLowerCase() ?? fluorescence_color}`;
}

/** Everything about a stone's look that is not plain, each in a few words. Nobody must buy or sell on without it. */
export function remarksOf(look: Partial<Look>): string[] {
  const { fluorescence, shade, milky, eye_clean } = look;
  const glow = fluorescence === plain.fluorescence ? null : fluorescenceWord(look);
  return [
    glow && said("fluorescence", glow),
    shade && shade !== plain.shade && said("shade", nameOf("shade", shade) ?? shade),
    milky && milky !== plain.milky && said("milky", milky),
    eye_clean && eye_clean !== plain.eye_clean && eyeCleanWords(eye_clean),
  ].flatMap((words) => words || []);
}

const eyeCleanWords = (code: string) =>
  code === notEyeClean ? "Not eye clean" : said("eye_clean", nameOf("eye_clean", code) ?? code);

/** "Fluorescence None", where there is room for it; null if the stone has some or it is not known. */
export const noGlow = ({ fluorescence }: Partial<Look>): string | null =>
  fluorescence === plain.fluorescence ? said("fluorescence", lookNames.fluorescence.NON) : null;

export type GradedInWords = Coloured &
  Graded & { shape: string | null; carat: number | string | null; clarity: string | null };

/** A stone in one sentence: shape, weight, colour, clarity, finish, its report, and what is not plain about it. */
export function gradingWords(stone: GradedInWords, report: string | null): string {
  const { shape, carat, clarity } = stone;
  const grades = [
    shape && attributeWord("shape", shape),
    `${number2(carat === null ? null : Number(carat))} ct`,
    colourWords(stone),
    clarity,
    finishWords(stone),
    report,
  ];
  return [grades.filter(Boolean).join(" "), ...remarksOf(stone)].join(", ");
}
