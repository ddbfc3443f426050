import { describe, expect, it } from "vitest";
import { toAddress } from "#domain/search/search-address.ts";
import { understand } from "#domain/search/words/understand.ts";
import { houseVocabulary } from "./house-vocabulary.ts";

/** The search of some words, in the form of the results' address. Unknown words follow a question mark. */
export function asked(text: string, diamond_type?: "white" | "fancy"): string {
  const { search, unknown } = understand(text, houseVocabulary, diamond_type && { diamond_type });
  const address = Object.entries(toAddress(search)).map(([name, value]) => `${name}=${value}`);
  return [...address, ...unknown.map((word) => `?${word}`)].join(" ");
}

/** A table of phrases with their meanings. */
export const means = (title: string, phrases: [text: string, address: string][]) =>
  describe(title, () => {
    it.each(phrases)("%s", (text, address) => expect(asked(text)).toBe(address));
  });
