import { randomBytes } from "node:crypto";
import { readyLayouts } from "#domain/stock-list-layouts.ts";
import type { DiamondType } from "#domain/stone.ts";
import { insert } from "../db/crud.ts";
import { accountByEmail } from "../db/queries/accounts.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { demoAddress } from "./demo.ts";
import { isFirst } from "./is-first.ts";

type Kind = { name: string; diamond_type: DiamondType; layout: string; markup_percent: number | null; search: object };

const lists: readonly Kind[] = [
  {
    name: "Daily rounds",
    diamond_type: "white",
    layout: "rapnet",
    markup_percent: 12.5,
    search: { availability: 1, attributes: { shape: { values: ["ROUND"] } } },
  },
  {
    name: "Two carats and more for Northlight",
    diamond_type: "white",
    layout: "short",
    markup_percent: null,
    search: { availability: 1, ranges: { carat: { from: 2 } } },
  },
];

/** Gives the demo house two stock lists, once: one for the market, one at a client's own prices. */
export async function seedDemoStockLists(house: House): Promise<void> {
  if (!(await isFirst(house, "demo_stock_lists"))) return;
  await inTransaction(house, { requestId: "start", operation: "start" }, async (ctx) => {
    const client = await accountByEmail(ctx.db, demoAddress("customer"));
    for (const { name, diamond_type, layout, markup_percent, search } of lists) {
      const ready = readyLayouts.find(({ id }) => id === layout);
      await insert(ctx, "stock_list", {
        name,
        diamond_type,
        code: randomBytes(24).toString("base64url"),
        params: JSON.stringify({ search: { ...search, diamond_type } }),
        layout: JSON.stringify(ready?.columnsOf(diamond_type) ?? []),
        client_id: markup_percent === null ? (client?.id ?? null) : null,
        markup_percent,
        format: "csv",
        place: "link",
        schedule: markup_percent === null ? null : "30 6 * * *",
        due_from: ctx.now,
      });
    }
  });
}
