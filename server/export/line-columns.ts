import { ownLineColumns as own } from "#domain/line-columns.ts";
import { columnsOfView } from "#domain/search/stone-columns.ts";
import { type Grouping, groupings, type ShownList } from "#domain/stone-lists.ts";
import { addedColumn, type SheetColumn } from "../formats/sheet.ts";

/** The name of a list's sheet and file, in one word. */
export const listTitles: Record<ShownList, string> = {
  cart: "Cart",
  watchlist: "Watchlist",
  notes: "Notes",
  enquiry: "Enquiries",
  hold: "Holds",
  confirm: "Confirms",
  memo: "Memos",
  invoice: "Invoices",
  external: "External",
};

const groupHeads: Record<Exclude<Grouping, typeof groupings.list>, string> = {
  2: "By date",
  3: "By customer",
  4: "By date and customer",
  5: "By invoice",
  6: "By order",
  7: "By memo",
};

type LineColumn = Pick<SheetColumn, "head" | "kind"> & { on?: readonly ShownList[] };

/**
 * The columns that a list adds to its stones, in the order of a file; without `on` for every list. What the screen shows
 * too has the head of the screen, so that one head means one thing (decision 0200).
 */
const written = {
  line_status: { head: "Line status", kind: "text" },
  line_date: { head: "Date", kind: "date" },
  client: { head: own.client.label, kind: "text" },
  person: { head: own.person.label, kind: "text" },
  order_no: { head: "Order no", kind: "text", on: ["confirm", "memo", "invoice"] },
  memo_no: { head: "Memo no", kind: "text", on: ["memo", "invoice"] },
  due_date: { head: "Due", kind: "date", on: ["memo"] },
  overdue: { head: "Overdue", kind: "text", on: ["memo"] },
  invoice_no: { head: "Invoice no", kind: "text", on: ["memo", "invoice"] },
  invoiced_as: { head: "Sale or credit", kind: "text", on: ["invoice"] },
  held_until: { head: "Held until", kind: "moment", on: ["hold"] },
  offered_ppc: { head: own.offered_ppc.label, kind: "money", on: ["hold", "enquiry"] },
  requested_ppc: { head: own.agreed_ppc.label, kind: "money", on: ["confirm"] },
  agreed_ppc: { head: "Agreed $/ct", kind: "money", on: ["memo"] },
  sold_ppc: { head: own.sold_ppc.label, kind: "money", on: ["memo", "invoice"] },
  deal_amount: { head: own.deal_amount.label, kind: "money", on: ["hold", "enquiry", "confirm", "memo"] },
  sold_amount: { head: own.invoice_amount.label, kind: "money", on: ["invoice"] },
  text: { head: "Text", kind: "text", on: ["enquiry", "notes"] },
  remark: { head: "Remark", kind: "text" },
  reason: { head: "Reason", kind: "text", on: ["hold", "confirm", "memo", "external"] },
  made_by: { head: "Made by", kind: "text" },
} as const satisfies Record<string, LineColumn>;
export type LineColumnId = keyof typeof written;

/** The columns of a list's file: the stock number, the grouping, what the list adds, and the stone's own. */
export function lineSheetColumns(
  list: ShownList,
  { grouping, seesCost }: { grouping: Grouping; seesCost: boolean },
): SheetColumn[] {
  const [stockNo, ...ofStone] = columnsOfView("search", { seesCost });
  const ofList = Object.entries<LineColumn>(written).filter(([, { on }]) => on?.includes(list) ?? true);
  return [
    ...(stockNo ? [stockNo] : []),
    ...(grouping === groupings.list
      ? []
      : [addedColumn("group", groupHeads[grouping], grouping === groupings.date ? "date" : "text")]),
    ...ofList.map(([id, { head, kind }]) => addedColumn(id, head, kind)),
    ...ofStone,
  ];
}
