import { fromAddress, toAddress } from "#domain/search/search-address.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { clientParam, flagParam, stockParam, textParam, wholeParam } from "#domain/search-params.ts";

/** What the results show: which stones in which order, which page of them, for whom, and which one is open. */
export interface Results {
  what: StoneSearch;
  /** Words that were typed and that nobody understood: they stay in sight until they are corrected or left out. */
  unread?: string;
  page?: number;
  size?: number;
  /** The client one looks for. */
  userId?: number;
  /** Whether the form stands open that keeps this search. */
  save?: true;
  /** The stock number of the stone whose drawer is open. */
  stock?: string;
}

/** The results as the address has them: the search in its own words, and these. */
export type ResultsAddress = Record<string, string | number | true>;

const sizeMax = 1000;
/** As much as a pasted column may hold. */
const unreadMax = 4000;

/** Reads the address of the results; what does not fit counts as absent. */
export const readResults = (raw: Record<string, unknown>): Results => ({
  what: fromAddress(raw),
  unread: textParam(raw.unread, unreadMax),
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, sizeMax),
  userId: clientParam(raw),
  save: flagParam(raw.save),
  stock: stockParam(raw),
});

export function writeResults({ what, unread, page, size, userId, save, stock }: Results): ResultsAddress {
  const parts = { ...toAddress(what), unread, page, size, user_id: userId, save, stock };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, plain(value)]])),
  );
}

/** A word of digits would stand in quotation marks in the address. */
const plain = (value: string | number | true) => (/^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : value);
