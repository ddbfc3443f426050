import { expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { LiveReader } from "#support/live-reader.ts";
import { accept, answer, ask, aTalk, close, decline, offer, talkNow } from "#support/talks.ts";

const portal = useOwnApp();
const customer = () => portal.as("customer");
const associate = () => portal.as("associate");

test("two who answer at once take turns: the second is told who was faster, and nothing of theirs is sent", async () => {
  const { id } = await aTalk(portal);
  const both = await Promise.all([
    answer(associate(), id, "It is clean.", 1),
    answer(portal.as("admin"), id, "It has a feather.", 1),
  ]);
  const [late, ...none] = both.filter(({ status }) => status === 409);
  expect(none).toEqual([]);
  expectRefusal(late as NonNullable<typeof late>, 409, "staleVersion");
  expect(late?.body.refused?.[0]?.meanwhile).toMatchObject({ event: "enquiry.answer" });
  expect(late?.body.refused?.[0]?.meanwhile?.by).not.toBeNull();
  expect((await talkNow(associate(), id)).messages).toHaveLength(2);
});

test("who writes while it is being closed hears that it is closed, and when, but not by whom of the house", async () => {
  const { id } = await aTalk(portal);
  const [, late] = await Promise.all([close(associate(), id, "Sold elsewhere"), ask(customer(), id)]);
  const { messages: all } = await talkNow(customer(), id);
  expect(all.at(-1)).toMatchObject({ kind: "closed", text: "Sold elsewhere" });
  // Whoever was first, nothing is written behind the end.
  if (late.status === 200) expect(all.map(({ kind }) => kind)).toEqual(["question", "question", "closed"]);
  else {
    expectRefusal(late, 409, "transitionRefused");
    expect(late.body.refused?.[0]?.meanwhile).toMatchObject({ event: "enquiry.close", by: null });
  }
  expectRefusal(await ask(customer(), id), 409, "transitionRefused");
  expectRefusal(await answer(associate(), id), 409, "transitionRefused");
});

test("a message is told by the live line to whoever looks at the stone", async () => {
  const { id, stock_no } = await aTalk(portal);
  const live = await LiveReader.open(portal, await portal.tokenOf("customer"));
  await answer(associate(), id);
  const told = await live.next();
  expect(Array.isArray(told) && told.map((stone) => stone.stock_no)).toEqual([stock_no]);
  live.close();
});

test("an enquiry that begins is told by the live line, although its stone stays as it is", async () => {
  const live = await LiveReader.open(portal, await portal.tokenOf("associate"));
  const { stock_no } = await aTalk(portal);
  expect(await live.next()).toMatchObject([{ stock_no, status: 1 }]);
  live.close();
});

test("of two who accept and decline one offer at the same moment, one is heard", async () => {
  const { id } = await aTalk(portal);
  await offer(associate(), id, { is_held: true });
  const both = await Promise.all([accept(customer(), id), decline(customer(), id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { line, messages } = await talkNow(customer(), id);
  expect(messages.at(-1)?.kind).toBe(line.state === "accepted" ? "accepted" : "declined");
});
