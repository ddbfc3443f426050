import { meantBy } from "#domain/meant-stones.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import type { Refusal } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { startOf } from "#machines/kit/workflow.ts";
import { type Client, isBuyer } from "../access/client.ts";
import { mayKnowOf, viewerAs, viewerOf } from "../access/viewer.ts";
import type { LineRow, LockedStone } from "../db/queries/stone-work.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { beginningOf } from "./beginnings.ts";
import { workflowOf } from "./line-context.ts";
import { type Begin, newLine, type Wanted } from "./new-line.ts";
import { paperFor } from "./paper-for.ts";
import { Refusals } from "./refusals.ts";
import { StoneWork } from "./stone-work.ts";
import type { WorkLine, WorkStone } from "./work.ts";

/** The rows that an act on stones is about: locked for an act that writes, not locked for a preview. */
export type BeginFrom = {
  client: Client;
  stones: readonly LockedStone[];
  claims: readonly LineRow[];
  /** The client's lines of these stones that are still in the list. */
  listed: readonly LineRow[];
  /** The number of holds that the client has already. */
  holds: number;
  /** The end of the client's last hold of each stone. */
  ended: ReadonlyMap<number, Date>;
};

/** The result for one number. */
export type BegunNumber = {
  number: string;
  /** Absent if the number means no stone, or several. */
  stone?: WorkStone;
  line?: WorkLine;
  refusal?: Refusal;
  /** True if an earlier number means the same stone and began its line. */
  isSame?: true;
};

/** Begins a line for each wanted stone, as its machine decides. Nothing is written: the caller writes it. */
export async function begunLines(ctx: Reading, list: StoneList, order: Begin, from: BeginFrom) {
  const { client, stones, claims, listed, holds, ended } = from;
  const viewer = viewerAs(ctx.actor, client);
  const work = new StoneWork(ctx, stones, claims);
  const workflow = workflowOf(list);
  const refusals = new Refusals(workflow, ctx.house.timeZone);
  const already = new Map(listed.map((row) => [row.stone_id, work.know(row)]));
  const event = beginningOf(ctx, list, { ...client, holds, ended }, order);
  const table = await ctx.house.stock.tables.of(ctx.db, viewer);
  const knownTo = ({ access }: Viewer) => [...work.stones.values()].filter((stone) => mayKnowOf(access, stone));
  const ours = isBuyer(ctx.actor.roleId) ? [] : knownTo(await viewerOf(ctx));
  const meant = meantBy(knownTo(viewer), ours);
  const known = meantBy(ours);
  const actor = { party: partyOf(ctx.actor.roleId), reach: client.reach };
  const begun = new Map<WorkStone, { want: Wanted; line: WorkLine; refusal?: Refusal }>();

  function beginOne(stone: WorkStone, want: Wanted): { line: WorkLine; refusal?: Refusal } {
    const known = already.get(stone.id);
    const remark = want.remark ?? order.remark;
    // A request's machine keeps its price; a memo's is frozen with the line's other prices.
    const agreed = list === "memo" ? want.price_per_ct : undefined;
    const row = newLine(ctx, { list, state: startOf(workflow), stone, client, table, remark, agreed });
    const asked = event(stone, want, row);
    if (known) {
      // A stone that is put into a list again gets the new remark; without one it keeps the earlier.
      if (remark !== undefined) known.row = { ...known.row, remark };
      return { line: known, refusal: refusals.add(stone, work.move(known, asked, actor)) };
    }
    const { line, decision } = work.begin(row, asked, actor);
    if (list === "confirm") line.order = paperFor(work, "order", row);
    if (list === "memo") line.memo = paperFor(work, "memo", row, { due_date: order.due_date, terms: order.terms });
    const refusal = refusals.add(stone, decision, { event: asked }) ?? refusalOfPrice(stone, want, line);
    return { line, refusal };
  }
  /** A line may begin at the price of a claim that it takes over. */
  function refusalOfPrice(stone: WorkStone, { price_per_ct, seen_ppc }: Wanted, { row }: WorkLine) {
    if (hundredths(row.markup_ppc) === 0) return refusals.withoutPrice(stone);
    if (seen_ppc === undefined || price_per_ct !== undefined) return undefined;
    const present = hundredths(row.agreed_ppc ?? row.markup_ppc);
    return present === hundredths(seen_ppc) ? undefined : refusals.addMoved(stone, seen_ppc, decimalNumber(present));
  }
  function beginNumber(number: string, want: Wanted): BegunNumber {
    const [stone, ...others] = meant(number);
    if (!stone && order.ifUnknown) {
      order.ifUnknown(number);
      return { number };
    }
    if (!stone && known(number).length > 0) return { number, refusal: refusals.beyondAccess(number) };
    if (!stone) return { number, refusal: refusals.unknown(number) };
    if (others.length > 0) return { number, refusal: refusals.shared(number, [stone, ...others]) };
    // A stock number and a report number of one stone mean one line.
    const before = begun.get(stone);
    insistOnOneWish(want, before?.want);
    if (before) return { number, stone, line: before.line, refusal: before.refusal, isSame: true };
    const one = beginOne(stone, want);
    begun.set(stone, { want, ...one });
    return { number, stone, ...one };
  }
  const each = [...wantedByNumber(order.wanted)].map(([number, want]) => beginNumber(number, want));
  return { work, refusals, each, already: [...already.values()] };
}

/** The wanted stones by their numbers, each number once. */
function wantedByNumber(wanted: readonly Wanted[]): Map<string, Wanted> {
  const numbers = new Map<string, Wanted>();
  for (const want of wanted) {
    const number = want.stock_no.trim();
    insistOnOneWish(want, numbers.get(number));
    numbers.set(number, want);
  }
  return numbers;
}

/** One price, be it asked for or seen, and one remark for a stone that is named twice: the house does not guess. */
function insistOnOneWish(want: Wanted, before: Wanted | undefined): void {
  if (!before) return;
  if (want.price_per_ct !== before.price_per_ct || want.seen_ppc !== before.seen_ppc) throw new Problem("twoPrices");
  if (want.remark !== before.remark) throw new Problem("twoRemarks");
}
