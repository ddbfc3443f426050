import type { Data } from "#api/operation-types.ts";
import { count, number2, signed2, usd } from "#domain/format.ts";
import type { Grouping } from "#domain/stone-lists.ts";
import { withDays } from "#stones/lines/line-groups.tsx";
import { words as lineWords } from "#stones/lines/words.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type ReportGroup = Data<"listReportGroups">["data"][number];

export const groupId = ({ key }: ReportGroup) => key;

/** The name of a group in words: a day as it is written, or that there is no such paper. */
export const groupName = ({ label }: Pick<ReportGroup, "label">, grouping: Grouping): string =>
  label === null ? (lineWords.noPaper[grouping] ?? "") : withDays(label);

const figures: readonly Column<ReportGroup>[] = [
  { id: "lines", head: words.linesHead, number: true, cell: ({ lines }) => count(lines) },
  {
    id: "pieces",
    head: words.pieces,
    number: true,
    text: ({ totals }) => totals.pieces,
    cell: ({ totals }) => count(totals.pieces),
  },
  {
    id: "carats",
    head: words.carats,
    number: true,
    width: 100,
    text: ({ totals }) => totals.carat,
    cell: ({ totals }) => number2(totals.carat),
  },
  {
    id: "disc_avg",
    head: words.discount,
    number: true,
    text: ({ totals }) => totals.disc_avg,
    cell: ({ totals }) => signed2(totals.disc_avg),
  },
  {
    id: "price_per_ct",
    head: words.perCarat,
    number: true,
    width: 110,
    text: ({ totals }) => totals.price_per_ct,
    cell: ({ totals }) => number2(totals.price_per_ct),
  },
  {
    id: "amount",
    head: words.amount,
    number: true,
    width: 140,
    text: ({ totals }) => totals.total_amt,
    cell: ({ totals }) => <b>{number2(totals.total_amt)}</b>,
  },
];

const columnsBy = (grouping: Grouping): readonly Column<ReportGroup>[] => [
  {
    id: "label",
    head: lineWords.groupings[grouping],
    width: 320,
    text: (group) => groupName(group, grouping),
    cell: (group) => groupName(group, grouping),
  },
  ...figures,
];

const cardBy = (grouping: Grouping) => (group: ReportGroup) => (
  <>
    <b>{groupName(group, grouping)}</b>
    <span className="dim figures">{lineWords.pieces(group.totals.pieces, group.totals.carat)}</span>
    <b className="figures">{usd(group.totals.total_amt)}</b>
  </>
);

const by = (grouping: Grouping) => ({ columns: columnsBy(grouping), card: cardBy(grouping) });

/** The columns and the card of each grouping of spec §4. */
export const groupShapes: Record<Grouping, ReturnType<typeof by>> = {
  1: by(1),
  2: by(2),
  3: by(3),
  4: by(4),
  5: by(5),
  6: by(6),
  7: by(7),
};
