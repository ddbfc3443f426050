import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { pdfFile } from "#support/kyc-files.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { freeStones, withoutRest } from "#support/line-stones.ts";

/** Several at once, on a database that commits: who is first wins, and nobody waits for ever. */
const portal = useOwnApp();
const desk = new KycDesk(portal);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const signedIn = (...names: ("customer" | "admin" | "admin2" | "associate")[]) =>
  Promise.all(names.map((name) => portal.as(name).call("getProfile")));

test("of two administrators who decide one document at once one does, and the other reads what happened", async () => {
  await signedIn("customer", "admin", "admin2");
  const waiting = await desk.waiting();
  const both = await Promise.all([
    desk.decide("admin", "business", 2, waiting),
    desk.decide("admin2", "business", 3, waiting),
  ]);
  expect(statuses(both)).toEqual([200, 409]);
  const winner = both.find(({ status }) => status === 200)?.data.business_data[0];
  const loser = both.find(({ status }) => status === 409);
  expect([loser?.body.code, loser?.body.current]).toMatchObject([
    "staleVersion",
    { business_data: [{ status: winner?.status, decided_by: winner?.decided_by }] },
  ]);
});

test("a document that is approved while another is sent in its place is one or the other, never an unseen one approved", async () => {
  await signedIn("customer", "admin");
  const waiting = await desk.waiting();
  const [decided, sent] = await Promise.all([
    desk.decide("admin", "owner", 2, waiting),
    desk.resubmit("customer", "owner", 1, { file: pdfFile("other.pdf", "another") }),
  ]);
  expect(statuses([decided, sent])).toEqual([200, 409]);
  const now = await desk.read("admin", waiting.business_id);
  const isApproved = now.business_owner_data[0]?.status === 2;
  expect(isApproved).toBe(now.business_owner_image?.sha256 === waiting.business_owner_image?.sha256);
});

test("a document that is sent by two phones at once is kept once, and no bytes are left over", async () => {
  await signedIn("customer", "associate");
  const business_id = await aBusiness(portal, "customer", 9);
  const count = async () =>
    (await readdir(portal.filesFolder, { recursive: true })).filter((name) => name.endsWith(".bin")).length;
  const before = await count();
  const sent = await Promise.all([
    desk.submit("customer", "business", { file: pdfFile("a.pdf", "a") }),
    desk.submit("associate", "business", { business_id, file: pdfFile("b.pdf", "b") }),
    desk.submit("customer", "owner", { file: pdfFile("c.pdf", "c") }),
  ]);
  expect(statuses(sent)).toEqual([201, 201, 409]);
  expect((await count()) - before).toBe(2);
  expect(brokenAt(await auditRows(portal.pool))).toBeUndefined();
});

test("a business that is unregistered while its people take stones has either no stones or its registration", async () => {
  await signedIn("customer", "admin");
  await withoutRest(portal);
  for (let round = 0; round < 4; round++) {
    const id = await aBusiness(portal, "customer", 11);
    const stock_numbers = await freeStones(portal, 1);
    const [held, unregistered] = await Promise.all([
      portal.as("customer").call("createHolds", { body: { stock_numbers } }),
      desk.register("admin", id, 2),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([held.status, unregistered.status]);
    if (held.status !== 201) continue;
    const ids = held.data.data.map((line) => line.id);
    await portal.as("customer").call("releaseHolds", { body: { ids } });
  }
});
