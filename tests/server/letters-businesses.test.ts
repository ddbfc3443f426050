import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";

const portal = useApp();
const latest = async () => (await lettersTo(portal, "customer")).at(-1);
const letters = async () => kindsOf(await portal.outbox());

describe("a business", () => {
  const desk = new KycDesk(portal);

  test("hears what was decided about each document, with the remark", async () => {
    const waiting = await desk.waiting();
    await desk.decide("admin", "business", 2, waiting);
    await desk.decide("admin", "owner", 3, waiting, { remark: "The stamp is missing" });
    expect(await letters()).toEqual([
      ["customer", "documentApproved"],
      ["customer", "documentRejected"],
    ]);
    expect((await latest())?.text).toContain("Our message:\nThe stamp is missing");
    expect((await latest())?.text).toContain("http://portal.test/customer-profile/business\n");
  });

  test("hears that an approval was taken back", async () => {
    const approved = await desk.approved();
    await desk.decide("admin", "business", 3, approved, { remark: "It has run out" });
    expect(await latest()).toMatchObject({
      subject: "No longer approved: Business Document",
      text: expect.stringContaining("It has run out"),
    });
  });

  test("hears that it is registered, and that it no longer is; a refusal tells nobody", async () => {
    const waiting = await desk.waiting();
    expect((await desk.register("admin", waiting.business_id, 1)).status).toBeGreaterThanOrEqual(400);
    expect(await portal.outbox()).toEqual([]);
    for (const category of ["business", "owner"] as const) await desk.decide("admin", category, 2, waiting);
    await desk.register("admin", waiting.business_id, 1);
    await desk.register("admin", waiting.business_id, 2);
    expect((await letters()).slice(2)).toEqual([
      ["customer", "businessRegistered"],
      ["customer", "businessUnregistered"],
    ]);
  });
});
