import { describe, expect, test } from "vitest";
import { KycDesk } from "#support/kyc-desk.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";
import { countsOf, lists, names, useWaitingWorld } from "#support/waiting-world.ts";

const { portal, begin } = useWaitingWorld();

describe("what waits is counted", () => {
  test("as the lists show it, and what has ended is in neither", async () => {
    await begin(true);
    await begin(false);
    for (const who of [portal.as("admin"), portal.as("associate"), portal.as("customer")]) {
      const counts = await countsOf(who);
      for (const name of names) {
        const [operation, currentTab] = lists[name];
        const answer = await who.send(operation, { query: { currentTab } });
        const page = answer.body.data as { pagination?: { totalRecords: number } } | undefined;
        const shown = answer.status === 200 ? page?.pagination?.totalRecords : undefined;
        expect([name, counts[name]]).toEqual([name, shown]);
      }
    }
  });

  test("an enquiry counts for the side that is to speak next", async () => {
    const [admin, associate, own] = [portal.as("admin"), portal.as("associate"), portal.as("customer")];
    const waits = async () => Promise.all([admin, associate, own].map(async (who) => (await countsOf(who)).enquiry));
    const [house = 0, theirs = 0, ours = 0] = await waits();
    const stock_numbers = [await aStockNumber(portal)];
    const asked = await own.call("openEnquiries", { body: { stock_numbers, text: "Is the table clean?" } });
    expect(await waits()).toEqual([house + 1, theirs + 1, ours]);
    const [{ id = 0, version = 0 } = {}] = asked.data.data;
    await associate.call("answerEnquiry", { path: { id }, body: { text: "It is.", version } });
    expect(await waits()).toEqual([house, theirs, ours + 1]);
    await admin.call("closeEnquiries", { body: { ids: [id] } });
    expect(await waits()).toEqual([house, theirs, ours]);
  });

  test("clients whose papers wait, and tasks, for whoever may read them, and what may not be read is not told", async () => {
    const admin = portal.as("admin");
    await aBusiness(portal, "newcomer");
    const desk = new KycDesk(portal);
    for (const category of ["business", "owner"] as const) await desk.submit("newcomer", category);
    const { kyc, task } = await countsOf(admin);
    const papers = await admin.call("listKyc", { query: { status: 1 } });
    const whose = new Set(papers.data.data.map(({ kyc_id }) => kyc_id));
    expect(papers.data.data.length).toBeGreaterThan(whose.size);
    expect(kyc).toBe(whose.size);
    const queue = await admin.call("listClients", { query: { kyc_waiting: true } });
    expect(kyc).toBe(queue.data.counts.waiting);
    await admin.call("createTask", { body: { title: "Ring the cutter" } });
    expect((await countsOf(admin)).task).toBe(task + 1);
    for (const who of [portal.as("customer"), portal.as("qc"), portal.asGuest()]) {
      expect(Object.keys(await countsOf(who))).not.toContain("kyc");
    }
    expect(Object.keys(await countsOf(portal.as("customer")))).not.toContain("task");
  });
});
