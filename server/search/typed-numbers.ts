import { otherSpellings } from "#domain/number-spellings.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Found } from "../house/found.ts";

type Numbers = NonNullable<Found["numbers"]>;
/** Looks numbers up exactly, in the viewer's sight. */
type LookUp = (numbers: readonly string[]) => Promise<Numbers>;
type Lookups = {
  find: LookUp;
  /** Those of some numbers that are exactly the numbers of stones that are gone. */
  gone(numbers: readonly string[]): Promise<Set<string>>;
};

/** A search whose typed numbers are written as the house writes them. */
export interface Spelled {
  search: StoneSearch;
  /** Puts the stones that were found under each number of the house under the typed one. */
  asTyped(found: Found): Found;
}

/**
 * Writes the typed numbers of a search as the house does, before it is answered: index, database and ClickHouse compare
 * numbers exactly. A number that a stone has exactly stays as it is typed. Undefined if all stay as they are.
 */
export async function spelledNumbers(search: StoneSearch, { find, gone }: Lookups): Promise<Spelled | undefined> {
  const { numbers = [] } = search;
  const unsure = numbers.filter((number) => otherSpellings(number).length > 0);
  if (unsure.length === 0) return undefined;
  const missing = (await find(unsure)).filter(({ ids }) => ids.length === 0).map(({ text }) => text);
  const others = new Map(missing.map((text) => [text, otherSpellings(text)]));
  const all = [...new Set([...others.values()].flat())];
  const there = new Set((await lookedUp(find, all)).filter(({ ids }) => ids.length > 0).map(({ text }) => text));
  if (there.size === 0) return undefined;
  const sold = await gone(missing);
  const meant = new Map(
    [...others].flatMap(([typed, spellings]) => {
      const spelled = sold.has(typed) ? [] : spellings.filter((one) => there.has(one));
      return spelled.length > 0 ? [[typed, spelled] as const] : [];
    }),
  );
  if (meant.size === 0) return undefined;
  const written = (typed: string) => meant.get(typed) ?? [typed];
  return {
    search: { ...search, numbers: [...new Set(numbers.flatMap(written))] },
    asTyped: ({ numbers: found = [], ...rest }) => {
      const under = new Map(found.map(({ text, ids }) => [text, ids]));
      const idsOf = (typed: string) => written(typed).flatMap((one) => under.get(one) ?? []);
      return {
        ...rest,
        numbers: numbers.map((text) => ({ text, ids: [...new Set(idsOf(text))].sort((a, b) => a - b) })),
      };
    },
  };
}

const lookedUp = async (find: LookUp, numbers: readonly string[]) => (numbers.length === 0 ? [] : find(numbers));
