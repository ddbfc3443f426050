import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy, onMemo, pricesMove, requestedBy, stoneNow } from "#support/line-stones.ts";
import { type Owner, ownerId } from "#support/rows.ts";

const portal = useApp();
const preview = async (
  stock_numbers: string[],
  by: "admin" | "associate" | "associate2" | "qc" | "customer" = "admin",
  client: Owner = "customer",
) => portal.as(by).call("previewMemo", { body: { stock_numbers, user_id: await ownerId(portal, client) } });
const rows = async (table: string) => Number((await portal.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n);

/** Lets a client see fancy diamonds alone; the free stones of the tests are white. */
const limitToFancy = async (owner: Owner) =>
  portal.pool.query(
    `INSERT INTO inventory_access (account_id, diamond_types) VALUES ($1, '{fancy}')
      ON CONFLICT (account_id) DO UPDATE SET diamond_types = excluded.diamond_types`,
    [await ownerId(portal, owner)],
  );

describe("before a memo is issued", () => {
  test("each of twelve numbers says what it is: one is unknown, one is out, one stands there as its report too", async () => {
    const stones = await freeStones(portal, 11);
    const [first = "", second = ""] = stones;
    await portal.pool.query("UPDATE stone SET report_no = 'RNFIRST' WHERE stock_no = $1", [first]);
    await onMemo(portal, "customer2", [second]);
    const before = [await rows("stone_line"), await rows("audit_event"), await rows("paper")];
    const { lines } = (await preview([...stones.slice(0, 10), "NONE1", "rnfirst"])).data;
    expect(lines.map(({ number }) => number)).toEqual([...stones.slice(0, 10), "NONE1", "rnfirst"]);
    expect(lines.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(["onlyAvailableStones", "stoneUnknown"]);
    expect(lines[1]).toMatchObject({ stone: { stock_no: second, status: 5 }, is_same: false });
    expect(lines[10]).toMatchObject({ stone: null, refusal: { reason: "No stone has this number." } });
    expect(lines[11]).toMatchObject({ is_same: true, refusal: null, stone: { stock_no: first } });
    // It was looked at, and nothing was done.
    expect([await rows("stone_line"), await rows("audit_event"), await rows("paper")]).toEqual(before);
    expect((await stoneNow(portal, first)).status).toBe(1);
  });

  test("a stone that the client may not see is told from one that there is not, to the house's people alone", async () => {
    const [stone = "", away = ""] = await freeStones(portal, 2);
    await portal.pool.query("UPDATE stone SET report_no = 'RNBEYOND' WHERE stock_no = $1", [stone]);
    await limitToFancy("customer");
    const reason = "This client's inventory access does not include this stone.";
    const said = async (by: "admin" | "associate") =>
      (await preview([stone, "rnbeyond", "NONE1"], by)).data.lines.map(({ refusal }) => [
        refusal?.code,
        refusal?.reason,
      ]);
    const beyond = ["stoneBeyondAccess", reason];
    const expected = [beyond, beyond, ["stoneUnknown", "No stone has this number."]];
    expect([await said("admin"), await said("associate")]).toEqual([expected, expected]);
    const user_id = await ownerId(portal, "customer");
    const forThem = await portal.as("admin").call("createHolds", { body: { stock_numbers: [stone], user_id } });
    expectRefusal(forThem, 409, "stoneBeyondAccess");
    expect(forThem.body.refused).toEqual([{ stock_no: stone, code: "stoneBeyondAccess", reason }]);
    const ownHold = await portal.as("customer").call("createHolds", { body: { stock_numbers: [stone] } });
    expectRefusal(ownHold, 409, "stoneUnknown");
    // A stone that nobody is offered is nobody's to claim, whatever the client may see.
    await portal.pool.query(
      "UPDATE provider SET is_active = false WHERE id = (SELECT provider_id FROM stone WHERE stock_no = $1)",
      [away],
    );
    expect((await preview([away])).data.lines.map(({ refusal }) => refusal?.code)).toEqual(["stoneUnknown"]);
  });

  test("it names the price that the line then has, also where it takes over a hold or an approved request", async () => {
    const [free = "", held = "", asked = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [held]);
    const [request] = await requestedBy(portal, "customer", [asked]);
    const change = { id: request?.id ?? 0, version: 1, price_per_ct: 7100, reason: "A parcel deal" };
    await portal.as("admin2").call("updateConfirmStones", { body: { lines: [change] } });
    await portal.as("admin").call("approveStones", { body: { ids: [request?.id ?? 0], reason: "A parcel deal" } });
    await pricesMove(portal);
    const { lines } = (await preview([free, held, asked])).data;
    expect(lines.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    const issued = await onMemo(portal, "customer", [free, held, asked]);
    const said = (line: { agreed_ppc: number | null }, own: number | undefined) => [own, line.agreed_ppc];
    const byNumber = new Map(issued.map((line) => [line.stone.stock_no, said(line, line.markup_ppc)]));
    for (const line of lines) expect(said(line, line.stone?.markup_ppc)).toEqual(byNumber.get(line.number));
    expect(lines[2]?.agreed_ppc).toBe(7100);
  });

  test("what another client holds says until when, and whose it is only to whoever may read that client's holds", async () => {
    const stones = await freeStones(portal, 1);
    const [hold] = await heldBy(portal, "customer2", stones);
    const [byAdmin, byAssociate] = [await preview(stones), await preview(stones, "associate")];
    for (const { data } of [byAdmin, byAssociate])
      expect(data.lines[0]?.refusal).toMatchObject({ code: "onlyAvailableStones", until: hold?.expires_at });
    expect(byAdmin.data.lines[0]?.refusal?.now?.client).toBe(hold?.business?.company_name);
    for (const name of [hold?.user.last_name, hold?.business?.company_name])
      expect(byAssociate.text).not.toContain(name);
  });

  test("a report number that two providers share names both stones, and takes neither", async () => {
    const two = await freeStones(portal, 2);
    await portal.pool.query("UPDATE stone SET report_no = 'RNTWICE' WHERE stock_no = ANY ($1)", [two]);
    const [line] = (await preview(["RNTWICE"])).data.lines;
    expect(line).toMatchObject({ stone: null, refusal: { code: "numberShared", choices: two.sort() } });
  });

  test("it is for those who issue memos, to clients of theirs who are registered", async () => {
    const stones = await freeStones(portal, 1);
    expectRefusal(await preview(stones, "customer"), 403, "forbidden");
    expectRefusal(await preview(stones, "qc"), 403, "forbidden");
    expectRefusal(await preview(stones, "associate2"), 404, "notFound");
    expectRefusal(await preview(stones, "admin", "newcomer"), 422, "kycPending");
    expectRefusal(
      await portal.as("admin").call("previewMemo", { body: { stock_numbers: stones } }),
      422,
      "selectClient",
    );
    expectRefusal(await preview([]), 422, "selectDiamond");
    expect((await preview(Array.from({ length: 501 }, (_, at) => `N${at}`))).status).toBe(400);
  });

  test("an associate reads no more of a stone than elsewhere", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const { lines } = (await preview([stone], "associate")).data;
    expect(lines[0]?.stone).toMatchObject({ stock_no: stone, stone_origin: expect.any(Number) });
  });
});
