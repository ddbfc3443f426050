import type { DiamondType, StoneAttribute } from "./stone.ts";

/** A code that is a word: `HONG_KONG` is Hong Kong, `PINK` is Pink. Anything else is what somebody wrote, and stays. */
export const codeWord = (code: string): string =>
  /^[A-Z0-9_-]+$/.test(code)
    ? code
        .split("_")
        .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
        .join(" ")
    : code;

/** What people say rather than spell, however short its code is. */
const said: readonly StoneAttribute[] = ["shape", "fancy_color", "overtone", "location"];

/** A code of a stone as people read it. Two letters and grades are the trade's own words and stay. */
export const attributeWord = (attribute: StoneAttribute, code: string): string =>
  said.includes(attribute) || code.length > 4 || isColour(attribute, code) ? codeWord(code) : code;

/** A paper says the fancy colour where others have a letter: RED is a word, D and N-Z are none. */
const isColour = (attribute: StoneAttribute, code: string) => attribute === "color" && /^[A-Z]{3,}$/.test(code);

export type Coloured = {
  diamond_type: DiamondType;
  color: string | null;
  intensity: string | null;
  overtone: string | null;
  fancy_color: string | null;
};

/** The colour in one breath: a letter; of a fancy stone how strong it is, what it leans to, and what it is. */
export const colourWords = ({ diamond_type, color, intensity, overtone, fancy_color }: Coloured): string =>
  diamond_type === "fancy"
    ? [
        intensity && attributeWord("intensity", intensity),
        overtone && overtone !== "NONE" && attributeWord("overtone", overtone),
        fancy_color && attributeWord("fancy_color", fancy_color),
      ]
        .filter(Boolean)
        .join(" ")
    : (color ?? "");
