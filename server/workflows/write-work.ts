import { decimalText, hundredths } from "#domain/money.ts";
import { amountAt } from "#domain/price.ts";
import { stone as stoneWorkflow } from "#machines/stone.ts";
import { oneTrip } from "../db/one-trip.ts";
import { insertInvoiceLines, openSales } from "../db/queries/papers.ts";
import { insertLines, tellOfStones, updateLines, updateStones } from "../db/queries/stone-work.ts";
import type { Context } from "../house/context.ts";
import { followConflicts } from "./follow-conflicts.ts";
import { followMemos } from "./follow-memos.ts";
import { keepPapers } from "./keep-papers.ts";
import { workflowOf } from "./line-context.ts";
import { issueOf, writePaper } from "./paper-drafts.ts";
import type { StoneWork } from "./stone-work.ts";
import { tellHolders } from "./tell-holders.ts";
import { transitionEntry } from "./transition-entry.ts";
import type { Step, WorkLine } from "./work.ts";
import { writeMessages } from "./write-messages.ts";

/**
 * Writes the decisions of an act in the order of the locks. Stones and lines are locked already, then come the counters
 * of the papers. The log's head comes last, before the commit.
 */
export async function writeWork(ctx: Context, work: StoneWork): Promise<void> {
  const drafts = [...work.papers.values()];
  const issue = drafts.length > 0 ? await issueOf(ctx, drafts) : undefined;
  if (issue) for (const draft of drafts) draft.paper = await writePaper(ctx, draft, issue);
  const all = [...work.fresh, ...work.lines.values()];
  for (const line of all) line.row = { ...line.row, ...paperIds(line), updated_at: ctx.now };
  // A claim ends before the next one begins: the database holds one at a time.
  const moved = [...work.lines.values()].filter(({ isMoved }) => isMoved);
  const fresh = work.fresh.map(({ row: { id: _, version: __, ...row } }) => row);
  const stones = [...work.stones.values()].filter(
    ({ before, status, is_listed }) => status !== before.status || is_listed !== before.is_listed,
  );
  const told = new Set(stones.map(({ id }) => id));
  // A claim that begins moves its stone; an enquiry that begins leaves it as it is.
  const quietly = [...moved.filter(isOfDeal), ...work.fresh.filter(({ row }) => row.list === "enquiry")];
  const quiet = [...new Set(quietly.map(({ row }) => row.stone_id))].filter((id) => !told.has(id));
  const [, written] = await oneTrip(
    ctx.db,
    moved.length > 0 ? updateLines(rowsOf(moved), ctx.now) : undefined,
    fresh.length > 0 ? insertLines(fresh) : undefined,
    stones.length > 0 ? updateStones(stones, ctx.now) : undefined,
    quiet.length > 0 ? tellOfStones(quiet) : undefined,
  );
  for (const [place, row] of written.entries()) {
    const line = work.fresh[place];
    if (line) line.row = row;
  }
  await writeInvoices(ctx, work);
  const printed = drafts.flatMap(({ kind, paper }) => (paper && kind !== "order" ? [paper.id] : []));
  const kept = issue ? await keepPapers(ctx, printed, issue.settings) : new Map();
  await followMemos(ctx, memosOf(moved), new Set(memosOf(moved.filter(({ row }) => row.state === "issued"))));
  await followConflicts(ctx, offMarket(work), unsold(moved));
  await writeMessages(ctx, work.messages);
  for (const step of work.steps) log(ctx, step);
  await tellHolders(ctx, work.steps, kept);
}

/**
 * True for a line of a deal. An approval, another price or an answer leaves the stone's code as it is, and watchers of
 * the line must hear of it all the same.
 */
const isOfDeal = ({ row: { list } }: WorkLine) =>
  list === "hold" || list === "confirm" || list === "memo" || list === "external" || list === "enquiry";

const rowsOf = (lines: readonly WorkLine[]) => lines.map(({ row }) => row);

const paperIds = ({ order, memo, invoice, row }: WorkLine) => ({
  order_id: order?.paper?.id ?? row.order_id,
  memo_id: memo?.paper?.id ?? row.memo_id,
  invoice_id: invoice?.paper?.id ?? row.invoice_id,
});

const memosOf = (lines: readonly WorkLine[]): number[] => [
  ...new Set(lines.flatMap(({ row }) => (row.list === "memo" && row.memo_id !== null ? [row.memo_id] : []))),
];

/** The stones of an act that are off the market or were so before. Only these can conflict with their provider. */
const offMarket = ({ stones }: StoneWork): number[] =>
  [...stones.values()].filter(({ is_listed, before }) => !(is_listed && before.is_listed)).map(({ id }) => id);

/** The lines whose sale was undone. */
const unsold = (lines: readonly WorkLine[]): number[] =>
  lines.filter(({ row, before }) => row.state === "issued" && before?.state === "sold").map(({ row }) => row.id);

/** Writes the rows of invoices: a sale on its invoice, a reversal on a credit note. Nothing is deleted. */
async function writeInvoices(ctx: Context, work: StoneWork): Promise<void> {
  const { sales, credits } = work;
  await insertInvoiceLines(
    ctx.db,
    sales.map(({ row }) => {
      const { carat } = work.stone(row.stone_id);
      const price = hundredths(row.sold_ppc ?? row.markup_ppc);
      return {
        invoice_id: paperIdOf(row.id, row.invoice_id),
        line_id: row.id,
        stone_id: row.stone_id,
        carat,
        price_per_ct: decimalText(price),
        amount: decimalText(
          amountAt(price, {
            carat: hundredths(carat),
            price_per_ct: hundredths(row.markup_ppc),
            total_amt: hundredths(row.sell_amt),
          }),
        ),
        credits_id: null,
        created_at: ctx.now,
      };
    }),
  );
  if (credits.length === 0) return;
  const notes = new Map(credits.map(({ row, credit }) => [row.id, credit?.paper?.id]));
  const open = await openSales(
    ctx.db,
    credits.map(({ row }) => row.id),
  );
  await insertInvoiceLines(
    ctx.db,
    open.map(({ id, amount, ...sale }) => ({
      ...sale,
      invoice_id: paperIdOf(sale.line_id, notes.get(sale.line_id)),
      amount: decimalText(-hundredths(amount)),
      credits_id: id,
      created_at: ctx.now,
    })),
  );
}

/** The paper that a row of an invoice stands on. A sale or a credit without one is a fault of the engine. */
function paperIdOf(lineId: number, paperId: number | null | undefined): number {
  if (paperId == null) throw new Error(`line ${lineId} stands on no paper`);
  return paperId;
}

function log(ctx: Context, step: Step): void {
  const { decision, event } = step;
  const workflow = step.line ? workflowOf(step.line.row.list) : stoneWorkflow;
  const item = step.line ? step.line.row.id : step.stone.id;
  // A new line got its id and its papers only now.
  const after = step.line && step.before === null ? { ...step.after, ...paperIds(step.line), id: item } : step.after;
  ctx.audit.push(transitionEntry(workflow, { item, event, decision, before: step.before, after }));
}
