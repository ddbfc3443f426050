import { beforeEach } from "vitest";
import { roleIds } from "#domain/roles.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { aStone } from "./a-stone.ts";
import { useApp } from "./app.ts";
import { hours, minutes } from "./clock.ts";
import { giveScreen } from "./rights.ts";

export const search = { diamond_type: "white" as const, attributes: { color: { values: ["D"] } } };

export function useDemandWorld() {
  const portal = useApp();
  const query = (sql: string, values: unknown[] = []) => portal.pool.query(sql, values);
  const customer = () => portal.as("customer");
  beforeEach(async () => {
    await giveScreen(portal, "search", Object.values(roleIds));
    portal.clock.advance(hours(24)); // after everything that the demo house holds
  });
  const demand = async (body: object = {}, who = customer()) =>
    (await who.call("createDemand", { body: { name: "One D", search, ...body } })).data;
  /** A minute later: the job's turn, and the letters since. */
  async function told(): Promise<{ to_address: string; subject: string; text: string | null }[]> {
    portal.clock.advance(minutes(1));
    const signal = new AbortController().signal;
    await jobKinds.tellDemands.run({}, { id: "tell", house: portal.house, signal } as never);
    const letters = (await portal.outbox()).filter(({ kind }) => kind === "demandStones");
    await query("DELETE FROM mail");
    return letters;
  }
  async function arrives(stock_no: string, more: Record<string, unknown> = {}): Promise<number> {
    portal.clock.advance(minutes(1));
    return aStone(portal, stock_no, more);
  }
  return { portal, query, customer, demand, told, arrives };
}
