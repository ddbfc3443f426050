import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { listedLine, listedPaper } from "#support/listed-lines.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
type Counts = Required<Data<"countWaiting">>;
const countsOf = async (who: Api): Promise<Counts> => (await who.call("countWaiting")).data as Counts;

/** The live rows of each list, the ended ones, and the place where both are looked up. */
const lists = {
  cart: ["listCarts", "in", ["out", 2]],
  hold: ["listHolds", "held", ["released", 2]],
  confirm: ["listConfirms", "pending", ["rejected", 3]],
  memo: ["listMemos", "issued", ["received", 2]],
  external: ["listExternal", "pending", ["rejected", 3]],
} as const;
const names = Object.keys(lists) as (keyof typeof lists)[];

/** A line of Mara Lind's in every list. */
async function begin(isLive: boolean) {
  const holder = await ownerId(portal, "customer");
  const order = await listedPaper(portal, "order", holder);
  const memo = await listedPaper(portal, "memo", holder);
  for (const list of names) {
    const [, live, ended] = lists[list];
    const [state, status] = isLive ? ([live, 1] as const) : ended;
    const papers = list === "memo" ? { memo: memo.id } : list === "confirm" ? { order: order.id } : {};
    await listedLine(portal, { list, holder: "customer", state, status, papers });
  }
}

describe("what waits is counted", () => {
  test("for the office over everybody, for an associate over own customers, for a buyer over what is their own", async () => {
    const [admin, associate] = [portal.as("admin"), portal.as("associate")];
    const [own, other] = [portal.as("customer"), portal.as("customer2")];
    const before = await Promise.all([admin, associate, own, other].map(countsOf));
    await begin(true);
    const after = await Promise.all([admin, associate, own, other].map(countsOf));
    const more = (at: number, name: keyof Counts) => (after[at]?.[name] ?? 0) - (before[at]?.[name] ?? 0);
    for (const name of names) {
      expect([name, more(0, name), more(3, name)]).toEqual([name, 1, 0]);
    }
    for (const name of ["cart", "hold", "confirm", "memo"] as const) {
      expect([name, more(1, name), more(2, name)]).toEqual([name, 1, 1]);
    }
  });

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

  test("a hold whose time has passed does not wait any more, also before it is swept", async () => {
    const before = (await countsOf(portal.as("admin"))).hold;
    const expires = new Date(portal.clock.now().getTime() + 1000).toISOString();
    await listedLine(portal, { list: "hold", holder: "customer", state: "held", status: 1, expires });
    expect((await countsOf(portal.as("admin"))).hold).toBe(before + 1);
    portal.clock.advance(2000);
    expect((await countsOf(portal.as("admin"))).hold).toBe(before);
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

  test("in an account that has done nothing it is nothing, and nobody is told without signing in", async () => {
    const counts = Object.values(await countsOf(portal.as("newcomer")));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every((count) => count === 0)).toBe(true);
    expectRefusal(await portal.anonymous.call("countWaiting"), 401, "unauthorized");
  });
});
