import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { LineAudience } from "#stones/lines/audience.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Column } from "#ui/data-table/types.ts";
import { everyStoneColumn } from "#ui/stone-table/stone-columns.ts";
import { lineLists } from "./lists.ts";
import { type OwnColumnId, ownColumns } from "./own-columns.tsx";

/** What a list shows of the stone when it is delivered; the rest can be chosen. */
const delivered: ReadonlySet<string> = new Set<StoneColumnId>([
  ...(["stock_no", "shape", "carat", "color", "fancy_color", "intensity", "clarity", "cut", "polish"] as const),
  ...(["symmetry", "fluorescence", "lab", "report_no", "rap", "price_per_ct", "total_amt"] as const),
  ...(["markup_disc", "markup_ppc", "sell_amt"] as const),
]);

export interface LineColumns {
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
    const { for: audiences, isBehind = false, ...column } = { isBehind: undefined, ...ownColumns[id] };
    return (audiences as readonly LineAudience[]).includes(audience) ? [{ isBehind, column: { ...column, id } }] : [];
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
const ofStone = ({ cell, text, sortable: _, ...column }: Column<StoneFields>): Column<StoneLine> => ({
  ...column,
  cell: (line) => cell(fields(line)),
  text: (line) => text?.(fields(line)),
});
