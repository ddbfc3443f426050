import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import { useApp } from "./app.ts";
import { hours } from "./clock.ts";
import { later } from "./evidence.ts";
import { freeStones, onMemo } from "./line-stones.ts";

export type Asked = QueryInput<"listReportGroups">;

/** The keys that make a group of each grouping of spec §4, in plain SQL over the tables. */
export const keys = {
  1: "'all'",
  2: "v.created_at::date::text",
  3: "concat_ws('-', l.holder_id, l.business_id)",
  4: "v.created_at::date || '/' || concat_ws('-', l.holder_id, l.business_id)",
  5: "coalesce(v.invoice_id::text, 'none')",
  6: "coalesce(l.order_id::text, 'none')",
  7: "coalesce(l.memo_id::text, 'none')",
};

export const grouping = Object.keys(keys).map(Number) as (keyof typeof keys)[];

export function useReportWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const groups = async (query: Asked = {}, who: DemoName = "admin") =>
    (await portal.as(who).call("listReportGroups", { query })).data;
  const lines = async (query: QueryInput<"listReportLines"> = {}, who: DemoName = "admin") =>
    (await portal.as(who).call("listReportLines", { query })).data;
  /** Sales of two clients on two days; the first of them is taken back on the second day. */
  async function sales() {
    const [first = "", second = "", third = "", fourth = ""] = await freeStones(portal, 4);
    const mine = await onMemo(portal, "customer", [first, second]);
    const theirs = await onMemo(portal, "customer2", [third, fourth]);
    await admin().call("sellMemo", { body: { ids: mine.map(({ id }) => id) } });
    await later(portal, hours(24));
    await admin().call("sellMemo", { body: { ids: theirs.slice(0, 1).map(({ id }) => id) } });
    await admin().call("reverseMemo", {
      body: { ids: mine.slice(0, 1).map(({ id }) => id), reason: "The wrong line" },
    });
  }
  return { portal, admin, groups, lines, sales };
}
