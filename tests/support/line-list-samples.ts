import type { shownLists } from "#domain/stone-lists.ts";
import type { TestApp } from "./app.ts";
import { invoiced, type ListedLine, listedLine, listedPaper } from "./listed-lines.ts";
import { type Owner, ownerId } from "./rows.ts";
import type { ListOperation } from "./shown-lists.ts";

const lists: Record<ListOperation, (typeof shownLists)[number]> = {
  listCarts: "cart",
  listConfirms: "confirm",
  listEnquiries: "enquiry",
  listExternal: "external",
  listHolds: "hold",
  listInvoices: "invoice",
  listMemos: "memo",
  listNotes: "notes",
  listWatchlist: "watchlist",
};
const firstStates = { cart: "in", watchlist: "in", notes: "in", enquiry: "open", hold: "held" } as const;

/** A line in the list of a call, so that its answer is not empty. For invoices it is a sold one. */
export async function aListedLine(portal: TestApp, id: ListOperation, holder: Owner): Promise<ListedLine> {
  const list = lists[id];
  const paper = async (kind: "order" | "memo" | "invoice") =>
    (await listedPaper(portal, kind, await ownerId(portal, holder))).id;
  switch (list) {
    case "confirm":
      return listedLine(portal, { list, holder, state: "pending", status: 1, papers: { order: await paper("order") } });
    case "memo":
      return listedLine(portal, { list, holder, state: "issued", status: 1, papers: { memo: await paper("memo") } });
    case "external":
      return listedLine(portal, { list, holder, state: "pending", status: 1 });
    case "invoice": {
      const papers = { memo: await paper("memo"), invoice: await paper("invoice") };
      const line = await listedLine(portal, { list: "memo", holder, state: "sold", status: 3, sold: 5000, papers });
      await invoiced(portal, line, papers.invoice, { price: 5000 });
      return line;
    }
    default:
      return listedLine(portal, { list, holder, state: firstStates[list], status: 1 });
  }
}

const reads = (id: ListOperation) => ({
  ask: async (portal: TestApp, owner: Owner) => {
    await aListedLine(portal, id, owner);
    return { query: { currentTab: "all" } };
  },
});

/** One good request for each list of lines. */
export const lineListSamples = {
  listCarts: reads("listCarts"),
  listConfirms: reads("listConfirms"),
  listEnquiries: reads("listEnquiries"),
  listExternal: reads("listExternal"),
  listHolds: reads("listHolds"),
  listInvoices: reads("listInvoices"),
  listMemos: reads("listMemos"),
  listNotes: reads("listNotes"),
  listWatchlist: reads("listWatchlist"),
};
