import { expect, test } from "vitest";
import { caught } from "#support/caught.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";

test("a 503 shows the maintenance sentence and raises the notice with the server's words", async () => {
  const server = fakeServer(() => failure(503, { message: "Back at six." }));
  const error = await caught(server.call("listMasters", {}, { fallback: "dataNotFetched" }));
  expect(error.message).toBe("Server is under maintenance. Please try again later.");
  expect(server.events).toEqual(["maintenance: Back at six."]);
});

test("a 503 without words raises the notice with the maintenance sentence", async () => {
  const server = fakeServer(() => new Response(null, { status: 503 }));
  await caught(server.call("listMasters"));
  expect(server.events).toEqual(["maintenance: Server is under maintenance. Please try again later."]);
});

test("any other answer tells that the maintenance is over", async () => {
  const answers: string[] = [];
  const server = fakeServer(() => failure(503), { onAnswer: () => answers.push("answer") });
  await caught(server.call("listMasters"));
  expect(answers).toEqual([]);
  server.reply(() => failure(404, { message: "Not found." }));
  await caught(server.call("listMasters"));
  expect(answers).toEqual(["answer"]);
});

test("an answer to a public call tells nothing about the maintenance: a closed house gives it, too", async () => {
  const answers: string[] = [];
  const server = fakeServer(() => success({}), { onAnswer: () => answers.push("answer") });
  await server.call("listCountryCodes");
  expect(answers).toEqual([]);
});
