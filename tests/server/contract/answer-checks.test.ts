import { expect, test } from "vitest";
import { answerChecks } from "#support/answer-checks.ts";
import { contract, contractOperations } from "#support/contract.ts";

const fault = answerChecks(contract);
const operation = (id: string) => {
  const found = contractOperations.find(({ info }) => info.id === id);
  if (!found) throw new Error(`${id} is no operation`);
  return found;
};
const taken = (data: unknown) => ({ status: "success", message: "Success.", data });

test("an answer as the contract has it has no fault", () => {
  expect(fault(operation("checkEmail"), 200, taken({ is_available: true }))).toBeNull();
});

test("a field that the contract does not name is a fault, as a missing one is", () => {
  const more = taken({ is_available: true, password_hash: "…" });
  expect(fault(operation("checkEmail"), 200, more)).toContain("must NOT have additional properties");
  expect(fault(operation("checkEmail"), 200, taken({}))).toContain("must have required property 'is_available'");
});

test("a status that the contract does not name is held to what every failure has", () => {
  expect(fault(operation("checkEmail"), 204, taken(null))).not.toBeNull();
});
