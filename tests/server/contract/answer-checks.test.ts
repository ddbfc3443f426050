import { expect, test } from "vitest";
import { answerChecks } from "#support/answer-checks.ts";
import { wrongOnALine } from "#support/answers-on-a-line.ts";
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

test("what came over a line is held to the operation at its place, whichever of its names was asked", () => {
  const asked = { method: "POST", status: 200, body: taken({ is_available: true, password_hash: "…" }) };
  expect(wrongOnALine({ ...asked, url: "http://house.test/api/v1/user/check-email?timestamp=1" })).toContain(
    "checkEmail was answered otherwise than the contract says",
  );
  const good = { ...asked, body: taken({ is_available: true }) };
  expect(wrongOnALine({ ...good, url: "http://house.test/api/v1/user/check-email" })).toBeNull();
});

test("a word in a place is not taken for the number that may stand there", () => {
  for (const { info } of contractOperations.filter(({ info }) => info.method === "get" && !info.path.includes("{"))) {
    const url = `http://house.test/api/v1${info.path}`;
    const wrong = wrongOnALine({ method: "GET", url, status: 200, body: { odd: 1 } });
    if (wrong !== null) expect(wrong).toMatch(new RegExp(`^${info.id} was answered`));
  }
});
