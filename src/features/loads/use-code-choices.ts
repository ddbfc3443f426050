import { diamondTypes, originNames, type StoneAttribute, stoneAttributes, stoneOrigins } from "#domain/stone.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import { words } from "./words.ts";

const isAttribute = (field: string): field is StoneAttribute => field in stoneAttributes;

interface CodeChoice {
  value: string;
  label: string;
}

/** The values of a coded field, under the house's names. */
export function useCodeChoices(field: string | null): readonly CodeChoice[] {
  const vocabulary = useVocabulary();
  if (field === "stone_origin") return stoneOrigins.map((code) => ({ value: String(code), label: originNames[code] }));
  if (field === "diamond_type") return diamondTypes.map((value) => ({ value, label: words.diamondTypes[value] }));
  if (field === null || !isAttribute(field)) return [];
  const known: Readonly<Record<string, readonly { code: string; name: string }[] | undefined>> = vocabulary;
  return (known[field] ?? []).map(({ code, name }) => ({
    value: code,
    label: name === code ? code : `${code}, ${name}`,
  }));
}
