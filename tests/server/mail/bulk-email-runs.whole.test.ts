import { describe, expect, test } from "vitest";
import { useBulkEmailRunWorld } from "#support/bulk-email-run-world.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, aMinuteOfMailings, mailingNow, sentNow } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";

const { portal, admin, begun, jobOf, expectResumed } = useBulkEmailRunWorld();

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
});

describe("before a rule is sent", () => {
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

  test("a test goes to oneself alone", async () => {
    const id = await aMailing(portal);
    await admin().call("testBulkEmail", { path: { id }, body: { user_id: await ownerId(portal, "customer") } });
    expect(await lettersTo(portal, "admin")).toHaveLength(1);
    expect(await lettersTo(portal, "customer")).toEqual([]);
    expect((await mailingNow(portal, id)).state).toBe("draft");
  });
});
