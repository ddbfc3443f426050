import type { Data } from "#api/operation-types.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { ownerId } from "./rows.ts";

/** The numbers of free stones, in this count. Those in sight of every client come first. */
export async function freeStones({ pool }: TestApp, count: number): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT s.stock_no FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active WHERE s.status = 1
      ORDER BY s.diamond_type = 'white' AND s.stone_origin = 2 AND p.id = (SELECT min(id) FROM provider) DESC, s.id
      LIMIT $1`,
    [count],
  );
  return rows.map(({ stock_no }: { stock_no: string }) => stock_no);
}

/** A stone in the database: its status, and whether it is offered again when freed. */
export async function stoneNow({ pool }: TestApp, stockNo: string): Promise<{ status: number; is_listed: boolean }> {
  const { rows } = await pool.query("SELECT status, is_listed FROM stone WHERE stock_no = $1", [stockNo]);
  return rows[0];
}

/** Lets clients hold a stone again at once, for tests that hold the same stone round after round. */
export async function withoutRest(portal: TestApp, most_holds = defaultRules.most_holds): Promise<void> {
  const { version } = (await portal.as("admin").call("getTradeRules")).data;
  await portal
    .as("admin")
    .call("setTradeRules", { body: { ...defaultRules, most_holds, hold_rest_hours: 0, version } });
}

type Line = Data<"createHolds">["data"][number];

/** Holds for one of the demo house's customers, made by themselves. */
export async function heldBy(portal: TestApp, name: DemoName, stock_numbers: string[]): Promise<Line[]> {
  return (await portal.as(name).call("createHolds", { body: { stock_numbers } })).data.data;
}

/** A memo for a customer, issued by an administrator. */
export async function onMemo(portal: TestApp, name: DemoName, stock_numbers: string[]): Promise<Line[]> {
  const user_id = await ownerId(portal, name);
  return (await portal.as("admin").call("issueMemo", { body: { stock_numbers, user_id } })).data.data;
}

/** Requests of a customer, made by themselves. */
export async function requestedBy(portal: TestApp, name: DemoName, stock_numbers: string[]): Promise<Line[]> {
  return (await portal.as(name).call("confirmStones", { body: { stock_numbers } })).data.data;
}

/** Changes every price of the house: list and cost double, and everybody's markup is another. */
export async function pricesMove({ pool, as }: TestApp): Promise<void> {
  await pool.query(
    `UPDATE stone SET rap = rap * 2, price_per_ct = CASE WHEN rap IS NULL THEN price_per_ct * 2
      ELSE round(rap * 2 * (100 + disc) / 100, 2) END, quote_kind = NULL, quote = NULL`,
  );
  const { data } = await as("admin2").call("getDefaultMarkup");
  const rule = {
    diamond_type: "white",
    stone_origin: 2,
    from_carat: 0.01,
    to_carat: 99.99,
    kind: "percent",
    value: 40,
  } as const;
  const saved = await as("admin2").call("updateDefaultMarkup", {
    body: { version: data.defaultMarkupDetails.version, rules: [rule] },
  });
  if (saved.status !== 200) throw new Error(saved.text);
}
