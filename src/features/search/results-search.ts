import { fromAddress, toAddress } from "#domain/search/search-address.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { clientParam, flagParam, stockParam, textParam, wholeParam } from "#domain/search-params.ts";

/** The state of the results: the search with its sorting, the page, the client, and the open stone. */
export interface Results {
  what: StoneSearch;
  /** Typed words that were not understood. They stay in sight until they are corrected or left out. */
  unread?: string;
  /** Words beside pasted numbers, which are offered as conditions. */
  beside?: string;
  page?: number;
  size?: number;
  /** The client that one searches for. */
  userId?: number;
  /** True if the form that keeps this search is open. */
  save?: true;
  /** The stock number of the stone with the open drawer. */
  stock?: string;
}

/** The address of the results: the search in its own words, with the other parameters. */
export type ResultsAddress = Record<string, string | number | true>;

const sizeMax = 1000;
/** The length of a pasted column at most. */
const unreadMax = 4000;
/** The length of the few words that are offered beside pasted numbers. */
const besideMax = 500;

/** Reads the address of the results. A value that does not fit counts as absent. */
export const readResults = (raw: Record<string, unknown>): Results => ({
  what: fromAddress(raw),
  unread: textParam(raw.unread, unreadMax),
  beside: textParam(raw.beside, besideMax),
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, sizeMax),
  userId: clientParam(raw),
  save: flagParam(raw.save),
  stock: stockParam(raw),
});

export function writeResults({ what, unread, beside, page, size, userId, save, stock }: Results): ResultsAddress {
  const parts = { ...toAddress(what), unread, beside, page, size, user_id: userId, save, stock };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, plain(value)]])),
  );
}

/** A word of digits as a number, as a router would put it in quotation marks. */
const plain = (value: string | number | true) => (/^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : value);
