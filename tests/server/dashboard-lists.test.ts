import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const one = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows[0];
const businessOf = async (name: "customer" | "customer2"): Promise<number> =>
  (await one("SELECT business_id FROM account WHERE id = $1", [await ownerId(portal, name)])).business_id;

describe("lists, countries and documents", () => {
  test("of chosen stones and a company are counted as their lists count them under the same filter", async () => {
    const stones = await freeStones(portal, 3);
    await heldBy(portal, "customer", stones);
    const shape = (await one("SELECT shape FROM stone WHERE stock_no = $1", [stones[0]])).shape;
    await portal.pool.query("UPDATE stone SET color = 'Z' WHERE stock_no = ANY ($1)", [stones]); // a figure tells what it was
    const business_id = await businessOf("customer");
    for (const [name, query] of [
      ["admin", { shape, business_id }],
      ["associate", { shape }],
      ["customer", { shape, clarity: "VS1,VS2" }],
    ] as const) {
      const who = portal.as(name);
      const { data } = await who.call("getEnquiryCount", { query });
      const { rows } = await portal.pool.query(
        `SELECT count(*)::int AS n FROM stone_line l JOIN line_as_made f ON f.line_id = l.id
          WHERE l.list = 'hold' AND l.state = 'held' AND l.expires_at > $1 AND f.shape = $2 AND ($3 = '' OR l.business_id = $4)
            AND f.clarity = ANY (coalesce($5, ARRAY[f.clarity]))`,
        [
          portal.clock.now(),
          shape,
          name === "associate" ? "" : "own",
          business_id,
          "clarity" in query ? query.clarity.split(",") : null,
        ],
      );
      if (name !== "associate") expect([name, data.holdsCount]).toEqual([name, rows[0].n]);
      const list = (await who.call("listHolds", { query })).data as { pagination: { totalRecords: number } };
      expect([name, list.pagination.totalRecords]).toEqual([name, data.holdsCount]);
      expect((await who.call("getEnquiryDetails", { query })).data.Hold?.count).toBe(data.holdsCount);
    }
    expect((await admin().call("getEnquiryCount", { query: { color: "Z" } })).data.holdsCount).toBe(0);
    const query = { business_id: await businessOf("customer2") };
    for (const call of ["getEnquiryCount", "getEnquiryDetails", "getEnquiryCountry", "listQuietClients"] as const)
      expectRefusal(await portal.as("associate").call(call, { query }), 404, "notFound");
  });

  test("countries are those of the clients in sight, and each opens as many clients as it counts", async () => {
    const { data } = await admin().call("getEnquiryCountry");
    const clients = await one(
      "SELECT count(*)::int AS n FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.role_id = 2 AND a.is_active AND b.is_active IS NOT FALSE",
    );
    expect(data.reduce((sum, row) => sum + row.clients, 0)).toBe(clients.n);
    for (const name of ["admin", "associate"] as const)
      for (const row of (await portal.as(name).call("getEnquiryCountry")).data) {
        const query = { country_id: row.country_id ?? 0 };
        const list = (await portal.as(name).call("listClients", { query })).data;
        expect([name, row.country, list.pagination.totalRecords]).toEqual([name, row.country, row.clients]);
      }
    const ofOne = (await admin().call("getEnquiryCountry", { query: { business_id: await businessOf("customer") } }))
      .data;
    const people = await one("SELECT count(*)::int AS n FROM account WHERE business_id = $1 AND is_active", [
      await businessOf("customer"),
    ]);
    expect(ofOne.map(({ clients: n }) => n)).toEqual([people.n]);
    const own = (await portal.as("associate").call("getEnquiryCountry")).data;
    const theirs = await one(
      "SELECT count(*)::int AS n FROM account WHERE associate_id = $1 AND role_id = 2 AND is_active",
      [await ownerId(portal, "associate")],
    );
    expect(own.reduce((sum, row) => sum + row.clients, 0)).toBe(theirs.n);
    expectRefusal(await portal.as("customer").call("getEnquiryCountry"), 403, "forbidden");
  });

  test("each document that is submitted is the first row of recent KYC", async () => {
    const desk = new KycDesk(portal);
    const first = async () => (await admin().call("listRecentKyc")).data[0];
    const business_id = await aBusiness(portal, "customer", 9);
    await later(portal, minutes(1));
    expect((await desk.submit("customer", "owner")).status).toBe(201);
    const createdAt = portal.clock.now().toISOString();
    expect(await first()).toMatchObject({ business_id, category: "owner", status: 1, createdAt });
    await later(portal, minutes(1));
    expect((await desk.submit("customer", "business")).status).toBe(201);
    expect(await first()).toMatchObject({ business_id, category: "business", status: 1 });
  });

  test("documents of a period are those of which the latest copy came in it, by the days of the house", async () => {
    const desk = new KycDesk(portal);
    await aBusiness(portal, "customer", 9);
    for (const category of ["owner", "business"] as const)
      expect((await desk.submit("customer", category)).status).toBe(201);
    const moved = (category: string, local: string) =>
      portal.pool.query("UPDATE kyc_document SET submitted_at = $2::timestamp AT TIME ZONE $3 WHERE category = $1", [
        ...[category, local, portal.house.timeZone],
      ]);
    await moved("owner", "2026-10-01 00:00:00");
    await moved("business", "2026-12-31 23:59:59");
    const asked = async (query: { startDate?: string; endDate?: string }) =>
      (await admin().call("listRecentKyc", { query })).data.map(({ category }) => category);
    expect(await asked({ startDate: "2026-10-01", endDate: "2026-12-31" })).toEqual(["business", "owner"]);
    expect(await asked({ startDate: "2026-10-02", endDate: "2026-12-30" })).toEqual([]);
    expect(await asked({ startDate: "2026-10-01", endDate: "2026-10-01" })).toEqual(["owner"]);
    expect(await asked({ startDate: "2026-12-31" })).toEqual(["business"]);
    expect(await asked({ endDate: "2026-09-30" })).toEqual([]);
    expect(await asked({})).toEqual(["business", "owner"]);
  });

  test("documents stand with the newest first, for whoever may look them up", async () => {
    const { data } = await admin().call("listRecentKyc");
    const { rows } = await portal.pool.query(
      "SELECT id FROM kyc_document ORDER BY submitted_at DESC, id DESC LIMIT 10",
    );
    expect(data.map(({ document_id }) => document_id)).toEqual(rows.map(({ id }) => id));
    for (const name of ["qc", "customer"] as const)
      expectRefusal(await portal.as(name).call("listRecentKyc"), 403, "forbidden");
  });
});
