import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { problemStatus } from "#domain/problems.ts";
import { Problem } from "#server/ground/problem.ts";

const sentences: string[] = Object.values(messages);

// spec §5 and §8, word for word.
const seed = [
  "Username validation succeed",
  "Username validation failed",
  "Account validation succeed",
  "Account validation failed",
  "Please select at least one diamond",
  "Please select a client",
  "Only available diamonds must be selected.",
  "Invalid time input",
  "Invalid day",
  "Invalid hours input",
  "Failed to update bulk email",
  "Invalid API response structure",
  "Unable to connect to server. Please try again later.",
  "Unable to send request. Please check your connection.",
  "Server is under maintenance. Please try again later.",
  "Sign-in successful!",
  "Sign-in failed",
  "Sign-up successful!",
  "Sign-up failed",
  "Something went wrong",
  "Failed to fetch data",
  "Failed to fetch hold data",
  "Failed to fetch memo data",
  "Failed to fetch notes data",
  "Failed to fetch watchlist data",
  "Failed to fetch inventory count",
  "Failed to fetch track report data",
  "Failed to fetch saved searches",
  "Failed to fetch demands",
  "Failed to fetch search list",
  "Failed to fetch popup data",
  "Failed to fetch inventory access data",
  "Failed to send bulk email",
  "Failed to fetch bulk emails",
  "Failed to fetch diamond details",
  "Failed to add collection",
  "No stocks were found",
  "Failed to download file. Please try again.",
  "No file URL received.",
  "An unexpected error occurred.",
  "downloaded successfully",
  "Your KYC verification is pending. Please complete your business verification before proceeding.",
];
test.each(seed)("the portal says %j", (sentence) => {
  expect(sentences).toContain(sentence);
});

test("no sentence stands twice", () => {
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
});

test("every refusal has a sentence and a status of the contract", () => {
  for (const [code, status] of Object.entries(problemStatus)) {
    expect(messages, code).toHaveProperty(code);
    expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 502, 503, 504, 507], code).toContain(status);
  }
});

test("a problem carries the sentence and the status of its code", () => {
  const problem = new Problem("onlyAvailableStones", {
    refused: [{ id: 7, code: "wrongState", reason: "Is on memo." }],
  });
  expect(problem).toMatchObject({ status: 409, message: "Only available diamonds must be selected." });
});
