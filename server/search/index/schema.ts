import { LINE_ROOM } from "./line.ts";
import { type NumberType, numberTypes } from "./number-types.ts";
import { refusal } from "./refusals.ts";

/** The description of an index's stones. All numbers are whole: numbers by their scale, money in cents. */
export interface SchemaDescription {
  /**
   * Coded columns: a row holds the place of its value in this list. A column has at most 256 values. `none` is the
   * value of a stone without one.
   */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[]; readonly none?: string }[];
  /** Numeric columns. A column that may be empty keeps the lowest number of its type for that. */
  readonly numbers: readonly {
    readonly name: string;
    readonly type: NumberType;
    /** Decimal places: a carat of scale 2 is held in hundredths. */
    readonly scale: number;
    readonly isNullable?: boolean;
  }[];
  /**
   * Texts that are searched whole or by their beginning: stock and report numbers. Ordered ones are fast to sort by and
   * to search by their beginning, for eight bytes more.
   */
  readonly keys: readonly { readonly name: string; readonly isOrdered?: boolean }[];
  readonly price: {
    /**
     * The columns that own prices are computed from: price and list price in cents, discount and carat in hundredths.
     */
    readonly perCarat: string;
    readonly list: string;
    readonly discount: string;
    readonly carat: string;
    /** The cents that a quoted total has above price × carat; without it every total is that product. */
    readonly rest?: string;
    /** The number of a viewer's factors: one per provider × carat range, or as the house cuts its markup. */
    readonly buckets: number;
    /** The names of the own prices, as ranges and sorts use them. */
    readonly own: { readonly perCarat: string; readonly amount: string; readonly discount: string };
  };
  /** The attribute and the values of the availability filter of spec §4. */
  readonly availability: { readonly attribute: string; readonly available: readonly string[] };
  /** The columns that rows are clustered by. Similar rows lie together, so that whole blocks can be skipped. */
  readonly clusterBy: readonly string[];
}

export interface Attribute {
  readonly name: string;
  readonly index: number;
  readonly values: readonly string[];
  /** The place of its first value among the values of all attributes. */
  readonly first: number;
  /** The code of a stone without a value; NaN if every stone has one. */
  readonly none: number;
}

export interface NumberColumn {
  readonly name: string;
  readonly index: number;
  readonly type: NumberType;
  readonly scale: number;
  readonly lowest: number;
  readonly highest: number;
  /** The value of a missing number; NaN if none may be missing. */
  readonly none: number;
}

export interface Key {
  readonly name: string;
  readonly index: number;
  readonly isOrdered: boolean;
}

/** A checked description, with columns found by name. */
export interface Schema {
  readonly description: SchemaDescription;
  readonly attributes: readonly Attribute[];
  readonly numbers: readonly NumberColumn[];
  readonly keys: readonly Key[];
  /** The number of values of all attributes together. */
  readonly valueCount: number;
  readonly buckets: number;
  readonly price: Readonly<Record<"perCarat" | "list" | "discount" | "carat", NumberColumn>> & {
    readonly rest: NumberColumn | undefined;
  };
  readonly availability: { readonly attribute: Attribute; readonly available: readonly number[] };
  attribute(name: string): Attribute;
  number(name: string): NumberColumn;
  /** The code of a value of an attribute. */
  code(attribute: string, value: string): number;
}

const most = { values: 256, buckets: 65_536 };

/** Checks a description. A description that the index cannot hold is refused. */
export function defineSchema(description: SchemaDescription): Schema {
  let valueCount = 0;
  const attributes = description.attributes.map(({ name, values, none }, index) => {
    must(values.length > 0 && values.length <= most.values, `${name} has ${values.length} values, not 1 to 256`);
    const first = valueCount;
    valueCount += values.length;
    const code = none === undefined ? Number.NaN : values.indexOf(none);
    must(code !== -1, `${name} has no value ${none}`);
    return { name, index, values, first, none: code };
  });
  const numbers = description.numbers.map(({ name, type, scale, isNullable }, index) => {
    const { lowest, highest } = numberTypes[type];
    return {
      name,
      index,
      type,
      scale,
      highest,
      lowest: isNullable ? lowest + 1 : lowest,
      none: isNullable ? lowest : Number.NaN,
    };
  });
  const { price, availability } = description;
  const keys = description.keys.map(({ name, isOrdered = false }, index) => ({ name, index, isOrdered }));
  must(lineBytes(attributes.length, keys) <= LINE_ROOM, "codes and keys do not fit a row's line");
  must(price.buckets > 0 && price.buckets <= most.buckets, `${price.buckets} price buckets are not 1 to 65,536`);
  const names = [...attributes, ...numbers, ...keys].map(({ name }) => name).concat(Object.values(price.own), "id");
  must(new Set(names).size === names.length, "a name stands twice");

  const find = <One extends { name: string }>(all: readonly One[], name: string): One => {
    const found = all.find((one) => one.name === name);
    if (!found) throw refusal("columnUnknown", name);
    return found;
  };
  const attribute = (name: string) => find(attributes, name);
  const number = (name: string) => find(numbers, name);
  const code = (name: string, value: string) => {
    const at = attribute(name).values.indexOf(value);
    if (at < 0) throw refusal("columnUnknown", `${name} ${value}`);
    return at;
  };
  const columns = {
    perCarat: number(price.perCarat),
    list: number(price.list),
    discount: number(price.discount),
    carat: number(price.carat),
    rest: price.rest === undefined ? undefined : number(price.rest),
  };
  must(columns.perCarat.type === "u32" && columns.list.type === "u32", "prices are of type u32, in cents");
  must(columns.carat.type === "u16" && columns.carat.scale === 2, "the carat is of type u16, in hundredths");
  must(Number.isNaN(columns.perCarat.none) && Number.isNaN(columns.carat.none), "price and carat are never missing");
  must(!columns.rest || columns.rest.type === "i16", "rests of totals are of type i16, in cents");
  must(columns.list.none === 0 && !Number.isNaN(columns.discount.none), "list price and discount may be missing");
  for (const name of description.clusterBy) must(names.includes(name), `it is clustered by ${name}, which it has not`);
  return {
    description,
    attributes,
    numbers,
    keys,
    valueCount,
    buckets: price.buckets,
    price: columns,
    availability: {
      attribute: attribute(availability.attribute),
      available: availability.available.map((value) => code(availability.attribute, value)),
    },
    attribute,
    number,
    code,
  };
}

/**
 * The bytes of a row's line for codes and keys: each text's position, and for ordered ones the sixth to tenth
 * character.
 */
const lineBytes = (codes: number, keys: readonly Key[]) =>
  ((codes + 3) & ~3) + keys.length * 4 + keys.filter(({ isOrdered }) => isOrdered).length * 4;

function must(isTrue: boolean, otherwise: string) {
  if (!isTrue) throw refusal("schemaWrong", otherwise);
}
