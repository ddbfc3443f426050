// The sentences that a form shows beside a refused field: one for each rule of a schema.

import { exact } from "./format.ts";

const MEGABYTE = 1_048_576;
const fileSize = (bytes: number) =>
  bytes < MEGABYTE / 10 ? `${exact(bytes)} bytes` : `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;

const mostDecimals = (places: number) => `at most ${places} ${places === 1 ? "decimal" : "decimals"}`;

/** The pattern by which a schema says that a text has a character that can be seen: a name may not be blank. */
export const visible = "[^\\s\\p{Cc}\\p{Cf}]";

/** Sentences without a schema keyword of their own. */
export const fieldMessages = {
  required: "Required.",
  unknown: "Unknown.",
  empty: "Must not be empty.",
  form: "Not in the right format.",
  character: "Contains a character that cannot be stored.",
  outOfRange: "Too large.",
  tooDeep: "Nested too deeply.",
  file: "Must be a file.",
  decimal: "Must be a number.",
  wholeNumber: "Must be a whole number.",
  number: (places: number) => `Must be a number with ${mostDecimals(places)}, such as 1,234.50.`,
  day: "Must be a day of the calendar, such as 31/12/2026.",
  outOfBounds: "Out of range.",
  codeUnknown: "Unknown code.",
  columnMissing: (column: string) => `The column ${column} is missing.`,
  idempotencyKey: "Must be 8 to 200 visible characters.",
  saidTwice: "Says something else than the body.",
  tooManyFiles: (limit: number) => `Must be at most ${exact(limit)} ${limit === 1 ? "file" : "files"}.`,
  fileTooLarge: (bytes: number) => `Must be at most ${fileSize(bytes)}.`,
};

/** The default of a list that somebody else chose meanwhile. */
export const defaultNow = (name: string): string => `${name} is the default now.`;

const types: Record<string, string> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "empty",
};

const formats: Record<string, string> = {
  email: "Must be an e-mail address.",
  date: "Must be a date (YYYY-MM-DD).",
  "date-time": "Must be a date with time (YYYY-MM-DDTHH:mm:ssZ).",
  time: "Must be a time.",
  uri: "Must be a web address.",
  uuid: "Must be an id.",
};

const entries = (count: number) => `${exact(count)} ${count === 1 ? "entry" : "entries"}`;
const characters = (count: number) => `${exact(count)} ${count === 1 ? "character" : "characters"}`;

type Params = Record<string, unknown>;
const limit = (params: Params) => Number(params.limit);
const comparisons: Record<string, string> = { ">=": "at least", "<=": "at most", ">": "more than", "<": "less than" };
const bound = (params: Params) => `Must be ${comparisons[String(params.comparison)]} ${exact(limit(params))}.`;

const decimals = (step: number) => {
  const places = -Math.log10(step);
  if (!Number.isInteger(places) || places < 1) return `Must be a multiple of ${step}.`;
  return `Must have ${mostDecimals(places)}.`;
};

const sentences: Record<string, (params: Params) => string> = {
  required: () => fieldMessages.required,
  additionalProperties: () => fieldMessages.unknown,
  unevaluatedProperties: () => fieldMessages.unknown,
  type: ({ type }) =>
    `Must be ${[type]
      .flat()
      .map((one) => types[String(one)])
      .join(" or ")}.`,
  minLength: (params) => (limit(params) === 1 ? fieldMessages.empty : `Must be at least ${characters(limit(params))}.`),
  maxLength: (params) => `Must be at most ${characters(limit(params))}.`,
  pattern: ({ pattern }) => (pattern === visible ? fieldMessages.empty : fieldMessages.form),
  format: ({ format }) => formats[String(format)] ?? fieldMessages.form,
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: ({ multipleOf }) => decimals(Number(multipleOf)),
  minItems: (params) => `Must have at least ${entries(limit(params))}.`,
  maxItems: (params) => `Must have at most ${entries(limit(params))}.`,
  uniqueItems: () => "Must not have the same entry twice.",
  minProperties: (params) => `Must have at least ${entries(limit(params))}.`,
  maxProperties: (params) => `Must have at most ${entries(limit(params))}.`,
  enum: ({ allowedValues }) =>
    `Must be one of: ${[allowedValues]
      .flat()
      .map((one) => one ?? "empty")
      .join(", ")}.`,
  const: ({ allowedValue }) => `Must be ${allowedValue}.`,
  dependentRequired: ({ property }) => `Is required together with ${property}.`,
};

/** The sentence for a rule of a schema that a field breaks, from the rule's name and its values. */
export const fieldMessage = (keyword: string, params: Params): string =>
  sentences[keyword]?.(params) ?? fieldMessages.form;
