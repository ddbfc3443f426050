import { describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import type { LooseInput } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { newContent } from "#support/home-samples.ts";
import { samples } from "#support/samples.ts";

/**
 * Two people at once: one deletes what the other changed meanwhile. The deletions that name the version that was seen come
 * from the contract.
 */
const portal = useApp();
const deletions = contractOperations.filter(({ info }) => info.method === "delete");
const isSeen = ({ parameters }: (typeof deletions)[number]) => parameters.some(({ name }) => name === "version");

/** Deletions of what one account alone can change, or of what has no version: a session, a mark, a line of a list. */
const withoutVersion: readonly OperationId[] = [
  "removePasskey",
  "revokeSession",
  "unlockSignIn",
  "revokeApiKey",
  "liftStoppedAddress",
  "cancelJob",
  "deleteStoneFieldSet",
  "deleteSavedSearch",
  "deleteDemand",
  "withdrawShareLink",
  "deletePair",
  "removeFromCart",
  "removeFromWatchlist",
  "removeNotes",
];

test("what several people change is deleted by the version that was seen", () => {
  const without = deletions.filter((one) => !isSeen(one)).map(({ info }) => info.id);
  expect(without.toSorted()).toEqual(withoutVersion.toSorted());
});

describe.each(deletions.filter(isSeen).map(({ info }) => info.id))("%s", (id) => {
  test("is refused for a version that has gone by, and done for the present one", async () => {
    await portal.as("admin2").call("getProfile"); // signing in is in the log as well
    const asked = (await samples[id].ask(portal, "admin")) as LooseInput;
    const at = (version: number) => portal.as("admin2").send(id, { ...asked, query: { ...asked.query, version } });
    const logged = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows;
    const before = await logged();
    const late = await at(999);
    expectRefusal(late, 409, "staleVersion");
    expect(await logged()).toEqual(before);
    const answers: number[] = [];
    for (const version of [1, 2, 3, 4]) answers.push((await at(version)).status);
    expect(answers.filter((status) => status === 200)).toEqual([200]);
  });
});

test("one's own change since then is known, and nothing against the deletion", async () => {
  const admin = portal.as("admin");
  const { id, version } = (await admin.call("createPopup", { body: newContent })).data;
  await admin.send("updatePopup", { path: { id }, body: { title: "Diwali", version } });
  expect((await admin.call("deletePopup", { path: { id }, query: { version } })).status).toBe(200);
});

test("the sentence names whoever was faster", async () => {
  const { data: made } = await portal.as("admin").call("createPopup", { body: newContent });
  const { id, version } = made;
  const change = { title: "Diwali and New Year", version };
  await portal.as("admin2").call("updatePopup", { path: { id }, body: change });
  const late = await portal.as("admin").call("deletePopup", { path: { id }, query: { version } });
  expectRefusal(late, 409, "staleVersion");
  expect(late.body.refused).toMatchObject([{ id, meanwhile: { event: "popup.update", by: expect.any(String) } }]);
  const rows = (await portal.as("admin").call("listPopups")).data.data;
  expect(rows).toMatchObject([{ id, title: "Diwali and New Year" }]);
  expect((await portal.as("admin").call("deletePopup", { path: { id }, query: { version: version + 1 } })).status).toBe(
    200,
  );
});
