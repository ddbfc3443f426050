import type { Data } from "#api/operation-types.ts";
import { formatDate } from "#domain/format.ts";
import type { WorkflowName } from "#machines/index.ts";
import { lateLines, waitingSince } from "../db/queries/workflow-items.ts";
import { subjectsOf } from "../db/queries/workflow-subjects.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { quantile } from "./buckets.ts";
import { daysOf } from "./days.ts";

type Overdue = Data<"listOverdue">[number];
type Waiting = Omit<Overdue, "title" | "about" | "workflow"> & { workflow: WorkflowName };

const MOST = 500;
const HOUR = 3_600_000;
/** Fewer stays than this teach nothing: then the usual time below is the limit. */
const FEWEST = 10;
const waits = [
  { workflow: "confirm", state: "pending", usual: 48 * HOUR },
  { workflow: "kycDocument", state: "pending", usual: 72 * HOUR },
  { workflow: "enquiry", state: "open", usual: 48 * HOUR },
  { workflow: "enquiry", state: "offered.asked", usual: 48 * HOUR },
] as const;

/** Items that are overdue: past their day or time, or waiting longer than nine of ten did in the last year. */
export async function overdueItems(ctx: Reading): Promise<Overdue[]> {
  const found = [...(await lateOnes(ctx)), ...(await Promise.all(waits.map((wait) => waitingOnes(ctx, wait)))).flat()];
  const longest = found.sort((a, b) => b.waited_ms - b.limit_ms - (a.waited_ms - a.limit_ms)).slice(0, MOST);
  const subjects = await Promise.all(
    [...new Set(longest.map(({ workflow }) => workflow))].map(async (workflow) => {
      const items = longest.filter((one) => one.workflow === workflow).map(({ item }) => item);
      return [workflow, await subjectsOf(ctx.db, workflow, items)] as const;
    }),
  );
  const named = new Map(subjects);
  return longest.map((one) => {
    const subject = named.get(one.workflow)?.get(one.item);
    return { ...one, title: subject?.title ?? one.item, about: subject?.about ?? null };
  });
}

async function lateOnes({ db, now, house: { timeZone } }: Reading): Promise<Waiting[]> {
  const rows = await lateLines(db, { today: dayIn(timeZone, now), now, timeZone, most: MOST });
  return rows.map(({ id, list, state, since, due, due_date }) => ({
    workflow: list,
    item: String(id),
    state,
    since: since.toISOString(),
    waited_ms: now.getTime() - since.getTime(),
    limit_ms: due.getTime() - since.getTime(),
    why: due_date ? `Due on ${formatDate(due_date)}.` : "It has expired.",
  }));
}

async function waitingOnes(ctx: Reading, { workflow, state, usual }: (typeof waits)[number]): Promise<Waiting[]> {
  const to = dayIn(ctx.house.timeZone, ctx.now);
  const days = await daysOf(ctx, workflow);
  const stays = (await days.stays({ from: daysBefore(to, 365), to })).filter((one) => one.state === state);
  const isKnown = stays.reduce((sum, one) => sum + one.stays, 0) >= FEWEST;
  const limit_ms = (isKnown ? quantile(stays, 0.9) : null) ?? usual;
  const rows = await waitingSince(ctx.db, workflow, state, new Date(ctx.now.getTime() - limit_ms), MOST);
  return rows.map(({ item, since }) => ({
    workflow,
    item,
    state,
    limit_ms,
    since: since.toISOString(),
    waited_ms: ctx.now.getTime() - since.getTime(),
    why: isKnown ? "Nine out of ten were dealt with sooner." : "It has been waiting for a long time.",
  }));
}
