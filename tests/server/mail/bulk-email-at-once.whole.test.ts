import { expect, test } from "vitest";
import { runMailings } from "#server/mailings/run-mailings.ts";
import { expectRefusal } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { aMailing, aRunKey, mailingNow, sendsOf } from "#support/mailings.ts";

const portal = useOwnApp();
const admin = () => portal.as("admin");
const press = (id: number, run_key: string) => admin().send("sendBulkEmail", { path: { id }, query: { run_key } });
const runs = async () => (await portal.db.selectFrom("mailing_run").select("id").execute()).map(({ id }) => id);

test("sending that is pressed several times at once, with one key or with several, is one run", async () => {
  const id = await aMailing(portal);
  const key = aRunKey();
  const same = await Promise.all([press(id, key), press(id, key), press(id, key)]);
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await runs()).toHaveLength(1);

  const other = await aMailing(portal);
  const several = await Promise.all([press(other, aRunKey()), press(other, aRunKey()), press(other, aRunKey())]);
  expect(several.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await runs()).toHaveLength(2);
  await portal.runJobs();
  const [first = 0] = await runs();
  const letters = (await sendsOf(portal, first)).filter(({ state }) => state === "kept");
  expect(new Set(letters.map(({ email }) => email)).size).toBe(letters.length);
});

test("of two administrators who have the question open, the second is told that the rule was sent, and sends it anew only knowingly", async () => {
  const id = await aMailing(portal);
  const { version } = await mailingNow(portal, id);
  const before = (await runs()).length;
  const press = (as: "admin" | "admin2", seen: number, run_key = aRunKey()) =>
    portal.as(as).send("sendBulkEmail", { path: { id }, query: { run_key, version: seen } });
  const key = aRunKey();
  expect(await press("admin", version, key)).toMatchObject({ status: 200 });
  await portal.runJobs();
  const late = await press("admin2", version);
  expectRefusal(late, 409, "staleVersion");
  expect(late.body.refused).toMatchObject([{ meanwhile: { event: "mailing.send", by: "Ines Novak" } }]);
  expect(await press("admin", version, key)).toMatchObject({ status: 200 }); // the same press, sent twice
  expect(await runs()).toHaveLength(before + 1);
  expect(await press("admin2", (await mailingNow(portal, id)).version)).toMatchObject({ status: 200 });
  expect(await runs()).toHaveLength(before + 2);
});

test("a rule that its schedule sent goes out no second time through a question that was open before", async () => {
  const id = await aMailing(portal, "draft", { schedule: "0 */1 * * *" });
  await admin().call("scheduleBulkEmail", { path: { id }, body: { is_active: true } });
  const { version } = await mailingNow(portal, id);
  portal.clock.advance(hours(1));
  await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, runMailings, {}, null));
  await portal.runJobs();
  const before = (await runs()).length;
  const query = { run_key: aRunKey(), version };
  expectRefusal(await admin().send("sendBulkEmail", { path: { id }, query }), 409, "staleVersion");
  expect(await runs()).toHaveLength(before);
});

test("of two administrators who change a rule at once, the second reads what the first wrote", async () => {
  const id = await aMailing(portal);
  const { version } = await mailingNow(portal, id);
  const change = (subject: string) => admin().send("updateBulkEmail", { body: { id, version, subject } });
  const answers = await Promise.all([change("Rounds"), change("Ovals")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("who changes a rule that was put on its schedule or taken off it meanwhile reads so, and writes nothing", async () => {
  const id = await aMailing(portal, "draft", { schedule: "0 */1 * * *" });
  for (const is_active of [true, false]) {
    const { version } = await mailingNow(portal, id);
    await admin().call("scheduleBulkEmail", { path: { id }, query: { version }, body: { is_active } });
    const late = await portal.as("admin2").send("updateBulkEmail", { body: { id, version, subject: "Ovals" } });
    expectRefusal(late, 409, "staleVersion");
    const event = is_active ? "mailing.schedule" : "mailing.unschedule";
    expect(late.body.refused).toMatchObject([{ meanwhile: { event, by: "Ines Novak" } }]);
  }
  const { version } = await mailingNow(portal, id);
  expect(await admin().send("updateBulkEmail", { body: { id, version, subject: "Ovals" } })).toMatchObject({
    status: 200,
  });
});

test("two portals whose clocks strike at once send a due rule once", async () => {
  const id = await aMailing(portal, "draft", { schedule: "0 */1 * * *" });
  await admin().call("scheduleBulkEmail", { path: { id }, body: { is_active: true } });
  portal.clock.advance(hours(1));
  const strike = () =>
    runMailings.run(
      {},
      {
        id: "clock",
        attempt: 1,
        isLastAttempt: false,
        house: portal.house,
        signal: new AbortController().signal,
        progress: async () => {},
        made: async () => {},
      },
    );
  await Promise.all([strike(), strike(), strike()]);
  expect(await runs()).toHaveLength(1);
});
