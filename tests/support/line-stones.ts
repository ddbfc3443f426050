import type { Data } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { ownerId } from "./rows.ts";

/** So many stones that anybody may have now, by their numbers. */
export async function freeStones({ pool }: TestApp, count: number): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT s.stock_no FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active WHERE s.status = 1 ORDER BY s.id LIMIT $1",
    [count],
  );
  return rows.map(({ stock_no }: { stock_no: string }) => stock_no);
}

/** A stone as the database has it: its status, and whether it is offered again when freed. */
export async function stoneNow({ pool }: TestApp, stockNo: string): Promise<{ status: number; is_listed: boolean }> {
  const { rows } = await pool.query("SELECT status, is_listed FROM stone WHERE stock_no = $1", [stockNo]);
  return rows[0];
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
