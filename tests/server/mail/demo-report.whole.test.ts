import { expect, test } from "vitest";
import { mailingStonesMost } from "#domain/mailings.ts";
import { seedDemoMailings } from "#server/seed/demo-mailings.ts";
import { useApp } from "#support/app.ts";
import { sendsOf, sentNow } from "#support/mailings.ts";

const portal = useApp();

test("the demo house has a mailing that was sent, with who got which stones at which price and who got none", async () => {
  await seedDemoMailings(portal.house);
  const { data } = await portal.as("admin").call("listBulkEmails");
  const sent = data.data.find(({ name }) => name === "Ovals of the season");
  expect(sent).toMatchObject({ state: "sent", last_run: { outcome: "sent", by: expect.any(String) } });
  const sends = await sendsOf(portal, sent?.last_run?.id ?? 0);
  const states = new Set(sends.map(({ state }) => state));
  expect([...states].sort()).toEqual(["leftOut", "sent"]);
  const letter = sends.find(({ state }) => state === "sent");
  expect(letter).toMatchObject({ pieces: expect.any(Number), sent_at: expect.any(String) });
  expect(letter?.sell_amt).toBeGreaterThan(0);
  expect(data.data.filter(({ state }) => state === "draft")).toHaveLength(2);
});

test("every mail rule of the demo house can be sent as it is: its letters reach somebody, and hold all that its search finds", async () => {
  await seedDemoMailings(portal.house);
  const { data } = await portal.as("admin").call("listBulkEmails");
  for (const { id, name } of data.data) {
    const { data: plan } = await portal.as("admin").call("planBulkEmail", { path: { id }, query: {} });
    expect(plan.pieces, name).toBeLessThanOrEqual(mailingStonesMost);
    const run = await sentNow(portal, id);
    const letters = (await sendsOf(portal, run.id)).filter(({ left_out }) => left_out === null);
    expect(letters.length, name).toBeGreaterThan(0);
    for (const { pieces } of letters) expect(pieces, name).toBeLessThanOrEqual(plan.pieces);
  }
});

test("it is there once, however often the portal starts", async () => {
  await seedDemoMailings(portal.house);
  await seedDemoMailings(portal.house);
  const { data } = await portal.as("admin").call("listBulkEmails");
  expect(data.data).toHaveLength(3);
});
