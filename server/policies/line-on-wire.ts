import type { Data } from "#api/operation-types.ts";
import { maybeNumber } from "#domain/money.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import type { Context } from "../context.ts";
import type { Invoiced } from "../db/queries/invoice-lines.ts";
import { linesByIds, type ShownLine } from "../db/queries/stone-lines.ts";
import type { PlainStone } from "../stones/plain-stone.ts";
import { dayIn } from "../time-zone.ts";

export type LineOnWire = Data<"createHolds">["data"][number];

/** Lines as they travel to whoever asks, in the order of their ids. */
export async function linesOnWire(ctx: Context, ids: readonly number[]): Promise<LineOnWire[]> {
  return presentLines(ctx, await linesByIds(ctx.db, ids));
}

/** The same of lines that are read already. Their stones are as they are now, their prices as they were frozen. */
export async function presentLines(ctx: Context, lines: readonly ShownLine[]): Promise<LineOnWire[]> {
  const ids = [...new Set(lines.map(({ stone_id }) => stone_id))];
  const stones = new Map((await ctx.house.stock.plain(ctx.db, ids)).map((stone) => [stone.shared.id, stone]));
  const today = dayIn(ctx.house.timeZone, ctx.now);
  const seesCost = maySeeCost(ctx.actor.roleId as RoleId);
  return lines.flatMap((line) => {
    const stone = stones.get(line.stone_id);
    return stone ? [lineOnWire(line, stone, { seesCost, today })] : [];
  });
}

type Eyes = { seesCost: boolean; today: string };

function lineOnWire(line: ShownLine, stone: PlainStone, { seesCost, today }: Eyes): LineOnWire {
  const { id, list, status, state, version, remark, text, reason } = line;
  const own = {
    markup_disc: maybeNumber(line.markup_disc),
    markup_ppc: Number(line.markup_ppc),
    sell_amt: Number(line.sell_amt),
  };
  const rap = maybeNumber(line.rap);
  const cost = seesCost && {
    disc: maybeNumber(line.disc),
    price_per_ct: Number(line.price_per_ct),
    total_amt: Number(line.total_amt),
  };
  return {
    ...{ id, list, status, state, version, remark, text, reason, rap },
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
    stone: { ...stone.shared, ...(cost && { ...cost, provider: stone.cost.provider }), rap, ...own },
    user: { id: line.holder_id, first_name: line.first_name, last_name: line.last_name, role_id: line.role_id },
    business:
      line.business_id === null
        ? null
        : { id: line.business_id, company_name: line.company_name ?? "", status: businessStatus(line) },
    made_by: {
      id: line.made_by,
      first_name: line.maker_first_name,
      last_name: line.maker_last_name,
      role_id: line.maker_role_id,
    },
    ...cost,
    ...own,
    agreed_ppc: maybeNumber(line.agreed_ppc),
    ...ofItsList(line, today),
    ...(line.invoiced && { invoice_line: invoicedOnWire(line.invoiced) }),
  };
}

const businessStatus = (line: ShownLine) => line.business_status as 9 | 10 | 11;
const moment = (date: Date | null) => date?.toISOString() ?? null;
const paper = (id: number | null, number: string | null) => (id === null || number === null ? null : { id, number });

const invoicedOnWire = ({ id, price_per_ct, amount, credits_id, is_credited, created_at }: Invoiced) => ({
  ...{ id, credits_id, is_credited },
  price_per_ct: Number(price_per_ct),
  amount: Number(amount),
  created_at: created_at.toISOString(),
});

/** What a list adds to its lines. */
function ofItsList(line: ShownLine, today: string): Partial<LineOnWire> {
  const order = paper(line.order_id, line.order_no);
  switch (line.list) {
    case "hold":
      return { expires_at: moment(line.expires_at), extensions: line.extensions, ended_by: line.ended_by };
    case "confirm":
      return { order };
    case "memo":
      return {
        order,
        memo: paper(line.memo_id, line.memo_no),
        invoice: paper(line.invoice_id, line.invoice_no),
        due_date: line.due_date,
        is_overdue: line.state === "issued" && line.due_date !== null && line.due_date < today,
        reversible_until: moment(line.reversible_until),
        sold_ppc: maybeNumber(line.sold_ppc),
      };
    default:
      return {};
  }
}
