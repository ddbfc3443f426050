import {
  type PairAttribute,
  type PairNumber,
  type PairSearch,
  type PairTolerances,
  pairAttributes,
  pairNumbers,
  pairStepNames,
} from "./pair-search.ts";
import { fromAddress, type SearchAddress, toAddress } from "./search-address.ts";

/** The word in an address for a column that is not compared, and for no attribute that must be alike. */
const off = "off";

/** A pair search as an address writes it: the search's own words, with `pair_length=0.05`, `pair_equal=cut,lab`. */
export function toPairAddress({ pair = {}, ...search }: PairSearch): SearchAddress {
  const address = toAddress(search);
  for (const name of [...pairNumbers, ...pairStepNames]) {
    const value = pair[name];
    if (value !== undefined) address[`pair_${name}`] = value === null ? off : String(value);
  }
  if (pair.equal) address.pair_equal = pair.equal.join(",") || off;
  if (pair.is_exclusive !== undefined) address.pair_exclusive = pair.is_exclusive ? "yes" : "no";
  return address;
}

/** The pair search of an address. Anything may be pasted there. A value that does not fit counts as absent. */
export function fromPairAddress(raw: Record<string, unknown>): PairSearch {
  const pair: PairTolerances = {};
  for (const name of [...pairNumbers, ...pairStepNames]) {
    const value = tolerance(raw[`pair_${name}`]);
    if (typeof value === "number") pair[name] = value;
    else if (value === null && isOptional(name)) pair[name] = null;
  }
  const equal = attributes(raw.pair_equal);
  if (equal) pair.equal = equal;
  if (raw.pair_exclusive === "yes" || raw.pair_exclusive === "no") pair.is_exclusive = raw.pair_exclusive === "yes";
  const search = fromAddress(raw);
  return Object.keys(pair).length > 0 ? { ...search, pair } : search;
}

const isOptional = (name: string): name is Exclude<PairNumber, "carat"> =>
  name !== "carat" && pairNumbers.some((one) => one === name);

function tolerance(value: unknown): number | null | undefined {
  if (value === off) return null;
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
}

function attributes(value: unknown): PairAttribute[] | undefined {
  if (value === off) return [];
  const names = typeof value === "string" ? value.split(",") : [];
  const known = pairAttributes.filter((name) => names.includes(name));
  return known.length > 0 ? known : undefined;
}
