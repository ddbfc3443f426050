import "./stone-lists.css";
import { useMemo } from "react";
import { formatDate, usd } from "#domain/format.ts";
import { memoStateLabels, memoStateOf } from "#domain/paper.ts";
import type { Grouping } from "#domain/stone-lists.ts";
import { groupRow } from "#ui/table/data-table/group-row.ts";
import type { Line } from "#ui/table/data-table/types.ts";
import { isOut, type StoneLine } from "../stone-line.ts";
import { Due } from "./line-cells.tsx";
import { clientName } from "./line-people.ts";
import type { LineTotals } from "./lines-dock.tsx";
import { PaperNumber } from "./paper-number.tsx";
import { words } from "./words.ts";

/** Lines of one day, client or paper, as answers carry them. */
export interface LineGroup {
  key: string;
  label: string | null;
  totals: LineTotals;
  lines: StoneLine[];
}

const papers: readonly Grouping[] = [5, 6, 7];
/** The groupings by a paper that has a document. An order is the number of requests alone. */
const documents: readonly Grouping[] = [5, 7];

type PaperPath = ((id: number) => string) | undefined;

/** The rows of the table: lines, or groups of them if the answer has groups. */
export function useShownRows({ groups, lines }: Shown, { grouping, paperPath, areWhole }: Heads) {
  return useMemo(
    () => (grouping && groups.length > 0 ? groupedLines(groups, { grouping, paperPath, areWhole }) : lines),
    [grouping, groups, lines, paperPath, areWhole],
  );
}
interface Shown {
  groups: readonly LineGroup[];
  lines: readonly StoneLine[];
}
interface Heads {
  grouping: Grouping | undefined;
  paperPath: PaperPath;
  /** True if a group has all its lines. Only then does it tell the state of a memo. */
  areWhole: boolean;
}

/** Groups in the form of the table: the head of each, with its lines below. */
const groupedLines = (groups: readonly LineGroup[], heads: GroupHeads): Line<StoneLine>[] =>
  groups.flatMap((group) => [groupRow(group.key, <GroupHead group={group} {...heads} />), ...group.lines]);

type GroupHeads = Heads & { grouping: Grouping };

/** The name of a group, with the sum of its lines. */
function GroupHead({ group, grouping, paperPath, areWhole }: GroupHeads & { group: LineGroup }) {
  const { label, totals, lines } = group;
  const [first] = lines;
  const isPaper = papers.includes(grouping);
  const path = documents.includes(grouping) ? paperPath : undefined;
  return (
    <div className="line-group">
      <span className="row line-group-name">
        {label === null && <b>{words.noPaper[grouping]}</b>}
        {label !== null && !isPaper && <b>{withDays(label)}</b>}
        {label !== null && isPaper && <PaperNumber paper={{ id: Number(group.key), number: label }} path={path} />}
        {isPaper && label !== null && first && (
          <b className="line-client" title={clientName(first)}>
            {clientName(first)}
          </b>
        )}
      </span>
      {grouping === 7 && label !== null && <MemoStanding lines={lines} isWhole={areWhole} />}
      <span className="figures line-group-sum">
        <span className="dim">{words.pieces(totals.pieces, totals.carat)}</span> <b>{usd(totals.total_amt)}</b>
      </span>
    </div>
  );
}

/** A text in which days stand as they are written. */
export const withDays = (label: string) => label.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day));

/** The due day of a memo while one of its lines is out, and the state of its lines (spec §4). */
function MemoStanding({ lines, isWhole }: { lines: readonly StoneLine[]; isWhole: boolean }) {
  const out = lines.filter(isOut);
  const [first] = out;
  return (
    <>
      {first?.due_date && <Due due={first.due_date} isOverdue={out.some(({ is_overdue }) => is_overdue)} isOut />}
      {isWhole && <span className="dim">{memoStateLabels[memoStateOf(lines.map(({ status }) => status))].label}</span>}
    </>
  );
}
