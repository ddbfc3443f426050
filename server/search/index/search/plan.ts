import { type Answer, givesStones } from "#domain/search/answer.ts";
import type { BlockStore } from "../block-store.ts";
import { normalKey } from "../key-text.ts";
import { type Availability, defaultSize, type Filter, mostNumbers, type Query, type Range } from "../query.ts";
import { refusal } from "../refusals.ts";
import type { Attribute, Key, Schema } from "../schema.ts";
import type { Viewer } from "../viewer.ts";
import { basePriceRange } from "./base-price-range.ts";
import { type OwnName, planSort, type SortColumn } from "./plan-sort.ts";
import { clamp, type PlannedRange } from "./planned-range.ts";

export interface PlannedFilter {
  readonly attribute: Attribute;
  readonly codes: readonly number[];
  /** The address of the marks of the passing codes, one byte each. */
  readonly pass: number;
}

export type OwnRanges = Partial<Record<OwnName, readonly [number, number]>>;

/** A checked query in the terms of the blocks. */
export interface Plan {
  readonly answer: Answer;
  /** The limits of the viewer's sight: never left out, not even for a facet. */
  readonly scopes: readonly PlannedFilter[];
  readonly filters: readonly PlannedFilter[];
  readonly ranges: readonly PlannedRange[];
  readonly own: OwnRanges | undefined;
  readonly begins: readonly { readonly key: Key; readonly text: Uint8Array }[];
  readonly numbers: readonly string[] | undefined;
  readonly sort: readonly SortColumn[];
  readonly offset: number;
  readonly size: number;
}

/** Reads a query. A query for something that it cannot have is refused before the search. */
export function makePlan({ schema, scratch }: BlockStore, query: Query, viewer: Viewer): Plan {
  const { ranges = {}, begins = {}, numbers, offset = 0, size = defaultSize, answer = "page" } = query;
  if (numbers && numbers.length > mostNumbers) throw refusal("tooManyNumbers", numbers.length, mostNumbers);
  if (!isCount(offset) || !isCount(size)) throw refusal("pageOutOfRange", offset, size);
  const mayUse = (name: string) => {
    if (viewer.closed.has(name)) throw refusal("columnClosed", name);
    return name;
  };

  let nextPass = scratch.pass;
  const planned = (attribute: Attribute, codes: readonly number[]): PlannedFilter => {
    const pass = nextPass;
    nextPass += 256;
    return { attribute, codes, pass };
  };
  const scopes = viewer.sees.map(({ attribute, codes }) => planned(schema.attributes[attribute] as Attribute, codes));
  const filters = [...passingCodes(schema, query)].map(([attribute, codes]) => {
    mayUse(attribute.name);
    return planned(attribute, [...codes]);
  });
  const { column, own } = planRanges(schema, ranges, mayUse);
  return {
    answer,
    scopes,
    filters,
    ranges: own.perCarat && !viewer.points ? [...column, basePriceRange(schema, own.perCarat, viewer)] : column,
    own: Object.keys(own).length ? own : undefined,
    begins: Object.entries(begins).flatMap(([name, text]) => planBeginning(schema, mayUse(name), text)),
    numbers,
    sort: givesStones(answer) ? planSort(schema, query.sort, mayUse) : [],
    offset,
    size,
  };
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/**
 * The codes that pass, by attribute. The query's filters decide, and the availability counts as one more filter on the
 * status.
 */
function passingCodes(schema: Schema, { filters = {}, availability = 3 }: Query): Map<Attribute, Set<number>> {
  const passing = new Map<Attribute, Set<number>>();
  for (const [name, filter] of Object.entries(filters)) {
    const attribute = schema.attribute(name);
    passing.set(attribute, codesOf(attribute, filter));
  }
  if (availability !== 3) {
    const { attribute, available } = schema.availability;
    const allowed = codesOf(attribute, availabilityFilter(availability, available));
    const wanted = passing.get(attribute);
    passing.set(attribute, wanted ? new Set([...wanted].filter((code) => allowed.has(code))) : allowed);
  }
  return passing;
}

const availabilityFilter = (availability: Availability, available: readonly number[]): Filter =>
  availability === 1 ? { in: available } : { notIn: available };

function codesOf({ name, values }: Attribute, filter: Filter): Set<number> {
  const isIn = "in" in filter;
  const named = new Set(isIn ? filter.in : filter.notIn);
  for (const code of named) if (values[code] === undefined) throw refusal("codeOutOfRange", name, code);
  return isIn ? named : new Set([...values.keys()].filter((code) => !named.has(code)));
}

function planRanges(schema: Schema, ranges: Record<string, Range>, mayUse: (name: string) => string) {
  const column: PlannedRange[] = [];
  const own: Partial<Record<OwnName, [number, number]>> = {};
  const ownNames = Object.entries(schema.description.price.own) as [OwnName, string][];
  for (const [name, [from, to]] of Object.entries(ranges)) {
    mayUse(name);
    const low = from ?? Number.NEGATIVE_INFINITY;
    const high = to ?? Number.POSITIVE_INFINITY;
    if (Number.isNaN(low) || Number.isNaN(high)) throw refusal("rangeWrong", name);
    const ownName = ownNames.find(([, column]) => column === name)?.[0];
    if (ownName) own[ownName] = [low, high];
    else column.push(clamp(schema.number(name), low, high));
  }
  return { column, own };
}

function planBeginning(schema: Schema, name: string, text: string): { key: Key; text: Uint8Array }[] {
  const key = schema.keys.find((one) => one.name === name);
  if (!key) throw refusal("columnUnknown", name);
  const bytes = Buffer.from(normalKey(text), "utf8");
  return bytes.length ? [{ key, text: bytes }] : [];
}
