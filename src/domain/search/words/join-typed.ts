import { lift } from "../change-search.ts";
import type { StoneSearch } from "../stone-search.ts";
import { joinSearches } from "./join-searches.ts";

/**
 * Joins a search with the words typed beside it. A typed origin is one of the two switches of the kind, as white and fancy
 * are the other: it replaces the one chosen before.
 */
export const joinTyped = (search: StoneSearch, typed: StoneSearch): StoneSearch =>
  joinSearches([typed.attributes?.stone_origin ? lift(search, ["stone_origin"]) : search, typed]);
