import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { rightsDesk } from "#support/rights-desk.ts";
import { type Owner, ownerId } from "#support/rows.ts";

const portal = useApp();
const { give, account } = rightsDesk(portal);
const one = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows[0];

describe("the figures of a home", () => {
  test("name nobody else's company: another client's is not found, whoever asks of whom they have not", async () => {
    const businessOf = async (name: Owner) =>
      (await one("SELECT business_id FROM account WHERE id = $1", [await ownerId(portal, name)])).business_id as number;
    const query = { business_id: await businessOf("customer2") };
    const calls = ["getEnquiryCount", "getEnquiryDetails", "getQuarterPerformance", "listHighRecentDeals"] as const;
    const { rows } = await portal.pool.query("SELECT associate_id FROM account WHERE id = $1", [
      await ownerId(portal, "customer2"),
    ]);
    const stranger = rows[0].associate_id === (await ownerId(portal, "associate")) ? "associate2" : "associate";
    for (const call of calls)
      for (const who of [portal.as("customer"), portal.as(stranger), portal.as("api"), portal.asGuest()])
        expectRefusal(await who.call(call, { query }), 404, "notFound");
  });

  test("are nothing in an empty house, and no fault", async () => {
    await emptyStock(portal);
    for (const name of ["admin", "associate", "customer", "qc", "auditor"] as const) {
      const { data } = await portal.as(name).call("getEnquiryDetails");
      for (const lines of Object.values(data))
        if (lines) expect(lines).toEqual({ count: 0, carats: 0, amount: 0, lines: [] });
    }
  });

  test("end with the right to them, while the page is open", async () => {
    const who = portal.as("associate2");
    expect((await who.call("getEnquiryDetails")).data.Hold).not.toBeNull();
    await give(await account("associate2"), { "/transaction/hold": "none", "/customer-profile/hold": "none" });
    const { data } = await who.call("getEnquiryDetails");
    expect([data.Hold, data.Memos === null]).toEqual([null, false]);
    await give(await account("associate2"), { "/dashboard": "none" });
    expectRefusal(await who.call("getEnquiryDetails"), 403, "forbidden");
  });
});

describe("who is online", () => {
  test("is read by the right to its own screen too, which an associate has not", async () => {
    const auditor = portal.as("auditor");
    await give(await account("auditor"), { "/client": "none" });
    expect((await auditor.call("countLiveUsers")).status).toBe(200);
    await give(await account("auditor"), { "/admin/live-users": "none" });
    expectRefusal(await auditor.call("countLiveUsers"), 403, "forbidden");
    for (const name of ["customer", "api"] as const)
      expectRefusal(await portal.as(name).call("countLiveUsers"), 403, "forbidden");
  });
});
