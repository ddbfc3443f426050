import { attributeWord, codeWord } from "./code-word.ts";
import { number2, textOf } from "./format.ts";
import { originNames, type StoneAttribute, type StoneOrigin, stoneAttributeNames, stoneOrigins } from "./stone.ts";

const money: readonly string[] = ["price_per_ct", "disc", "rap"];
const isAttribute = (field: string): field is StoneAttribute => stoneAttributeNames.some((one) => one === field);
const originOf = (text: string): StoneOrigin | undefined => stoneOrigins.find((one) => String(one) === text);

/** A field's value in a load as people read it. The wire has it as the table of stones keeps it. */
export function shownField(field: string, value: string | null): string {
  if (value === null) return textOf(value);
  const origin = field === "stone_origin" ? originOf(value) : undefined;
  if (origin) return originNames[origin];
  if (field === "diamond_type") return codeWord(value.toUpperCase());
  if (field === "has_hearts_arrows") return value === "true" ? "Yes" : "No";
  if (field === "carat" || money.includes(field)) return number2(Number(value));
  return isAttribute(field) ? attributeWord(field, value) : value;
}
