import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { LineAudience } from "#stones/lines/audience.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Column } from "#ui/data-table/types.ts";
import { everyStoneColumn } from "#ui/stone-table/stone-columns.ts";
import { lineLists } from "./lists.ts";
import type { OwnColumn } from "./own-column.tsx";
import { type OwnColumnId, ownColumns } from "./own-columns.tsx";

/** Beside the stone in one line, what a list shows of it when it is delivered; the rest can be chosen. */
const delivered: ReadonlySet<string> = new Set<StoneColumnId>([
  ...(["stock_no", "report_no", "rap", "price_per_ct", "total_amt", "markup_disc", "markup_ppc", "sell_amt"] as const),
]);
/** What the server can sort a list by, of its stones. */
const sortable: ReadonlySet<string> = new Set<StoneColumnId>(["stock_no", "report_no", "carat"]);

interface LineColumns {
  columns: readonly Column<StoneLine>[];
  /** Those that are not shown until somebody chooses them. */
  hidden: readonly string[];
}

const made = new Map<string, LineColumns>();

/** The columns of a list for its audience: the line's own around those of its stone. The same for the same question. */
export function lineColumns(list: ShownList, audience: LineAudience, seesCost: boolean): LineColumns {
  const key = `${list} ${audience} ${seesCost}`;
  const known = made.get(key) ?? makeColumns(list, audience, seesCost);
  made.set(key, known);
  return known;
}

function makeColumns(list: ShownList, audience: LineAudience, seesCost: boolean): LineColumns {
  const own = lineLists[list].columns.flatMap((id: OwnColumnId) => {
    const { for: audiences, isBehind, ...column }: OwnColumn = ownColumns[id];
    return (audiences as readonly LineAudience[]).includes(audience) ? [{ isBehind, column: { id, ...column } }] : [];
  });
  const [stockNo, ...stone] = everyStoneColumn({ seesCost })
    .filter(({ id }) => id !== "status")
    .map(ofStone);
  const columns = [
    ...(stockNo ? [stockNo] : []),
    ...own.filter(({ isBehind }) => !isBehind).map(({ column }) => column),
    ...stone.filter(({ id }) => delivered.has(id)),
    ...own.filter(({ isBehind }) => isBehind).map(({ column }) => column),
    ...stone.filter(({ id }) => !delivered.has(id)),
  ];
  return { columns, hidden: stone.flatMap(({ id }) => (delivered.has(id) ? [] : [id])) };
}

const fields = ({ stone }: StoneLine) => stone as unknown as StoneFields;

/** A column of stones, read from the stone of the line: its prices there are the frozen ones. */
const ofStone = ({ cell, text, ...column }: Column<StoneFields>): Column<StoneLine> => ({
  ...column,
  sortable: sortable.has(column.id),
  cell: (line) => cell(fields(line)),
  text: (line) => text?.(fields(line)),
});
