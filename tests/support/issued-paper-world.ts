import { useApp } from "./app.ts";
import { memoOf, paper, sold } from "./papers.ts";
import { ownerId } from "./rows.ts";

export const reason = "The wrong stone";

export function useIssuedPaperWorld() {
  const portal = useApp();
  /** One of each kind: a memo of three stones, an invoice of two of them, a credit note of one of these. */
  async function papers() {
    const memo = await memoOf(portal, "customer", 3);
    const invoice = await sold(portal, memo.ids.slice(0, 2));
    await portal.as("admin").call("reverseMemo", { body: { ids: memo.ids.slice(0, 1), reason } });
    const [credit] = (await paper(portal, "admin", invoice)).followed_by;
    return { memo, ids: [memo.id, invoice, credit?.id ?? 0], client: await ownerId(portal, "customer") };
  }
  return { portal, papers };
}
