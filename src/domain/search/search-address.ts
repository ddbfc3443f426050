import { choiceParam, dayParam, momentParam, sortParam, textParam } from "../search-params.ts";
import { diamondTypes, originNames, stoneOrigins } from "../stone.ts";
import {
  type AttributeFilter,
  containCodes,
  type NumberRange,
  numbersMax,
  type StoneSearch,
  searchAttributes,
  searchRanges,
  sortColumns,
} from "./stone-search.ts";

/** A search as an address writes it: `color=D,E`, `shade=!BROWN`, `carat=1..1.49`, `carat=..0.5`. */
export type SearchAddress = Record<string, string>;

/** The parameters of a search for an address. Empty conditions are not written. */
export function toAddress({ attributes = {}, ranges = {}, ...search }: StoneSearch): SearchAddress {
  const address: SearchAddress = {};
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") address[name] = String(value);
  };
  put("diamond_type", search.diamond_type);
  put("availability", search.availability);
  for (const name of searchAttributes) put(name, filterText(attributes[name]));
  for (const name of searchRanges) put(name, rangeText(ranges[name]));
  put("numbers", search.numbers?.join(","));
  put("begins", search.begins);
  put("startDate", search.startDate);
  put("endDate", search.endDate);
  put("since", search.since);
  put("sort", search.sort);
  return address;
}

/** The search of an address. Anything may be pasted there. A value that does not fit counts as absent. */
export function fromAddress(raw: Record<string, unknown>): StoneSearch {
  const attributes = Object.fromEntries(
    searchAttributes.flatMap((name) => {
      const filter = name === "stone_origin" ? originFrom(raw[name]) : filterFrom(raw[name]);
      return filter ? [[name, filter]] : [];
    }),
  );
  const ranges = Object.fromEntries(
    searchRanges.flatMap((name) => {
      const range = rangeFrom(raw[name]);
      return range ? [[name, range]] : [];
    }),
  );
  const availability = ([1, 2, 3] as const).find((code) => String(code) === String(raw.availability));
  const numbers = words(raw.numbers).slice(0, numbersMax);
  return present({
    diamond_type: choiceParam(raw.diamond_type, diamondTypes),
    availability,
    attributes: Object.keys(attributes).length > 0 ? attributes : undefined,
    ranges: Object.keys(ranges).length > 0 ? ranges : undefined,
    numbers: numbers.length > 0 ? numbers : undefined,
    begins: textParam(raw.begins)?.slice(0, 40),
    startDate: dayParam(raw.startDate),
    endDate: dayParam(raw.endDate),
    since: momentParam(raw.since),
    sort: sortParam(raw.sort, sortColumns),
  });
}

const present = <T extends object>(parts: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

const filterText = (filter: AttributeFilter | undefined) =>
  filter && filter.values.length > 0
    ? (filter.contain === containCodes.doesNotContain ? "!" : "") + filter.values.join(",")
    : undefined;

function filterFrom(value: unknown): AttributeFilter | undefined {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  const isOut = text.startsWith("!");
  const values = words(isOut ? text.slice(1) : text);
  if (values.length === 0) return undefined;
  return isOut ? { values, contain: containCodes.doesNotContain } : { values };
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const origins = stoneOrigins.map((code) => ({ code: String(code), letters: lettersOf(originNames[code]) }));

/** Origins by code or by name, as they stand. `all` names each of them, so that no usual choice takes its place (spec §4). */
function originFrom(value: unknown): AttributeFilter | undefined {
  const filter = filterFrom(value);
  if (!filter) return undefined;
  const said = filter.values.flatMap((word) =>
    origins.filter(({ code, letters }) => word === code || ["all", letters].includes(lettersOf(word))),
  );
  return said.length > 0 ? { ...filter, values: [...new Set(said.map(({ code }) => code))] } : undefined;
}

function words(value: unknown): string[] {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return [...new Set(text.split(",").map((word) => word.trim()))].filter((word) => word !== "" && word.length <= 60);
}

const rangeText = (range: NumberRange | undefined) => {
  const from = range?.from ?? "";
  const to = range?.to ?? "";
  return from === "" && to === "" ? undefined : `${from}..${to}`;
};

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

function rangeFrom(value: unknown): NumberRange | undefined {
  const [, from, to] = RANGE.exec(typeof value === "string" ? value : "") ?? [];
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
}
