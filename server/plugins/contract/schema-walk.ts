import type { Schema } from "./openapi.ts";

const maps = ["properties", "patternProperties", "$defs", "dependentSchemas"];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const singles = [
  "items",
  "additionalProperties",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contains",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
];
/** Keywords for readers only. All others reach Ajv in strict mode, so that a misspelt keyword stops the boot. */
const notes = ["title", "description", "example", "examples", "externalDocs", "discriminator", "xml", "deprecated"];

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema without its notes, each schema in it replaced by the result of `change`. */
export const mapSchema = (schema: Schema, change: (child: Schema, keyword: string) => Schema): Schema => {
  const mapped: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (notes.includes(keyword) || keyword.startsWith("x-")) continue;
    if (maps.includes(keyword) && isSchema(value))
      mapped[keyword] = Object.fromEntries(Object.entries(value).map(([k, v]) => [k, change(v as Schema, keyword)]));
    else if (lists.includes(keyword) && Array.isArray(value))
      mapped[keyword] = value.map((one) => (isSchema(one) ? change(one, keyword) : one));
    else if (singles.includes(keyword) && isSchema(value)) mapped[keyword] = change(value, keyword);
    else mapped[keyword] = value;
  }
  return mapped;
};

const component = /^#\/components\/schemas\/([^/]+)(\/.*)?$/;
/** A reference to a component by its short name; `rename` can choose another of its forms. */
export const shortRef = (ref: string, rename = (name: string) => name) =>
  ref.replace(component, (_all, name: string, rest?: string) => (rest ? `${rename(name)}#${rest}` : rename(name)));

/** The schema without its notes, with short references. */
export const linked = (schema: Schema): Schema => {
  const mapped = mapSchema(schema, linked);
  return typeof mapped.$ref === "string" ? { ...mapped, $ref: shortRef(mapped.$ref) } : mapped;
};
