import type { DiamondType, StoneAttribute } from "./stone.ts";

/** A code as a word: `HONG_KONG` is Hong Kong, `PINK` is Pink. Anything else was written by a person and stays. */
export const codeWord = (code: string): string =>
  /^[A-Z0-9_-]+$/.test(code)
    ? code
        .split("_")
        .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
        .join(" ")
    : code;

/**
 * The code for a thing that a stone lacks, such as a report or a treatment. It is no grade, so it is said as a word.
 */
const lacking = "NONE";

/** Attributes that people say rather than spell, however short the code is. */
const said: readonly StoneAttribute[] = ["shape", "fancy_color", "overtone", "location"];

/** A code of a stone as people read it. Grades and codes of two letters are the trade's own words and stay. */
export const attributeWord = (attribute: StoneAttribute, code: string): string =>
  said.includes(attribute) || code.length > 4 || code === lacking || isColour(attribute, code) ? codeWord(code) : code;

/** The report of a stone: its laboratory and its number. */
export const reportWords = ({ lab, report_no }: { lab: string | null; report_no: string | null }): string =>
  [lab && attributeWord("lab", lab), report_no].filter(Boolean).join(" ");

/** True if a report gives the fancy colour where others have a letter: RED is a word, D and N-Z are none. */
const isColour = (attribute: StoneAttribute, code: string) => attribute === "color" && /^[A-Z]{3,}$/.test(code);

export type Coloured = {
  diamond_type: DiamondType;
  color: string | null;
  intensity: string | null;
  overtone: string | null;
  fancy_color: string | null;
};

/** The colour in one breath: a letter, or a fancy stone's intensity, overtone and colour. */
export const colourWords = ({ diamond_type, color, intensity, overtone, fancy_color }: Coloured): string =>
  diamond_type === "fancy" ? (gradedColour({ color: fancy_color, intensity, overtone }) ?? "") : (color ?? "");

/** The same where one column holds letters and fancy colours. A paper from before intensities were kept has none. */
export const gradedColour = ({ color, intensity, overtone }: Graded): string | null =>
  [
    intensity && attributeWord("intensity", intensity),
    overtone && overtone !== lacking && attributeWord("overtone", overtone),
    color && attributeWord("color", color),
  ]
    .filter(Boolean)
    .join(" ") || null;
type Graded = { color: string | null; intensity?: string | null; overtone?: string | null };
