import type { Vocabulary } from "#domain/search/words/types.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { attributeLists, entryOf } from "#server/seed/attribute-lists.ts";

const lists = new Map(attributeLists.map(({ code, entries }) => [code, entries.map(entryOf)]));

/** A new house's codes and spellings, in the form of a search. */
export const houseVocabulary: Vocabulary = Object.fromEntries(
  Object.entries(stoneAttributes).map(([name, { master }]) => [name, lists.get(master) ?? []]),
);
