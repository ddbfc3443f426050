import type { Data, Query } from "#api/operation-types.ts";
import { type Ageing as AgeOf, bandsOf, daysOf } from "#domain/ageing.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { daysBetween } from "#domain/periods.ts";
import { listTabs, type ShownList, type TabRule } from "#domain/stone-lists.ts";
import { lineFilterOf, mayReadList } from "../../access/line-reach.ts";
import { tabByDay } from "../../db/queries/line-ages.ts";
import type { Reading } from "../../house/context.ts";
import { todayOf } from "../period.ts";
import { stockAges } from "./stock-ages.ts";

type Ageing = Data<"getAgeing">;
type Asked = Query<"getAgeing">;

/** The age of stones, memos and requests; null for a list that the actor may not read. */
export async function ageing(ctx: Reading, asked: Asked): Promise<Ageing> {
  const { diamond_type } = asked;
  return {
    today: todayOf(ctx),
    stock: await stockAges(ctx, asked),
    memos: await lineAges(ctx, "memos", ["memo", listTabs.memo.issued], { diamond_type }),
    requests: await lineAges(ctx, "requests", ["confirm", listTabs.confirm.pending], { diamond_type }),
  };
}

/** The lines of a tab by age, the oldest first. */
async function lineAges(
  ctx: Reading,
  of: AgeOf,
  [list, tab]: readonly [ShownList, TabRule],
  { diamond_type }: Pick<Asked, "diamond_type">,
): Promise<Ageing["memos"]> {
  if (!mayReadList(ctx.actor, list)) return null;
  const query = { diamond_type } as Parameters<typeof lineFilterOf>[2]["query"];
  const filter = await lineFilterOf(ctx, list, { query, body: undefined });
  const today = todayOf(ctx);
  const rows = await tabByDay(ctx.db, filter, tab);
  return bandsOf(of).map((band) => {
    const { from_days, to_days } = band;
    const within = rows.filter(({ day }) => {
      const age = Math.max(0, daysBetween(day, today));
      return age >= from_days && (to_days === null || age <= to_days);
    });
    const sum = (value: (row: (typeof rows)[number]) => number) => within.reduce((all, row) => all + value(row), 0);
    return {
      ...band,
      ...daysOf(band, today),
      pieces: sum(({ pieces }) => pieces),
      overdue: sum(({ overdue }) => overdue),
      carats: decimalNumber(sum(({ carats }) => hundredths(carats))),
      amount: decimalNumber(sum(({ amount }) => hundredths(amount))),
    };
  });
}
