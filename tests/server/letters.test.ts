import { describe, expect, test } from "vitest";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { kindsOf, lettersTo, remind } from "#support/letters.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { memoOf } from "#support/papers.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const idsOf = (lines: { id: number }[]) => lines.map(({ id }) => id);
const asked = async (count = 1) => requestedBy(portal, "customer", await freeStones(portal, count));
const latest = async () => (await lettersTo(portal, "customer")).at(-1);
const letters = async () => kindsOf(await portal.outbox());
const switchOff = () => portal.pool.query("UPDATE account SET is_active = false WHERE email = 'customer@demo.test'");

describe("a request that is decided", () => {
  test("is told to its client and to nobody else: the stone, their own price, and where it stands", async () => {
    const [line] = await asked();
    await admin().call("approveStones", { body: { ids: [line?.id ?? 0] } });
    expect(await letters()).toEqual([["customer", "requestApproved"]]);
    const letter = await latest();
    expect(letter?.subject).toBe(`Approved: ${line?.stone.stock_no} (natural)`);
    expect(letter?.text).toContain("Dear Mara");
    expect(letter?.text).toMatch(new RegExp(`${line?.stone.stock_no} {2}Natural`));
    const money = (value = 0) => value.toLocaleString("en-US", { minimumFractionDigits: 2 });
    expect(letter?.text).toContain(`$${money(line?.markup_ppc)}/ct  $${money(line?.sell_amt)}`);
    const path = `/customer-profile/confirm-stone?currentTab=all&line=${line?.id}`;
    expect(letter?.text).toContain(`http://portal.test${path}\n`);
  });

  test("says of a fancy stone its intensity, its overtone and its colour", async () => {
    const fancy = { diamond_type: "fancy", color: null, intensity: "FCV", overtone: "PURPLISH", fancy_color: "PINK" };
    await aStone(portal, "SUNSET-1", fancy);
    await admin().call("approveStones", { body: { ids: idsOf(await requestedBy(portal, "customer", ["SUNSET-1"])) } });
    expect((await latest())?.text).toMatch(/ ct FCV Purplish Pink /);
  });

  test("says a Fair cut as a cut, and the shade, milk and fluorescence of what was approved", async () => {
    const look = { fluorescence: "FNT", shade: "LB", milky: "M1", eye_clean: "N" };
    await aStone(portal, "BROWN-1", { cut: "F", ...look });
    await admin().call("approveStones", { body: { ids: idsOf(await requestedBy(portal, "customer", ["BROWN-1"])) } });
    expect((await latest())?.text).toContain(
      "Round 1.00 ct D VVS1 cut F GIA, Fluorescence Faint, Shade Light brown, Milky M1, Not eye clean",
    );
  });

  test("carries neither what the house pays nor its discount", async () => {
    await portal.pool.query(
      "UPDATE stone SET rap = 3226, disc = -61.73, price_per_ct = 1234.59, quote_kind = NULL, quote = NULL WHERE rap IS NOT NULL",
    );
    const [line] = await asked();
    await admin().call("approveStones", { body: { ids: [line?.id ?? 0] } });
    const text = (await latest())?.text ?? "";
    for (const figure of ["1,234.59", "61.73", "3,226"]) expect(text).not.toContain(figure);
  });

  test("that is rejected brings the reason and the stones that are offered instead, as they were written", async () => {
    const reason = "Promised elsewhere. Instead: AA1000047, SG1000075.";
    await admin().call("rejectStones", { body: { ids: idsOf(await asked(2)), reason } });
    expect(await letters()).toEqual([["customer", "requestRejected"]]);
    expect(await latest()).toMatchObject({ subject: "Not approved: 2 stones", text: expect.stringContaining(reason) });
  });

  test("at another price brings the new one and the one before, and a remark alone is no letter", async () => {
    const [line] = await asked();
    const { id = 0, version = 0, markup_ppc } = line ?? {};
    await portal
      .as("associate")
      .call("updateConfirmStones", { body: { lines: [{ id, version, remark: "By Friday" }] } });
    expect(await portal.outbox()).toEqual([]);
    const reason = "A parcel deal";
    const change = { id, version: version + 1, price_per_ct: 777.5, reason };
    await portal.as("associate").call("updateConfirmStones", { body: { lines: [change] } });
    expect(await letters()).toEqual([["customer", "requestChanged"]]);
    const before = markup_ppc?.toLocaleString("en-US", { minimumFractionDigits: 2 });
    const text = (await latest())?.text;
    expect(text).toMatch(new RegExp(`\\$777\\.50/ct .*, previously \\$${before}/ct`));
    // The reason for such a price is the house's own affair.
    expect(text).not.toContain(reason);
  });

  test("is one letter for all stones of the act, and each client gets their own", async () => {
    const [one = "", two = "", three = ""] = await freeStones(portal, 3);
    const mine = await requestedBy(portal, "customer", [one, two]);
    const theirs = await requestedBy(portal, "customer2", [three]);
    await admin().call("approveStones", { body: { ids: idsOf([...mine, ...theirs]) } });
    expect((await letters()).sort()).toEqual([
      ["customer", "requestApproved"],
      ["customer2", "requestApproved"],
    ]);
    const text = (await latest())?.text ?? "";
    expect([text.includes(one), text.includes(two), text.includes(three)]).toEqual([true, true, false]);
    expect(text).toContain("Total: 2 stones");
  });

  test("and is refused for one of several tells nobody anything", async () => {
    const [first, second] = await asked(2);
    await admin().call("approveStones", { body: { ids: [first?.id ?? 0] } });
    await portal.outbox();
    const again = await admin().call("approveStones", {
      body: { ids: idsOf([first, second].flatMap((line) => line ?? [])) },
    });
    expectRefusal(again, 409, "transitionRefused");
    expect(await letters()).toEqual([["customer", "requestApproved"]]);
  });

  test("twice by the same key is told once", async () => {
    const body = { ids: idsOf(await asked()) };
    const once = admin().with({ "idempotency-key": "8d7f6b52-4a60-4b77-9a55-6a2f6b0c2a11" });
    for (let turn = 0; turn < 2; turn++) expect((await once.call("approveStones", { body })).status).toBe(200);
    expect(await letters()).toEqual([["customer", "requestApproved"]]);
  });

  test("by the client is no news to the client; by the house it is", async () => {
    const [first, second] = await asked(2);
    const cancel = (by: "customer" | "admin", { id = 0, version = 0 } = {}) =>
      portal
        .as(by)
        .call("updateConfirmStones", { body: { lines: [{ id, version, status: 4, remark: "Sold in the shop" }] } });
    await cancel("customer", first);
    expect(await portal.outbox()).toEqual([]);
    await cancel("admin", second);
    expect(await letters()).toEqual([["customer", "requestCancelled"]]);
    expect((await latest())?.text).toContain("Sold in the shop");
  });
});

describe("whoever is switched off or erased", () => {
  test("gets no letter", async () => {
    const ids = idsOf(await asked());
    await switchOff();
    await admin().call("approveStones", { body: { ids } });
    expect(await portal.outbox()).toEqual([]);
  });

  test("gets none that was still on its way", async () => {
    await admin().call("approveStones", { body: { ids: idsOf(await asked()) } });
    await switchOff();
    expect(await latest()).toMatchObject({ status: "cancelled", error: "This account is inactive." });
  });

  test("leaves none behind", async () => {
    const user_id = await ownerId(portal, "newcomer");
    const stock_numbers = await freeStones(portal, 1);
    await admin().call("openEnquiries", { body: { stock_numbers, user_id, text: "Is the table clean?" } });
    await erasePerson(portal.house, user_id);
    expect(await portal.outbox()).toEqual([]);
  });
});

describe("a hold", () => {
  test("that the house extends or releases is told with its new end", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    const body = { ids: [line?.id ?? 0] };
    await admin().call("extendHolds", { body });
    expect((await latest())?.text).toContain("until 24/11/2026 09:00 AM (UTC)");
    await portal.as("associate").call("releaseHolds", { body });
    expect(await letters()).toEqual([
      ["customer", "holdExtended"],
      ["customer", "holdReleased"],
    ]);
  });

  test("about to end is told of once, and again when it was extended", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    portal.clock.advance(hours(44) - 1);
    await remind(portal);
    expect(await portal.outbox()).toEqual([]);
    portal.clock.advance(1);
    for (let turn = 0; turn < 3; turn++) await remind(portal);
    expect(await letters()).toEqual([["customer", "holdEnding"]]);
    await admin().call("extendHolds", { body: { ids: [line?.id ?? 0] } });
    await remind(portal);
    portal.clock.advance(hours(48));
    await remind(portal);
    expect((await letters()).map(([, kind]) => kind)).toEqual(["holdEnding", "holdExtended", "holdEnding"]);
  });

  test("whose time has passed is told of once", async () => {
    await heldBy(portal, "customer", await freeStones(portal, 2));
    portal.clock.advance(hours(48));
    for (let turn = 0; turn < 2; turn++) await expireDueHolds(portal.house);
    expect(await letters()).toEqual([["customer", "holdEnded"]]);
    expect((await latest())?.subject).toBe("Hold expired: 2 stones");
  });
});

describe("a memo", () => {
  const days = (count: number) => portal.clock.advance(hours(24 * count));

  test("that is issued is told with its number, its sum and its due date", async () => {
    const [line] = await onMemo(portal, "customer", await freeStones(portal, 2));
    expect(await letters()).toEqual([["customer", "memoIssued"]]);
    const letter = await latest();
    expect(letter?.text).toMatch(
      /Memo M-2026-0001 was issued to you: 2 stones, [\d.]+ ct, \$[\d,.]+\. It is due on 04\/12\/2026\./,
    );
    expect(letter?.text).toContain(`http://portal.test/customer-profile/paper/${line?.memo?.id}\n`);
  });

  test("is told of two days before it is due and when it is overdue, each once, and of stones that are still out", async () => {
    const { id } = await memoOf(portal, "customer", 2);
    await portal.pool.query("DELETE FROM mail");
    days(11);
    await remind(portal);
    expect(await portal.outbox()).toEqual([]);
    days(1);
    for (let turn = 0; turn < 2; turn++) await remind(portal);
    expect(await letters()).toEqual([["customer", "memoDue"]]);
    expect((await latest())?.text).toContain("Still with you: 2 stones");
    days(3);
    for (let turn = 0; turn < 2; turn++) await remind(portal);
    expect((await letters()).map(([, kind]) => kind)).toEqual(["memoDue", "memoOverdue"]);
    const moved = await portal
      .as("admin2")
      .call("setMemoDue", { path: { id }, body: { due_date: "2026-12-20", version: 1 } });
    expect(moved.status).toBe(200);
    expect(await latest()).toMatchObject({ kind: "memoMoved", subject: "Memo M-2026-0001 is due on 20/12/2026" });
  });

  test("whose stones are all back is told of no more", async () => {
    const lines = await onMemo(portal, "customer", await freeStones(portal, 1));
    await admin().call("receiveMemo", { body: { ids: idsOf(lines) } });
    await portal.pool.query("DELETE FROM mail");
    days(16);
    await remind(portal);
    expect(await portal.outbox()).toEqual([]);
  });
});

test("an enquiry that is closed is told with what was asked", async () => {
  const stock_numbers = await freeStones(portal, 1);
  const { data } = await portal
    .as("customer")
    .call("openEnquiries", { body: { stock_numbers, text: "Is the table clean?" } });
  await portal.as("associate").call("closeEnquiries", { body: { ids: idsOf(data.data) } });
  expect(await letters()).toEqual([["customer", "enquiryClosed"]]);
  expect((await latest())?.text).toContain("You asked: Is the table clean?");
});

test("what a program asked for and the house does not take is told with its reason", async () => {
  const [stock_numbers, user_id] = [await freeStones(portal, 1), await ownerId(portal, "api")];
  const { data } = await admin().call("importExternalDiamonds", { body: { stock_numbers, user_id } });
  const body = { ids: idsOf(data.data), reason: "Not to be exported" };
  await admin().call("rejectExternalDiamonds", { body });
  expect(await letters()).toEqual([["api", "requestRejected"]]);
});
