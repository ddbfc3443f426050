import type { Data } from "#api/operation-types.ts";
import { attributeWord } from "#domain/code-word.ts";
import { lostFiguresOf, lostNames, lostRowName, lostSteps } from "#domain/lost-deals.ts";
import { addedColumn } from "../formats/sheet.ts";
import type { FigureSheet } from "./make-figures.ts";

type Lost = Data<"getLostDeals">;
type Row = Lost["rows"][number];

/** Lost deals as a table: a row for each group, then all together, with every figure of each step. */
export function lostSheet({ by, rows, total }: Lost): FigureSheet {
  const read = lostSteps.filter((step) => total[step] !== null);
  const cells = read.flatMap((step) =>
    lostFiguresOf(step).map((figure) => ({ step, figure, id: `${step}_${figure}` })),
  );
  const columns = [
    addedColumn("group", lostNames.groups[by]),
    ...(total.searches === null ? [] : [addedColumn("searches", lostNames.searchesHead, "count")]),
    ...cells.map(({ step, figure, id }) =>
      addedColumn(id, `${lostNames.stepLines[step]}: ${lostNames.figures(step)[figure].toLowerCase()}`, "count"),
    ),
    addedColumn("loses_at", lostNames.losesAt),
  ];
  const record = (row: Row) => ({
    group: lostRowName(by, row, attributeWord),
    searches: row.searches,
    loses_at: row.loses_at && lostNames.steps[row.loses_at],
    ...Object.fromEntries(cells.map(({ step, figure, id }) => [id, row[step]?.[figure] ?? null])),
  });
  return { name: `lost-deals-by-${by}`, title: lostNames.lost, columns, rows: [...rows, total].map(record) };
}
