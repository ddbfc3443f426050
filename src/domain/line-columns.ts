import { type LineAudience, lineAudiences } from "./line-audience.ts";
import { columnsFor, type StoneColumnId } from "./search/stone-columns.ts";
import type { ShownList } from "./stone-lists.ts";

type Written = {
  /** The name of the column in the list's sorting, if it differs from its own name. */
  id?: string;
  label: string;
  /** The audiences that see it; absent means all. */
  for?: readonly LineAudience[];
  /** True if it stands behind the prices of the stone, which come into sight first. */
  isBehind?: true;
};

/** The audiences that see the lines of several clients. */
const ofSeveral = ["admin", "associate", "bulk"] as const;

/** The columns of a line itself, beside those of its stone. */
export const ownLineColumns = {
  line_status: { id: "status", label: "Line" },
  stone: { label: "Stone" },
  stone_status: { label: "Status" },
  client: { label: "Client", for: ofSeveral },
  person: { label: "Customer", for: ["bulk"] },
  made_by: { label: "Made by", for: ofSeveral, isBehind: true },
  made_at: { id: "created_at", label: "Since", isBehind: true },
  waiting: { id: "created_at", label: "Waiting" },
  waits: { id: "waits_since", label: "Waiting", for: ofSeveral },
  own_waits: { id: "waits_since", label: "Waiting", for: ["customer", "guest"] },
  time_left: { id: "expires_at", label: "Time left" },
  due: { id: "due_date", label: "Due" },
  days_out: { id: "created_at", label: "Out" },
  order_no: { id: "order", label: "Order no" },
  memo_no: { id: "memo", label: "Memo no" },
  invoice_no: { id: "invoice", label: "Invoice no" },
  invoice_kind: { label: "Kind" },
  invoiced_at: { label: "Invoiced" },
  invoice_ppc: { id: "price", label: "Sold $/ct" },
  invoice_amount: { id: "amount", label: "Sold $" },
  agreed_ppc: { label: "Requested $/ct" },
  offered_ppc: { label: "Offered $/ct" },
  against_own: { label: "vs quote %", for: ["admin", "associate"] },
  sold_ppc: { label: "Sold $/ct" },
  deal_amount: { id: "amount", label: "Deal $" },
  text: { label: "Text" },
  remark: { label: "Remark", isBehind: true },
  reason: { label: "Reason", isBehind: true },
} as const satisfies Record<string, Written>;

export type OwnLineColumn = keyof typeof ownLineColumns;

const whose = ["client", "person", "made_by"] as const;

/** The own columns of each list, in the order of its delivery. */
const ownOf: Record<ShownList, readonly OwnLineColumn[]> = {
  confirm: [
    "line_status",
    ...whose,
    "waiting",
    "stone",
    "agreed_ppc",
    "against_own",
    "deal_amount",
    "order_no",
    "remark",
    "reason",
  ],
  hold: ["line_status", "time_left", ...whose, "stone", "offered_ppc", "deal_amount", "made_at", "remark"],
  memo: [
    "line_status",
    "due",
    "days_out",
    "memo_no",
    ...whose,
    "stone",
    "deal_amount",
    "sold_ppc",
    "invoice_no",
    "remark",
  ],
  invoice: [
    "invoice_no",
    "invoice_kind",
    "invoiced_at",
    "client",
    "person",
    "stone",
    "invoice_ppc",
    "invoice_amount",
    "memo_no",
  ],
  enquiry: [
    "waits",
    "own_waits",
    ...whose,
    "stone",
    "offered_ppc",
    "deal_amount",
    "text",
    "line_status",
    "stone_status",
    "made_at",
  ],
  cart: ["stone_status", ...whose, "stone", "made_at", "remark"],
  watchlist: ["stone_status", ...whose, "stone", "made_at"],
  notes: [...whose, "stone", "text", "stone_status", "made_at"],
  external: ["line_status", ...whose, "stone", "stone_status", "waiting", "remark", "reason"],
};

/** Columns of text that stand behind the prices: texts are long, and stand whole in the drawer. */
const behindPrices: Partial<Record<ShownList, readonly OwnLineColumn[]>> = {
  enquiry: ["text", "line_status", "stone_status"],
  notes: ["text", "stone_status"],
};
const prices: ReadonlySet<string> = new Set<StoneColumnId>(["markup_disc", "markup_ppc", "sell_amt"]);

/** The stone's columns that a list shows at its delivery, beside the stone in one line. The rest can be chosen. */
const delivered: ReadonlySet<string> = new Set<StoneColumnId>([
  "stock_no",
  "stone_origin",
  "report_no",
  "rap",
  "price_per_ct",
  "total_amt",
  "markup_disc",
  "markup_ppc",
  "sell_amt",
]);

/** A column of a list: a stone's, or the line's own by its name. */
export type LineColumn = { id: string; label: string; isShown: boolean; own?: OwnLineColumn };

/** The columns of a list for its audience, at its delivery: the lines' own around those of their stones. */
export function lineColumnsOf(
  list: ShownList,
  { audience, seesCost }: { audience: LineAudience; seesCost: boolean },
): LineColumn[] {
  const own = ownOf[list].flatMap((name) => {
    const { id = name, label, for: audiences = lineAudiences, isBehind }: Written = ownLineColumns[name];
    const isAfter = behindPrices[list]?.includes(name);
    return audiences.includes(audience) ? [{ isBehind, isAfter, column: { id, label, isShown: true, own: name } }] : [];
  });
  const [stockNo, origin, ...stone] = columnsFor({ seesCost })
    .filter(({ id }) => id !== "status")
    .map(({ id, label }) => ({ id, label, isShown: delivered.has(id) }));
  // The origin (grown or natural) stands beside the stone.
  const before: LineColumn[] = own.filter(({ isBehind, isAfter }) => !isBehind && !isAfter).map(({ column }) => column);
  const stoneAt = before.findIndex((column) => column.own === "stone") + 1;
  return [
    ...(stockNo ? [stockNo] : []),
    ...(origin ? before.toSpliced(stoneAt, 0, origin) : before),
    ...stone.filter(({ id }) => prices.has(id)),
    ...own.filter(({ isAfter }) => isAfter).map(({ column }) => column),
    ...stone.filter(({ id, isShown }) => isShown && !prices.has(id)),
    ...own.filter(({ isBehind }) => isBehind).map(({ column }) => column),
    ...stone.filter(({ isShown }) => !isShown),
  ];
}
