import { attributeWord, type Coloured, colourWords } from "../code-word.ts";
import { decimalText, hundredths } from "../money.ts";
import { originNames, type StoneAttribute, type StoneOrigin, stoneAttributes } from "../stone.ts";

/** A stone as it travels. A field that the viewer may not see is absent. */
export type StoneFields = Readonly<Record<string, unknown>>;

/**
 * The value of a stone in a column: a code, a figure, a text, a moment. Null for none, or for one that the viewer may
 * not see.
 */
export function stoneValue(stone: StoneFields, column: string): string | number | null {
  if (column === "measurements") return measurementsOf(stone);
  if (column === "stone_origin") return originNames[stone.stone_origin as StoneOrigin] ?? null;
  if (column === "has_hearts_arrows") return stone.has_hearts_arrows ? "Yes" : null;
  const value = column === "provider" ? (stone.provider as { name?: string } | undefined)?.name : stone[column];
  return typeof value === "number" || (typeof value === "string" && value !== "") ? value : null;
}

/** The value of a stone in people's words: a code reads as a word, and the colour of a fancy stone in one breath. */
export function stoneWord(stone: StoneFields, column: string): string | number | null {
  const isFancy = stone.diamond_type === "fancy";
  if (isFancy && (column === "color" || column === "fancy_color")) return colourWords(stone as Coloured) || null;
  const value = stoneValue(stone, column);
  return typeof value === "string" && isAttribute(column) ? attributeWord(column, value) : value;
}

const mediaFields = ["image", "video", "certificate"] as const;

/** The media that a stone has. */
export const mediaOf = (stone: StoneFields): (typeof mediaFields)[number][] =>
  mediaFields.filter((name) => typeof stone[name] === "string" && stone[name] !== "");

const isAttribute = (column: string): column is StoneAttribute => column in stoneAttributes;

/** 6.43 × 6.46 × 3.98; null if nothing was measured. */
function measurementsOf({ length, width, height }: StoneFields): string | null {
  const measured = [length, width, height].filter((size) => typeof size === "number");
  return measured.length === 0 ? null : measured.map((size) => decimalText(hundredths(size))).join(" × ");
}
