import { kindOf } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { words } from "./words.ts";

/** The kind of stones of a search: "White diamonds, natural". */
export function kindWords(what: StoneSearch): string {
  const { diamond_type, stone_origin } = kindOf(what);
  return words.about[diamond_type ?? "both"] + (stone_origin === null ? "" : words.ofOrigin[stone_origin]);
}
