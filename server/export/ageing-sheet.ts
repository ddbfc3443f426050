import type { Data } from "#api/operation-types.ts";
import { attributeWord } from "#domain/code-word.ts";
import { addedColumn } from "../formats/sheet.ts";
import type { FigureSheet } from "./make-figures.ts";

type Ageing = Data<"getAgeing">;
type Band = Pick<Ageing["stock"]["bands"][number], "from_days" | "to_days" | "pieces"> &
  Partial<NonNullable<Ageing["memos"]>[number]>;

const columns = [
  addedColumn("what", "What"),
  addedColumn("group", "Group"),
  addedColumn("days", "Days"),
  addedColumn("pieces", "Pieces", "count"),
  addedColumn("carats", "Carats", "number"),
  addedColumn("amount", "Amount", "money"),
  addedColumn("overdue", "Overdue", "count"),
];

const daysOf = ({ from_days, to_days }: Band) => (to_days === null ? `${from_days}+` : `${from_days}-${to_days}`);
const record = (what: string, group: string | null, band: Band) => ({
  what,
  group,
  days: daysOf(band),
  pieces: band.pieces,
  carats: band.carats ?? null,
  amount: band.amount ?? null,
  overdue: band.overdue ?? null,
});

/** The ages of the stock, alone, by shape and by provider, and of memos and requests: a row for each age. */
export function ageingSheet({ stock, memos, requests }: Ageing): FigureSheet {
  const ofGroups = (what: string, groups: Ageing["stock"]["shapes"] | null) =>
    (groups ?? []).flatMap(({ name, pieces }) =>
      stock.bands.map(({ from_days, to_days }, at) =>
        record(what, attributeWord("shape", name), { from_days, to_days, pieces: pieces[at] ?? 0 }),
      ),
    );
  const rows = [
    ...stock.bands.map((band) => record("Stock", null, band)),
    ...ofGroups("Stock by shape", stock.shapes),
    ...ofGroups("Stock by provider", stock.providers),
    ...(memos ?? []).map((band) => record("Memos", null, band)),
    ...(requests ?? []).map(({ overdue: _, ...band }) => record("Requests", null, band)),
  ];
  return { name: "ageing", title: "Ageing", columns, rows };
}
