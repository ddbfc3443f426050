import { codes, statusOf } from "#domain/codes.ts";
import { formatDate, formatDateTime } from "#domain/format.ts";
import { awaitingMemo, fulfilled, lineStatuses } from "#domain/stone-lists.ts";
import type { Step } from "#ui/frame/steps.tsx";
import type { StoneLine } from "../stone-line.ts";
import { clientName, makerName } from "./line-people.ts";
import { words } from "./words.ts";

/**
 * True for a line that has not ended: it has the first code of its list. An approved request also still waits for its
 * memo.
 */
const isOpen = ({ status, state }: StoneLine) => status === 1 || state === awaitingMemo;

/** The steps of a line, from its machine's states: its beginning, its moves, and its present state. */
export function lineSteps(line: StoneLine): Step[] {
  const { list, status, created_at, updated_at, remark, text, reason, extensions = 0 } = line;
  const made = makerName(line);
  const steps: Step[] = [
    {
      id: "begun",
      title: words.begun[list],
      who: made === words.theClient ? clientName(line) : words.madeFor(made, clientName(line)),
      when: formatDateTime(created_at),
      note: text ?? remark ?? undefined,
    },
  ];
  if (extensions > 0) steps.push({ id: "extended", title: words.extended(extensions), who: "", when: "" });
  const open = isOpen(line);
  if (!open || status !== 1) {
    steps.push({
      id: "moved",
      title: movedTo(line),
      who: "",
      when: formatDateTime(updated_at),
      note: reason ?? undefined,
    });
  }
  if (open) steps.push({ id: "now", title: nowOf(line), who: "", when: "", now: true });
  return steps;
}

/** The last move of a line. A fulfilled request names its memo. */
const movedTo = ({ list, status, state, memo }: StoneLine): string =>
  state === fulfilled ? words.memoIssued(memo?.number) : statusOf(lineStatuses[list], status).label;

/** The present state of an open line, with its end if it has one. */
function nowOf(line: StoneLine): string {
  const { list, status, expires_at, due_date } = line;
  if (list === "hold" && expires_at) return words.heldUntil(formatDateTime(expires_at));
  if (list === "memo" && due_date) return words.dueOn(formatDate(due_date));
  if (list === "confirm" && status === codes.approval.approved) return words.awaitsMemo;
  return statusOf(lineStatuses[list], status).label;
}
