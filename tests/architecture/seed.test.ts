import { expect, test } from "vitest";
import { clientStateVersion } from "#domain/client-state.ts";
import { codes, registration } from "#domain/codes.ts";
import { freshHours } from "#domain/freshness.ts";
import { defaultPlatform } from "#domain/home-content.ts";
import { roleIds } from "#domain/roles.ts";
import { containCodes, searchModes } from "#domain/search/stone-search.ts";
import { groupings } from "#domain/stone-lists.ts";
import { emptyPage } from "#machines/fetch-cycle.ts";
import { follow, type Schema } from "#server/plugins/contract/openapi.ts";
import { contract, contractOperations } from "#support/contract.ts";
import { callsOfSeed, rowsOfSeed } from "#support/seed.ts";
import { lifetimes } from "#ui/notice/notice-kinds.ts";

const constants = rowsOfSeed("constants");
const known = {
  clientStateVersion,
  containCodes,
  defaultPlatform,
  emptyPage,
  freshHours,
  groupings,
  lifetimes,
  registration,
  roleIds,
  searchModes,
};
const at = (root: unknown, name: string): unknown =>
  name.split(".").reduce((value, key) => Reflect.get(Object(value), key), root);

/** The names of a schema's fields, whichever of its parts has them. */
const fieldsOf = (schema: Schema | undefined): string[] => {
  const whole = follow<Schema>(contract, schema);
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((word) => (whole?.[word] as Schema[] | undefined) ?? []);
  return [...Object.keys(whole?.properties ?? {}), ...parts.flatMap(fieldsOf)];
};

test("the 206 calls of the specification answer at their literal addresses", () => {
  const calls = callsOfSeed();
  expect(new Set(calls.map(({ name }) => name)).size).toBe(206);
  expect(calls.filter(({ operation }) => !operation).map(({ name }) => name)).toEqual([]);
});

test("each call takes the parameters that the specification names for it, in the address or in the body", () => {
  const missing = callsOfSeed().flatMap(({ name, operation, parameters }) => {
    const bodies = Object.values(operation?.requestBody?.content ?? {}).map(
      ({ schema }) => follow<Schema>(contract, schema)?.properties?.data,
    );
    const taken = new Set([...(operation?.parameters ?? []).map((one) => one.name), ...bodies.flatMap(fieldsOf)]);
    return parameters.filter((one) => !taken.has(one)).map((one) => `${name}: ${one}`);
  });
  expect(missing).toEqual([]);
});

test("the numbers of the specification are those of the product (spec §4, §6, §9)", () => {
  const wrong = constants
    .filter(({ kind }) => kind !== "pageSize")
    .filter(({ kind, name = "", value }) => String(at(kind === "code" ? codes : known, name)) !== value);
  expect(wrong).toEqual([]);
});

test("a list whose page size the specification gives declares no other in the contract", () => {
  const wrong = constants.filter(({ kind, name, value }) => {
    const operation = contractOperations.find(({ info }) => info.id === name);
    const size = operation?.parameters.find((one) => one.name === "size")?.schema?.default;
    return kind === "pageSize" && (!operation || (size !== undefined && String(size) !== value));
  });
  expect(wrong).toEqual([]);
});
