import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Problem } from "#server/ground/problem.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import type { Contract, Schema } from "#server/plugins/contract/openapi.ts";
import { validatorsFor } from "#server/plugins/contract/validators.ts";

const file = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));
const contract: Contract = existsSync(file) ? loadContract(file) : { paths: {} };
const schemas = Object.entries(contract.components?.schemas ?? {});
const validators = validatorsFor(contract);

const examplesOf = ({ example, examples }: Schema): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...(Array.isArray(examples) ? examples : []),
];

/** Every example under a schema, with the schema that it is an example of. */
const within = (value: unknown, at: string): { at: string; schema: Schema; example: unknown }[] => {
  if (typeof value !== "object" || value === null) return [];
  const here = Array.isArray(value)
    ? []
    : examplesOf(value as Schema).map((example) => ({ at, schema: value as Schema, example }));
  const inside = Object.entries(value).filter(([key]) => key !== "examples" && key !== "example");
  return [...here, ...inside.flatMap(([key, child]) => within(child, `${at}/${key}`))];
};

const faults = (schema: Schema, example: unknown) => {
  try {
    validators.exact(schema, "")(structuredClone(example));
    return [];
  } catch (problem) {
    if (problem instanceof Problem) return problem.extra.errors;
    throw problem;
  }
};

const withoutValue = (value: unknown, at: string): string[] => {
  if (value === null) return [at];
  if (typeof value !== "object") return [];
  const written = Object.entries(value).filter(([key]) => !["examples", "example", "default", "enum"].includes(key));
  return written.flatMap(([key, child]) => withoutValue(child, `${at}/${key}`));
};

describe.skipIf(schemas.length === 0)("the contract's examples", () => {
  test("no comma in a description has become a key without a value", () => {
    expect(withoutValue(contract, "")).toEqual([]);
  });

  test.each(schemas)("%s has an example", (_name, schema) => {
    expect(examplesOf(schema).length).toBeGreaterThan(0);
  });

  test.each([...within(contract.components, "components"), ...within(contract.paths, "paths")])(
    "the example of $at is what its schema demands, without a field more",
    ({ schema, example }) => {
      expect(faults(schema, example)).toEqual([]);
    },
  );
});
