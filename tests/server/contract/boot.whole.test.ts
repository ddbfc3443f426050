import { expect, test } from "vitest";
import { compileContract } from "#server/plugins/contract/compiled-contract.ts";
import { contract as houseContract } from "#support/contract.ts";

// A portal compiles an operation at its first call, so no start would find these faults in the house's own contract.
test("every operation of the house's contract compiles", () => {
  expect(() => compileContract(houseContract)).not.toThrow();
});
