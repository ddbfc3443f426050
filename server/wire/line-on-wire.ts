import type { Data } from "#api/operation-types.ts";
import { maybeNumber } from "#domain/money.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import { oneTrip } from "../db/one-trip.ts";
import { stonesOfLines } from "../db/queries/stock.ts";
import { type Invoiced, linesByIds, type ShownLine } from "../db/queries/stone-lines.ts";
import type { LineRow } from "../db/queries/stone-work.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import type { BareStone, PlainStone } from "../house/stones.ts";
import { bareStone } from "./plain-stone.ts";

export type LineOnWire = Data<"createHolds">["data"][number];

/** The answer of an act: the lines that it wrote, in the order of the ids. */
export async function linesAnswer(ctx: Reading, ids: readonly number[]): Promise<{ data: LineOnWire[] }> {
  const [lines, stones] = await oneTrip(ctx.db, linesByIds(ids, ctx.now), stonesOfLines(ids));
  return { data: withStones(ctx, lines, stones.map(bareStone), lineOnWire) };
}

/** The answer for lines that are read already. Their stones are as they are now, their prices as they were frozen. */
export const presentLines = (ctx: Reading, lines: readonly ShownLine[]): Promise<LineOnWire[]> =>
  eachWithStone(ctx, lines, lineOnWire);

const lineOnWire: Form<BareStone, LineOnWire> = (line, stone, eyes) => ({
  ...fieldsOfLine(line, eyes),
  stone: stoneOfLine(line, stone, eyes),
});

/** The reader's right to cost, and the day. */
export type Eyes = { seesCost: boolean; today: string };

type Form<S extends BareStone, T> = (line: ShownLine, stone: S, eyes: Eyes) => T;

/** Gives lines with their stones a form for the actor. */
export async function eachWithStone<T>(
  ctx: Reading,
  lines: readonly ShownLine[],
  form: Form<PlainStone, T>,
): Promise<T[]> {
  const ids = [...new Set(lines.map(({ stone_id }) => stone_id))];
  return withStones(ctx, lines, await ctx.plainStones(ids), form);
}

function withStones<S extends BareStone, T>(
  ctx: Reading,
  lines: readonly ShownLine[],
  known: readonly S[],
  form: Form<S, T>,
): T[] {
  const stones = new Map(known.map((stone) => [stone.shared.id, stone]));
  const eyes = { seesCost: maySeeCost(ctx.actor.roleId as RoleId), today: dayIn(ctx.house.timeZone, ctx.now) };
  return lines.flatMap((line) => {
    const stone = stones.get(line.stone_id);
    return stone ? [form(line, stone, eyes)] : [];
  });
}

const ownPrices = (line: LineRow) => ({
  markup_disc: maybeNumber(line.markup_disc),
  markup_ppc: Number(line.markup_ppc),
  sell_amt: Number(line.sell_amt),
});
const costOf = (line: LineRow, { seesCost }: Eyes) =>
  seesCost && {
    disc: maybeNumber(line.disc),
    price_per_ct: Number(line.price_per_ct),
    total_amt: Number(line.total_amt),
  };

/** The line's prices, in place of those of its stone. */
export function pricesOnStone(line: LineRow, stone: BareStone, eyes: Eyes) {
  const cost = costOf(line, eyes);
  return { ...(cost && { ...stone.cost, ...cost }), ...ownPrices(line) };
}

export const stoneOfLine = (line: LineRow, stone: BareStone, eyes: Eyes): LineOnWire["stone"] => ({
  ...stone.shared,
  rap: maybeNumber(line.rap),
  ...pricesOnStone(line, stone, eyes),
});

/** All fields of a line except its stone. */
export function fieldsOfLine(line: ShownLine, eyes: Eyes): Omit<LineOnWire, "stone"> {
  const { id, list, status, state, version, remark, text, reason } = line;
  return {
    id,
    list,
    status,
    state,
    version,
    remark,
    text,
    reason,
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
    user: { id: line.holder_id, first_name: line.first_name, last_name: line.last_name, role_id: line.role_id },
    business: businessOf(line),
    made_by: {
      id: line.made_by,
      first_name: line.maker_first_name,
      last_name: line.maker_last_name,
      role_id: line.maker_role_id,
    },
    rap: maybeNumber(line.rap),
    ...costOf(line, eyes),
    ...ownPrices(line),
    agreed_ppc: maybeNumber(line.agreed_ppc),
    ...ofItsList(line, eyes.today),
    ...(line.invoiced && { invoice_line: invoicedOnWire(line.invoiced) }),
  };
}

const businessOf = (line: ShownLine): LineOnWire["business"] =>
  line.business_id === null
    ? null
    : {
        id: line.business_id,
        company_name: line.company_name ?? "",
        status: line.business_status as 9 | 10 | 11,
        is_active: line.is_business_on === true,
      };
const moment = (date: Date | null) => date?.toISOString() ?? null;
const paper = (id: number | null, number: string | null) => (id === null || number === null ? null : { id, number });

const invoicedOnWire = ({ id, price_per_ct, amount, credits_id, is_credited, created_at }: Invoiced) => ({
  id,
  credits_id,
  is_credited,
  price_per_ct: Number(price_per_ct),
  amount: Number(amount),
  created_at: created_at.toISOString(),
});

/** The fields that a list adds to its lines. */
function ofItsList(line: ShownLine, today: string): Partial<LineOnWire> {
  const order = paper(line.order_id, line.order_no);
  switch (line.list) {
    case "enquiry":
      return { expires_at: moment(line.expires_at), waits_since: moment(line.waits_since) };
    case "hold":
      return { expires_at: moment(line.expires_at), extensions: line.extensions, ended_by: line.ended_by };
    case "confirm":
      return { order, memo: paper(line.fulfilled_by, line.memo_no) };
    case "memo":
      return {
        order,
        memo: paper(line.memo_id, line.memo_no),
        invoice: paper(line.invoice_id, line.invoice_no),
        due_date: line.due_date,
        is_overdue: line.state === "issued" && line.due_date !== null && line.due_date < today,
        wish: line.wish && {
          wants: line.wish,
          until: line.wish_until,
          since: line.waits_since?.toISOString() ?? line.updated_at.toISOString(),
        },
        reversible_until: moment(line.reversible_until),
        sold_ppc: maybeNumber(line.sold_ppc),
      };
    default:
      return {};
  }
}
