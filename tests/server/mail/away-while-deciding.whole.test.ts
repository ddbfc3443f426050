import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { kindsOf } from "#support/letters.ts";
import { freeStones, heldBy, requestedBy } from "#support/line-stones.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const shown = async () => (await admin().call("listOutbox")).data.data;

test("a house decides while its mail server is away; the outbox says what waits and why, and each letter leaves once", async () => {
  const [first, second] = await requestedBy(portal, "customer", await freeStones(portal, 2));
  const [held] = await heldBy(portal, "customer", await freeStones(portal, 1));
  await portal.outbox(); // what was told before
  const before = (await shown()).map(({ id }) => id);
  const peer = await throughPeer(portal);
  await peer.away();

  await admin().call("approveStones", { body: { ids: [first?.id ?? 0] } });
  await admin().call("rejectStones", { body: { ids: [second?.id ?? 0], reason: "Promised elsewhere." } });
  await admin().call("releaseHolds", { body: { ids: [held?.id ?? 0] } });
  await portal.jobs.tryOnce(portal.house);
  await portal.jobs.tryOnce(portal.house);

  const waiting = (await shown()).filter(({ id }) => !before.includes(id));
  expect(waiting).toHaveLength(3);
  for (const letter of waiting)
    expect(letter).toMatchObject({ status: "waiting", error: expect.stringContaining("ECONNREFUSED") });
  expect(peer.received).toEqual([]);

  await peer.back();
  const letters = (await portal.outbox()).filter(({ id }) => !before.includes(id));
  expect(kindsOf(letters).sort()).toEqual([
    ["customer", "holdReleased"],
    ["customer", "requestApproved"],
    ["customer", "requestRejected"],
  ]);
  expect(letters.map(({ status, error }) => [status, error])).toEqual(Array(3).fill(["sent", null]));
  await portal.outbox();
  expect(peer.received.map(({ subject }) => subject).sort()).toEqual(letters.map(({ subject }) => subject).sort());
});
