import { describe, expect, it } from "vitest";
import { toAddress } from "#domain/search/search-address.ts";
import { understand } from "#domain/search/words/understand.ts";
import { houseVocabulary } from "./house-vocabulary.ts";

/** What the words ask for, as the address of the results writes it; unknown words after a question mark. */
export function asked(text: string, diamond_type?: "white" | "fancy"): string {
  const { search, unknown } = understand(text, houseVocabulary, diamond_type && { diamond_type });
  const address = Object.entries(toAddress(search)).map(([name, value]) => `${name}=${value}`);
  return [...address, ...unknown.map((word) => `?${word}`)].join(" ");
}

/** A table of phrases that must be understood so. */
export const means = (title: string, phrases: [text: string, address: string][]) =>
  describe(title, () => {
    it.each(phrases)("%s", (text, address) => expect(asked(text)).toBe(address));
  });
