import { describe, expect, test } from "vitest";
import { writeMailing } from "#server/mailings/write-mailing.ts";
import { expectRefusal } from "#support/answer.ts";
import { useBulkEmailRunWorld } from "#support/bulk-email-run-world.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, aMinuteOfMailings, mailingNow, sendsOf } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";

const { portal, admin, begun, jobOf, expectResumed } = useBulkEmailRunWorld();

describe("a run", () => {
  test("that failed while it was written goes on once it is resumed, and nobody has two copies", async () => {
    const id = await aMailing(portal);
    const run = await begun(id);
    await writeMailing.gaveUp?.({ runId: run }, portal.house, "No space is left on the disk.", await jobOf(run));
    expect(await mailingNow(portal, id)).toMatchObject({ state: "failed" });
    await expectResumed(id, run);
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

  test("a plan that one page holds also counts those who would see none of its stones", async () => {
    const id = await aMailing(portal, "draft", { search: { numbers: ["NOBODY-HAS-THIS"] } });
    const { data } = await admin().call("planBulkEmail", { path: { id } });
    expect(data.counts).not.toHaveProperty("waiting");
    expect(data.counts.noStones).toBeGreaterThan(0);
    const { data: part } = await admin().call("planBulkEmail", { path: { id }, query: { size: 1 } });
    expect(part.counts).toHaveProperty("waiting");
  });
});
