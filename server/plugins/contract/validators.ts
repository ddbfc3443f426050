import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { closed, open, openName } from "./closed-schemas.ts";
import { refusal } from "./field-errors.ts";
import type { Contract, Parameter, Schema } from "./openapi.ts";

/** Throws the refusal of a value that breaks its schema. It fills in defaults, and converts parameters. */
export type Check = (value: unknown) => void;

const options: Options = {
  useDefaults: true,
  // Refuses a misspelt keyword and an unknown format: either would silently allow everything.
  strictSchema: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
  // Without it 19.99 is not a multiple of 0.01.
  multipleOfPrecision: 6,
};

/** Above this many values only the first fault is looked for: a list of a million faults would take too much memory. */
const DETAIL_LIMIT = 5_000;

const isSmall = (root: unknown) => {
  let count = 0;
  const counts = (value: unknown): boolean =>
    ++count <= DETAIL_LIMIT && (typeof value !== "object" || value === null || Object.values(value).every(counts));
  return counts(root);
};

export const ajvFor = (contract: Contract, extra: Options) => {
  const ajv = new Ajv2020({ ...options, ...extra });
  // The package is CommonJS: its types and its run-time form disagree about the default.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    ajv.addSchema({ ...closed(schema), $id: name });
    ajv.addSchema({ ...open(schema), $id: openName(name) });
  }
  return ajv;
};

const checksOf = (contract: Contract, extra: Options) => {
  const quick = ajvFor(contract, extra);
  let thorough: Ajv2020 | undefined;
  const thoroughly = (schema: Schema): ValidateFunction => {
    thorough ??= ajvFor(contract, { ...extra, allErrors: true, validateSchema: false });
    return thorough.compile(schema);
  };
  const make = (schema: Schema, root: string): Check => {
    const isValid = quick.compile(schema);
    let all: ValidateFunction | undefined;
    return (value) => {
      if (isValid(value)) return;
      const first = isValid.errors ?? [];
      if (!isSmall(value)) throw refusal(first, root);
      all ??= thoroughly(schema);
      // The first check may have converted the value, so that the second finds no fault.
      throw refusal(all(value) ? first : (all.errors ?? first), root);
    };
  };
  const made = new Map<string, Check>();
  return (schema: Schema, root: string): Check => {
    const strict = closed(schema);
    const key = `${root} ${JSON.stringify(strict)}`;
    const check = made.get(key) ?? make(strict, root);
    made.set(key, check);
    return check;
  };
};

/**
 * Makes the checks of a contract's requests. Equal schemas are compiled once; the check for all faults is compiled at
 * the first fault.
 */
export const validatorsFor = (contract: Contract, extra: Options = {}) => {
  const exact = checksOf(contract, extra);
  const converting = checksOf(contract, { ...extra, coerceTypes: "array" });

  const parameters = (all: Parameter[], where: "path" | "query" | "header"): Check => {
    const name = (one: Parameter) => (where === "header" ? one.name.toLowerCase() : one.name);
    const here = all.filter((one) => one.in === where);
    const schema: Schema = {
      type: "object",
      properties: Object.fromEntries(here.map((one) => [name(one), one.schema ?? {}])),
      required: here.filter((one) => one.required).map(name),
      ...(where === "header" && { additionalProperties: true }),
    };
    return converting(schema, `/${where}`);
  };
  return { exact, parameters };
};
