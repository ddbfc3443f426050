import { codes, type Hue, type Kind } from "#domain/codes.ts";
import { dash, daysUntil, formatDate, formatLeft, formatWaiting, isOlderThanADay } from "#domain/format.ts";
import { awaitingMemo, fulfilled, lineStatuses, waitedFor } from "#domain/stone-lists.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { isOut, type StoneLine } from "../stone-line.ts";
import { useServerTime } from "../use-server-time.ts";
import { words } from "./words.ts";

const threeHours = 3 * 3_600_000;

/** The time that is left of a hold, by the server's clock. */
export function TimeLeft({ line: { status, expires_at, ended_by } }: { line: StoneLine }) {
  const isHeld = status === codes.hold.held && typeof expires_at === "string";
  const said = useServerTime((now) => (isHeld ? (formatLeft(expires_at, new Date(now)) ?? words.expired) : ""));
  const isLate = useServerTime((now) => isHeld && Date.parse(expires_at) - now < threeHours);
  if (!isHeld) return <span className="dim">{ended_by ? words.endedBy(ended_by) : dash}</span>;
  return isLate ? (
    <Tag hue="orange" kind="waiting">
      {said}
    </Tag>
  ) : (
    said
  );
}

/** True for lists in which somebody waits for a decision. Nobody waits for a cart. */
const isAsked = ({ list }: StoneLine) => list === "confirm" || list === "external";

/** The time that somebody has waited for an answer. More than a day is flagged (spec §9). */
export function Waiting({ line }: { line: StoneLine }) {
  const now = useServerTime((at) => Math.floor(at / 60_000));
  const at = new Date(now * 60_000);
  const isOpen = isAsked(line) && line.status === codes.approval.pending;
  const isApproved = line.list === "confirm" && line.state === awaitingMemo;
  if (!isAsked(line)) return <span className="dim">{formatDate(line.created_at)}</span>;
  if (!isOpen && !isApproved) return <span className="dim">{dash}</span>; // it was answered
  // An approved request waits for its memo, from its approval on.
  const since = isOpen ? line.created_at : line.updated_at;
  const said = formatWaiting(since, at);
  if (!isOlderThanADay(since, at)) return said;
  return <Tag hue="orange">{said}</Tag>;
}

/**
 * The side that speaks next in an enquiry, with the time of its wait, in the words of one side. One's own wait of a day
 * is flagged.
 */
export function Waits({ line, of }: { line: StoneLine; of: "house" | "client" }) {
  const now = useServerTime((at) => Math.floor(at / 60_000));
  const at = new Date(now * 60_000);
  const whom = waitedFor(line.state);
  if (whom === null || !line.waits_since) return <span className="dim">{formatDate(line.updated_at)}</span>;
  const said = words.waitsFor(
    whom === of ? words.waitsForOwn[of] : words.waitsForOther[of],
    formatWaiting(line.waits_since, at),
  );
  if (whom !== of) return <span className="dim">{said}</span>;
  return isOlderThanADay(line.waits_since, at) ? <Tag hue="orange">{said}</Tag> : said;
}

/** The days that a line of a memo is out, or was. */
export const daysOut = (line: StoneLine, now: number): number =>
  Math.max(0, -daysUntil(line.created_at.slice(0, 10), new Date(isOut(line) ? now : line.updated_at)));

export function DaysOut({ line }: { line: StoneLine }) {
  const days = useServerTime((now) => daysOut(line, now));
  return <span className={isOut(line) ? undefined : "dim"}>{words.days(days)}</span>;
}

interface DueWord {
  hue: Hue;
  kind: Kind;
  said: string;
}

/** The due day of a memo in words: overdue, soon, or later. */
export function dueWord(due: string, isOverdue: boolean, now: number): DueWord {
  const days = daysUntil(due, new Date(now));
  if (isOverdue) return { hue: "red", kind: "waiting", said: words.overdue(Math.max(1, -days)) };
  if (days <= 2) return { hue: "orange", kind: "waiting", said: words.dueIn(Math.max(0, days)) };
  return { hue: "gray", kind: "waiting", said: words.dueOn(formatDate(due)) };
}

/** The badge of a memo's due day, while one of its lines is out. */
export function Due({ due, isOverdue, isOut: out }: { due: string; isOverdue: boolean; isOut: boolean }) {
  const at = useServerTime((now) => Math.floor(now / 60_000) * 60_000);
  if (!out) return <span className="dim">{formatDate(due)}</span>;
  const { hue, kind, said } = dueWord(due, isOverdue, at);
  return (
    <Tag hue={hue} kind={kind}>
      {said}
    </Tag>
  );
}

/** The words of an approved request. Its code alone does not tell whether its memo was issued already. */
function approvedWords({ list, state, memo }: StoneLine, isInColumn: boolean): string | undefined {
  if (list !== "confirm") return undefined;
  if (state === awaitingMemo) return isInColumn ? words.awaitsMemoInColumn : words.approvedAwaitsMemo;
  if (state !== fulfilled) return undefined;
  // Under the head of its own list there is room for a word alone. The open request has the number.
  return isInColumn ? words.memoIssuedInColumn : words.approvedMemoIssued(memo?.number);
}

interface LineStatusProps {
  line: StoneLine;
  isInColumn?: boolean;
}

export const LineStatus = ({ line, isInColumn = false }: LineStatusProps) =>
  line.wish && isOut(line) ? (
    <Tag hue="orange" kind="waiting">
      {wishWord(line.wish, isInColumn)}
    </Tag>
  ) : (
    <StatusBadge list={lineStatuses[line.list]} code={line.status} label={approvedWords(line, isInColumn)} />
  );

/** The wish of the client for a stone on memo. Under the head of a column there is room for little. */
function wishWord({ wants, until }: NonNullable<StoneLine["wish"]>, isInColumn: boolean): string {
  const day = until ? formatDate(until) : "";
  if (wants === "days") return isInColumn ? words.daysShort(day) : words.daysAsked(day);
  return isInColumn ? words.wishesShort[wants] : words.wishes[wants];
}

/** A row of an invoice: a sale, a sale that was taken back, or its credit. */
export function InvoiceKind({ line: { invoice_line } }: { line: StoneLine }) {
  if (invoice_line?.credits_id) return <Tag hue="gray">{words.credit}</Tag>;
  return invoice_line?.is_credited ? <span className="dim">{words.takenBack}</span> : words.sale;
}
