import type { Data } from "#api/operation-types.ts";
import { attributeWord, codeWord } from "#domain/code-word.ts";
import { number2 } from "#domain/format.ts";
import { caratBandFrom, type LostStep, lostFigures, lostSteps } from "#domain/lost-deals.ts";
import { type FigureSheet, figureColumn } from "./order-figures.ts";

type Lost = Data<"getLostDeals">;
type Row = Lost["rows"][number];

const groups: Record<Lost["by"], string> = {
  shape: "Shape",
  type: "Type",
  color: "Colour",
  clarity: "Clarity",
  carat: "Carats",
  client: "Client",
  associate: "Associate",
  provider: "Provider",
};
const steps: Record<LostStep, string> = { hold: "Holds", request: "Requests", memo: "Memos" };
const figures: Record<(typeof lostFigures)[number], string> = {
  began: "all",
  sold: "sold in the end",
  lost: "lost",
  open: "open",
  on: "went on",
  client: "ended by the client",
  house: "ended by the house",
  time: "expired",
};

/** Lost deals as a table: a row for each group, then all together, with every figure of each step. */
export function lostSheet({ by, rows, total }: Lost): FigureSheet {
  const read = lostSteps.filter((step) => total[step] !== null);
  const cells = read.flatMap((step) => lostFigures.map((figure) => ({ step, figure, id: `${step}_${figure}` })));
  const columns = [
    figureColumn("group", groups[by]),
    ...(total.searches === null ? [] : [figureColumn("searches", "Searches")]),
    ...cells.map(({ step, figure, id }) => figureColumn(id, `${steps[step]}: ${figures[figure]}`)),
    figureColumn("loses_at", "Loses most at"),
  ];
  const record = (row: Row) => ({
    group: nameOf(by, row),
    searches: row.searches === null ? null : String(row.searches),
    loses_at: row.loses_at && steps[row.loses_at],
    ...Object.fromEntries(cells.map(({ step, figure, id }) => [id, told(row[step]?.[figure])])),
  });
  return { name: `lost-deals-by-${by}`, title: "Lost deals", columns, rows: [...rows, total].map(record) };
}

const told = (figure: number | null | undefined) => (figure === null || figure === undefined ? null : String(figure));

function nameOf(by: Lost["by"], { value, name }: Row): string {
  if (value === null) return "All";
  if (by === "shape" || by === "color" || by === "clarity") return attributeWord(by, value);
  if (by === "type") return codeWord(value.toUpperCase());
  if (by === "carat") return bandName(Number(value));
  return name ?? (value === "-" ? "Nobody" : value);
}

function bandName(weight: number): string {
  const { from, to } = caratBandFrom(weight);
  return to === null ? `${number2(from)} and more` : `${number2(from)}-${number2(to)}`;
}
