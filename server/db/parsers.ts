import pg from "pg";

const { builtins } = pg.types;
const NUMERIC_ARRAY = 1231;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

type Parser = (text: string) => unknown;

/** The parsers of the types for which pg's own parser would lose something. */
const parsers: Record<number, Parser> = {
  [builtins.INT8]: wholeNumber, // count(*), bigint: pg alone gives text
  [builtins.DATE]: asText, // '2026-07-01': pg alone gives midnight in the portal's time zone, in UTC often the day before
  [builtins.NUMERIC]: asText, // exact
  [INT8_ARRAY]: inArray(wholeNumber),
  [DATE_ARRAY]: inArray(asText),
  [NUMERIC_ARRAY]: inArray(asText), // pg alone gives inexact numbers
};

/** The parser for a type by its number, in the form that a pool takes. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`${text} is too large for a JavaScript number: SELECT it as text`);
  }
  return number;
}

function asText(text: string): string {
  return text;
}

function inArray(parse: Parser): Parser {
  const split = pg.types.getTypeParser(TEXT_ARRAY, "text") as (text: string) => (string | null)[];
  return (text) => split(text).map((one) => (one === null ? null : parse(one)));
}
