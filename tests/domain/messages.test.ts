import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { problemStatus } from "#domain/problems.ts";
import { Problem } from "#server/ground/problem.ts";
import { rowsOfSeed } from "#support/seed.ts";

const sentences: string[] = Object.values(messages);

// spec §5 and §8, word for word.
const seed = rowsOfSeed("sentences").map(({ sentence }) => sentence);

test("the specification quotes 42 sentences", () => {
  expect(seed).toHaveLength(42);
});
test.each(seed)("the portal says %j", (sentence) => {
  expect(sentences).toContain(sentence);
});

test("no sentence stands twice", () => {
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
});

test("every refusal has a sentence and a status of the contract", () => {
  for (const [code, status] of Object.entries(problemStatus)) {
    expect(messages, code).toHaveProperty(code);
    expect([400, 401, 403, 404, 409, 412, 413, 415, 416, 422, 429, 500, 502, 503, 504, 507], code).toContain(status);
  }
});

test("a problem carries the sentence and the status of its code", () => {
  const problem = new Problem("onlyAvailableStones", {
    refused: [{ id: 7, code: "wrongState", reason: "Is on memo." }],
  });
  expect(problem).toMatchObject({ status: 409, message: "Only available diamonds must be selected." });
});
