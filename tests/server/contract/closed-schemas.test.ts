import { expect, test } from "vitest";
import { Problem } from "#server/ground/problem.ts";
import type { Schema } from "#server/plugins/contract/openapi.ts";
import { validatorsFor } from "#server/plugins/contract/validators.ts";

const schemas: Record<string, Schema> = {
  Box: { type: "object", required: ["lid"], properties: { lid: { type: "boolean" } } },
  Shut: { type: "object", additionalProperties: false, properties: { key: { type: "string" } } },
  Free: { type: "object", properties: { a: {} }, additionalProperties: true },
};
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const refused = (schema: Schema, value: unknown): string[] => {
  try {
    validatorsFor({ paths: {}, components: { schemas } }).exact(schema, "")(value);
    return [];
  } catch (problem) {
    if (problem instanceof Problem)
      return (problem.extra.errors ?? []).map(({ path, message }) => `${path} ${message}`);
    throw problem;
  }
};

test("an object takes no field that it does not name", () => {
  expect(refused(ref("Box"), { lid: true })).toEqual([]);
  expect(refused(ref("Box"), { lid: true, x: 1 })).toEqual(["/x Unknown."]);
});

test("an object that says it takes more takes more, one without any names is free", () => {
  expect(refused(ref("Free"), { a: 1, b: 2 })).toEqual([]);
  expect(refused({ type: "object" }, { b: 2 })).toEqual([]);
});

test("the parts of a whole know each other's fields, also where one of them forbids others", () => {
  const whole: Schema = {
    allOf: [ref("Box"), ref("Shut")],
    properties: { more: { type: "object", properties: { n: {} } } },
  };
  expect(refused(whole, { lid: true, key: "k", more: { n: 1 } })).toEqual([]);
  expect(refused(whole, { lid: true, x: 1 })).toEqual(["/x Unknown."]);
  expect(refused(whole, { lid: true, more: { m: 1 } })).toEqual(["/more/m Unknown."]);
});

test("a choice between objects is closed branch by branch and complains once", () => {
  const choice: Schema = { oneOf: [ref("Box"), ref("Shut")] };
  expect(refused(choice, { lid: true })).toEqual([]);
  expect(refused(choice, { key: "k" })).toEqual([]);
  expect(refused(choice, { lid: true, key: "k" })).toEqual([" Not in the right format."]);
});

test("fields of its own beside a choice are known in every branch", () => {
  const choice: Schema = { type: "object", properties: { id: {} }, anyOf: [ref("Box"), { required: ["id"] }] };
  expect(refused(choice, { id: 1, lid: true })).toEqual([]);
  expect(refused(choice, { id: 1 })).toEqual([]);
  expect(refused(choice, { id: 1, x: 1 })).toEqual(["/x Unknown."]);
});

test("a condition is told by what it demands", () => {
  const conditional: Schema = {
    type: "object",
    properties: { a: {}, b: {} },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    allOf: [{ if: { required: ["a"] }, then: { required: ["b"] } }],
  };
  expect(refused(conditional, { a: 1, b: 1 })).toEqual([]);
  expect(refused(conditional, { a: 1 })).toEqual(["/b Required."]);
});

test("a field that is called like a keyword is a field", () => {
  const odd: Schema = {
    type: "object",
    properties: { description: { type: "string" }, example: { type: "integer" }, properties: {} },
  };
  expect(refused(odd, { description: "a", example: 1, properties: 2 })).toEqual([]);
  expect(refused(odd, { example: "a" })).toEqual(["/example Must be a whole number."]);
});
