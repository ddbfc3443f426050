import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { aLine } from "#support/a-line.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { freeStones } from "#support/line-stones.ts";

const portal = useApp();
const desk = new KycDesk(portal);
const hold = async (by: "customer" | "newcomer") =>
  portal.as(by).call("createHolds", { body: { stock_numbers: await freeStones(portal, 1) } });
const set = (by: "admin" | "associate" | "associate2" | "customer" | "qc", id: number, body: object) =>
  portal.as(by).send("setBusinessStatus", { path: { id }, body });

describe("a business is registered", () => {
  test("when both papers are approved, and then acts at once in the session that it has", async () => {
    const waiting = await desk.waiting();
    expectRefusal(await hold("customer"), 422, "kycPending");
    await desk.decide("admin", "business", 2, waiting);
    expectRefusal(await desk.register("admin", waiting.business_id, 1), 409, "documentsNotApproved");
    await desk.decide("admin", "owner", 2, waiting);
    expectRefusal(await hold("customer"), 422, "kycPending");
    expect((await desk.register("admin", waiting.business_id, 1)).data.status).toBe(11);
    expect((await hold("customer")).status).toBe(201);
    expectRefusal(await desk.register("admin", waiting.business_id, 1), 409, "transitionRefused");
  });

  test("by administrators alone, and with what they saw", async () => {
    const { business_id, version } = await desk.approved();
    for (const by of ["associate", "qc"] as const)
      expectRefusal(await set(by, business_id, { status: 1 }), 403, "forbidden");
    expectRefusal(await set("associate2", business_id, { status: 1 }), 404, "notFound");
    expectRefusal(await set("customer", business_id, { status: 1 }), 403, "forbidden");
    const stale = await set("admin", business_id, { status: 1, version: version - 1 });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id: business_id, version });
    expectRefusal(await set("admin", business_id, {}), 422, "statusNeeded");
    expectRefusal(await set("admin", business_id, { status: 1, is_active: true }), 422, "statusNeeded");
    expectRefusal(await set("admin", business_id, { status: 3 }), 400, "malformed", ["/data/status"]);
    expect((await set("admin", business_id, { status: 1, version })).status).toBe(200);
  });

  test("again after it was unregistered, as long as its papers stay approved", async () => {
    const approved = await desk.approved();
    const { business_id } = approved;
    await desk.register("admin", business_id, 1);
    expect((await desk.register("admin", business_id, 2)).data.status).toBe(9);
    expectRefusal(await hold("customer"), 422, "kycPending");
    expect((await desk.register("admin", business_id, 1)).data.status).toBe(11);
    await desk.register("admin", business_id, 2);
    expect((await desk.decide("admin", "owner", 3, approved)).data.status).toBe(9);
    expectRefusal(await desk.register("admin", business_id, 1), 409, "documentsNotApproved");
  });
});

describe("a business that was registered before it had papers", () => {
  test("sends some, and takes stones while they are looked at, whatever is decided", async () => {
    const id = await aBusiness(portal, "customer", 11);
    expect((await desk.submit("customer", "business")).status).toBe(201);
    const sent = await desk.read("admin", id);
    expect([sent.status, sent.business_data[0]?.status]).toEqual([11, 1]);
    expect((await desk.decide("admin", "business", 3, sent)).data.status).toBe(11);
    expect((await desk.resubmit("customer", "business", 2)).data.status).toBe(11);
    expect((await desk.decide("admin", "business", 2, await desk.read("admin", id))).data.status).toBe(11);
    expect((await hold("customer")).status).toBe(201);
  });

  test("waits as any other once the house has taken the registration back, and the paper is decided", async () => {
    const id = await aBusiness(portal, "customer", 11);
    await desk.submit("customer", "business");
    expect((await desk.register("admin", id, 2)).data.status).toBe(9);
    expect((await desk.decide("admin", "business", 2, await desk.read("admin", id))).data.status).toBe(10);
    expectRefusal(await hold("customer"), 422, "kycPending");
    expectRefusal(await desk.register("admin", id, 1), 409, "documentsNotApproved");
  });
});

describe("a business with stones", () => {
  const reasons = { hold: messages.claimHeld, confirm: messages.claimAsked, memo: messages.claimOnMemo } as const;

  test.each(Object.entries(reasons))("on %s is not unregistered; the refusal names them", async (list, reason) => {
    const id = await aBusiness(portal, "customer", 11);
    const line = await aLine(portal, "customer", list as keyof typeof reasons);
    const refusal = await desk.register("admin", id, 2);
    expectRefusal(refusal, 409, "claimsLive");
    expect(refusal.body.refused).toMatchObject([{ id: line, stock_no: expect.any(String), reason }]);
  });

  test("that a colleague has, or had only for a time, is judged by what is live", async () => {
    const id = await aBusiness(portal, "customer", 11);
    await aLine(portal, "customer", "hold");
    await aLine(portal, "customer", "cart");
    await aLine(portal, "customer2", "memo");
    portal.clock.advance(hours(48));
    expect((await desk.register("admin", id, 2)).status).toBe(200);
  });

  test("keeps them when a paper's approval is taken back, and gets no more", async () => {
    const approved = await desk.approved();
    await desk.register("admin", approved.business_id, 1);
    const held = await hold("customer");
    await desk.decide("admin", "business", 3, approved);
    expectRefusal(await hold("customer"), 422, "kycPending");
    const { data } = await portal.as("customer").call("listHolds");
    const ids = held.data.data.map((line) => line.id);
    expect(data).toMatchObject({ data: [{ id: ids[0], status: 1 }] });
    expect((await portal.as("customer").call("releaseHolds", { body: { ids } })).status).toBe(200);
  });
});

describe("a business that is switched off", () => {
  test("leaves its people looking, and refuses their acts and those for them", async () => {
    const id = await aBusiness(portal, "customer", 11);
    expect((await set("admin", id, { is_active: false })).data).toMatchObject({ is_active: false, status: 11 });
    expectRefusal(await hold("customer"), 409, "clientOff");
    const { user_id = 0 } = { user_id: (await desk.read("admin", id)).user_id ?? 0 };
    const stock_numbers = await freeStones(portal, 1);
    const forThem = await portal.as("associate").call("createHolds", { body: { stock_numbers, user_id } });
    expectRefusal(forThem, 409, "clientOff");
    expect((await portal.as("customer").call("searchStones", { body: {} })).status).toBe(200);
    const options = await portal.as("associate").call("listClientOptions");
    expect(options.data.data.map((option) => option.id)).not.toContain(user_id);
    expectRefusal(await set("admin", id, { is_active: false }), 409, "transitionRefused");
    expectRefusal(await set("associate", id, { is_active: true }), 403, "forbidden");
    await set("admin", id, { is_active: true });
    expect((await hold("customer")).status).toBe(201);
  });

  test("is told to whoever decides about its lines", async () => {
    const id = await aBusiness(portal, "customer", 11);
    await aLine(portal, "customer", "confirm");
    const told = async (by: "admin" | "associate") => (await portal.as(by).call("listConfirms")).data;
    for (const is_active of [true, false]) {
      if (!is_active) await set("admin", id, { is_active });
      for (const by of ["admin", "associate"] as const)
        expect(await told(by)).toMatchObject({ data: [{ business: { is_active } }] });
    }
  });
});
