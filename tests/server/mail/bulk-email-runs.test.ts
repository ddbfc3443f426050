import { describe, expect, test } from "vitest";
import { writeMailing } from "#server/mailings/write-mailing.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, aMinuteOfMailings, aRunKey, mailingNow, sendsOf, sentNow } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const begun = async (id: number) =>
  (await admin().call("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() } })).data.id;

const jobOf = async (run: number): Promise<string> =>
  (await portal.pool.query("SELECT job_id FROM mailing_run WHERE id = $1", [run])).rows[0].job_id;

/** Resumes a run, which then goes on to its end: everybody has one letter, and none waits. */
async function expectResumed(id: number, run: number) {
  await admin().call("resumeBulkEmail", { path: { id } });
  await aMinuteOfMailings(portal);
  await aMinuteOfMailings(portal);
  expect(await lettersTo(portal, "customer")).toHaveLength(1);
  expect((await mailingNow(portal, id)).state).toBe("sent");
  expect((await sendsOf(portal, run)).filter(({ state }) => state === "waiting")).toEqual([]);
}

describe("a run", () => {
  test("ends with its last letter, without waiting for the clock", async () => {
    const id = await aMailing(portal);
    await sentNow(portal, id);
    expect(await mailingNow(portal, id)).toMatchObject({ state: "sent", last_run: { outcome: "kept" } });
  });

  test("that is stopped before its letters are written sends none, and all of them once it is resumed", async () => {
    const id = await aMailing(portal);
    const run = await begun(id);
    await admin().call("stopBulkEmail", { path: { id } });
    await portal.runJobs();
    expect(await lettersTo(portal, "customer")).toEqual([]);
    await expectResumed(id, run);
  });

  test("that failed while it was written goes on once it is resumed, and nobody has two copies", async () => {
    const id = await aMailing(portal);
    const run = await begun(id);
    await writeMailing.gaveUp?.({ runId: run }, portal.house, "No space is left on the disk.", await jobOf(run));
    expect(await mailingNow(portal, id)).toMatchObject({ state: "failed" });
    await expectResumed(id, run);
  });

  test("whose writing was stopped under Background jobs is not begun again by the clock, and can be resumed", async () => {
    const id = await aMailing(portal);
    const run = await begun(id);
    await admin().call("cancelJob", { path: { id: await jobOf(run) } });
    await aMinuteOfMailings(portal);
    const stopped = { state: "failed", last_run: { reason: "It was stopped under Background jobs." } };
    expect(await mailingNow(portal, id)).toMatchObject(stopped);
    expect(await lettersTo(portal, "customer")).toEqual([]);
    await expectResumed(id, run);
  });

  test("gives nobody a second copy when its work is done twice", async () => {
    const id = await aMailing(portal);
    await begun(id);
    // The job is lost and begun again by the clock, as after a kill.
    await portal.pool.query("UPDATE mailing_run SET job_id = NULL");
    await aMinuteOfMailings(portal);
    await aMinuteOfMailings(portal);
    expect(await lettersTo(portal, "customer")).toHaveLength(1);
    expect((await mailingNow(portal, id)).state).toBe("sent");
  });

  test("that is given up tells whose letters were not written", async () => {
    const id = await aMailing(portal);
    const run = await begun(id);
    await admin().call("stopBulkEmail", { path: { id } });
    await admin().call("abandonBulkEmail", { path: { id } });
    await portal.runJobs();
    expect(await mailingNow(portal, id)).toMatchObject({ state: "draft", last_run: { outcome: "abandoned" } });
    expect(new Set((await sendsOf(portal, run)).map(({ state }) => state))).toEqual(new Set(["cancelled"]));
  });

  test("asks again who may read when it writes: somebody was switched off since it began", async () => {
    const id = await aMailing(portal);
    const run = await begun(id);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    await portal.runJobs();
    const sends = await sendsOf(portal, run);
    expect(sends.find(({ email }) => email === "customer@demo.test")?.left_out).toBe("switchedOff");
    expect(await lettersTo(portal, "customer")).toEqual([]);
  });

  test("keeps its rule from being changed or deleted", async () => {
    const id = await aMailing(portal);
    await begun(id);
    const { version } = await mailingNow(portal, id);
    const answer = await admin().send("updateBulkEmail", { body: { id, version, subject: "Another" } });
    expectRefusal(answer, 409, "mailingUnderWay");
  });
});

describe("a schedule", () => {
  test("is followed from the moment that it is switched on, and goes on after a run", async () => {
    const id = await aMailing(portal, "draft", { schedule: "0 */1 * * *" });
    await admin().call("scheduleBulkEmail", { path: { id }, body: { is_active: true } });
    expect((await mailingNow(portal, id)).next_run).not.toBeNull();
    await aMinuteOfMailings(portal, 61 * 60_000);
    await aMinuteOfMailings(portal);
    expect(await mailingNow(portal, id)).toMatchObject({ state: "scheduled", last_run: { is_scheduled: true } });
    expect(await lettersTo(portal, "customer")).toHaveLength(1);
  });

  test("needs a time", async () => {
    const id = await aMailing(portal);
    const answer = await admin().send("scheduleBulkEmail", { path: { id }, body: { is_active: true } });
    expectRefusal(answer, 422, "mailingNeedsSchedule");
  });
});

describe("before a rule is sent", () => {
  test("a letter is shown as any client would read it, with their stones and prices", async () => {
    const user_id = await ownerId(portal, "customer");
    const body = { subject: "{{stones}} for {{company}}", body: "{{salutation}},", user_id };
    const { data } = await admin().call("previewBulkEmail", { body });
    expect(data.to).toBeTruthy();
    expect(data.text).toContain(`Dear ${data.to}`);
    expect(data.html).toContain(`Dear ${data.to}`);
    expect(data.left_out).toBeNull();
  });

  test("the plan says who would get it and who would not", async () => {
    const { data } = await admin().call("planBulkEmail", { path: { id: await aMailing(portal) } });
    expect(data.counts).toMatchObject({ waiting: expect.any(Number), unregistered: expect.any(Number) });
    expect(data.pieces).toBe(1);
    expect(data.data.find(({ left_out }) => left_out === null)).toMatchObject({ pieces: 1 });
  });

  test("the plan says whether its letters would leave, and a run of a house without a mail server was kept, not sent", async () => {
    const id = await aMailing(portal);
    const plan = async () => (await admin().call("planBulkEmail", { path: { id } })).data;
    expect((await plan()).has_mail_server).toBe(false);
    await sentNow(portal, id);
    expect((await mailingNow(portal, id)).last_run).toMatchObject({
      outcome: "kept",
      counts: { kept: expect.any(Number) },
    });
    const peer = await throughPeer(portal);
    expect((await plan()).has_mail_server).toBe(true);
    await sentNow(portal, id);
    expect((await mailingNow(portal, id)).last_run).toMatchObject({ outcome: "sent" });
    expect(peer.received.length).toBeGreaterThan(0);
  });

  test("a plan that one page holds also counts those who would see none of its stones", async () => {
    const id = await aMailing(portal, "draft", { search: { numbers: ["NOBODY-HAS-THIS"] } });
    const { data } = await admin().call("planBulkEmail", { path: { id } });
    expect(data.counts).not.toHaveProperty("waiting");
    expect(data.counts.noStones).toBeGreaterThan(0);
    const { data: part } = await admin().call("planBulkEmail", { path: { id }, query: { size: 1 } });
    expect(part.counts).toHaveProperty("waiting");
  });

  test("a test goes to oneself alone", async () => {
    const id = await aMailing(portal);
    await admin().call("testBulkEmail", { path: { id }, body: { user_id: await ownerId(portal, "customer") } });
    expect(await lettersTo(portal, "admin")).toHaveLength(1);
    expect(await lettersTo(portal, "customer")).toEqual([]);
    expect((await mailingNow(portal, id)).state).toBe("draft");
  });
});
