import type { LineAudience } from "#domain/line-audience.ts";
import { lineColumnsOf, ownLineColumns } from "#domain/line-columns.ts";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { KeptColumn } from "#stones/stone-layout.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { everyStoneColumn } from "#ui/table/stone-table/stone-columns.ts";
import { ownColumns } from "./own-columns.tsx";

/** The columns of the stone by which the server can sort a list. */
const sortable: ReadonlySet<string> = new Set<StoneColumnId>(["stock_no", "report_no", "carat"]);

interface LineColumns {
  columns: readonly Column<StoneLine>[];
  /** The columns at the delivery of the list. Some are hidden until somebody chooses them. */
  delivered: readonly KeptColumn[];
}

const made = new Map<string, LineColumns>();

/**
 * The columns of a list for its audience: the line's own around those of its stone. The same arguments always get the
 * same columns.
 */
export function lineColumns(list: ShownList, audience: LineAudience, seesCost: boolean): LineColumns {
  const key = `${list} ${audience} ${seesCost}`;
  const known = made.get(key) ?? makeColumns(list, audience, seesCost);
  made.set(key, known);
  return known;
}

function makeColumns(list: ShownList, audience: LineAudience, seesCost: boolean): LineColumns {
  const stone = new Map(everyStoneColumn({ seesCost }).map((column) => [column.id, ofStone(column)]));
  const of = lineColumnsOf(list, { audience, seesCost });
  const columns = of.flatMap(({ id, own }): Column<StoneLine>[] => {
    const column = own ? { ...ownColumns[own], id, head: ownLineColumns[own].label } : stone.get(id);
    return column ? [column] : [];
  });
  return { columns, delivered: of.map(({ id, isShown }) => ({ id, is_shown: isShown, width: null })) };
}

/** The stone of a line. A credit takes away what its sale counted: its weight and its amounts are negative, as in the file. */
function fields({ stone, invoice_line }: StoneLine): StoneFields {
  if (invoice_line == null || invoice_line.credits_id === null) return stone;
  const { carat, sell_amt, total_amt } = stone;
  return { ...stone, carat: -carat, sell_amt: -sell_amt, ...(total_amt !== undefined && { total_amt: -total_amt }) };
}

/** A column of stones, read from the stone of the line. Its prices there are the frozen ones. */
const ofStone = ({ cell, text, ...column }: Column<StoneFields>): Column<StoneLine> => ({
  ...column,
  sortable: sortable.has(column.id),
  cell: (line) => cell(fields(line)),
  text: (line) => text?.(fields(line)),
});
