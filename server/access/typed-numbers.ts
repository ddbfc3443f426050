import type { Kysely } from "kysely";
import { exactlyBy, type Numbered } from "#domain/meant-stones.ts";
import { exactSpellings, otherSpellings, spellingsOf } from "#domain/number-spellings.ts";
import { numberedStones } from "../db/queries/stone-numbers.ts";
import type { Tables } from "../db/tables.ts";

/**
 * The stones of the house that have exactly these numbers, of those numbers that have other spellings too. Such a stone
 * keeps its number to itself, even where it is not asked about.
 */
export async function exactlyNumbered(db: Kysely<Tables>, numbers: readonly string[]): Promise<Numbered[]> {
  const unsure = numbers.filter((number) => otherSpellings(number).length > 0);
  return unsure.length === 0 ? [] : numberedStones(db, unsure.flatMap(exactSpellings));
}

/** The numbers to look for under typed ones: exactly as typed where a stone has that number, else in all spellings. */
export async function numbersMeant(db: Kysely<Tables>, numbers: readonly string[]): Promise<string[]> {
  const exactly = exactlyBy(await exactlyNumbered(db, numbers));
  return [...new Set(numbers.flatMap((one) => (exactly(one).length > 0 ? exactSpellings(one) : spellingsOf([one]))))];
}
