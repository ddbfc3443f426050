import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { LifeEyes } from "../access/life-eyes.ts";
import { oneTrip } from "../db/one-trip.ts";
import { associateOfAccount } from "../db/queries/accounts.ts";
import { claimNow, toldOf } from "../db/queries/stone-life.ts";
import { linesByIds } from "../db/queries/stone-lines.ts";
import { shownOf } from "../db/queries/stone-shown.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import type { StepPaper, StoneStep } from "../wire/step-on-wire.ts";

type Report = Data<"getTrackReport">;

/** The present claim on a stone, as far as the viewer may know it. */
export async function standingOf(ctx: Reading, stoneId: number): Promise<Report["standing"]> {
  const claim = await claimNow(ctx.db, stoneId, ctx.now);
  const [[line]] = claim ? await oneTrip(ctx.db, linesByIds([claim.id], ctx.now)) : [[]];
  if (!claim || !line) return null;
  const client = await associateOfAccount(ctx.db, line.holder_id);
  const name = line.company_name || `${line.first_name} ${line.last_name}`.trim();
  const isNamed = new LifeEyes(ctx).names(client ? { ...client, role_id: line.role_id, name } : null, claim.list);
  const isOut = line.list === "memo" && line.status === codes.memo.issued;
  const common = { list: claim.list, state: line.state, since: line.updated_at.toISOString() };
  if (!isNamed)
    return {
      ...common,
      line_id: null,
      client: null,
      is_anothers: true,
      paper: null,
      until: null,
      due_date: null,
      is_overdue: false,
    };
  return {
    ...common,
    line_id: line.id,
    client: { id: line.holder_id, role_id: line.role_id, name },
    is_anothers: false,
    paper: line.invoice_id
      ? paper("invoice", line.invoice_id, line.invoice_no)
      : (paper("memo", line.memo_id, line.memo_no) ?? paper("order", line.order_id, line.order_no)),
    until: claim.list === "hold" ? (line.expires_at?.toISOString() ?? null) : null,
    due_date: isOut ? line.due_date : null,
    is_overdue: isOut && line.due_date !== null && line.due_date < dayIn(ctx.house.timeZone, ctx.now),
  };
}

const paper = (kind: StepPaper["kind"], id: number | null, number: string | null): StepPaper | null =>
  id === null || number === null ? null : { id, kind, number };

/** The number of searches that showed a stone, to all or to one role. This portal's unwritten counts are included. */
export async function timesShown(ctx: Reading, stoneId: number, roleId: number | undefined): Promise<Report["shown"]> {
  const counts = [...(await shownOf(ctx.db, stoneId)), ...ctx.house.shown.of(stoneId)].filter(
    ({ role_id }) => roleId === undefined || role_id === roleId,
  );
  const months = new Map<string, number>();
  for (const { month, times } of counts) months.set(month.slice(0, 7), (months.get(month.slice(0, 7)) ?? 0) + times);
  return {
    total: counts.reduce((all, { times }) => all + times, 0),
    last_on:
      counts
        .map(({ last_on }) => last_on)
        .sort()
        .at(-1) ?? null,
    months: [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, times]) => ({ month, times })),
  };
}

/** The mentions of a stone outside searches. */
export const toldIn = async (
  ctx: Reading,
  stoneId: number,
  history: readonly StoneStep[],
): Promise<Report["told"]> => ({
  ...(await toldOf(ctx.db, stoneId)),
  links: history.filter(({ event }) => event === "shared").length,
});
