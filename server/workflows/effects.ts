import type { EventObject } from "xstate";
import type { StoneList } from "#domain/stone-lists.ts";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import type { Effect } from "#machines/kit/decide.ts";
import type { Facts } from "#machines/stone-facts.ts";
import type { LineRow } from "../db/queries/stone-work.ts";
import { endOfferedHold, holdForClient, makeDeal, takeOffer } from "./offer-effects.ts";
import { paperFor } from "./paper-for.ts";
import { type Given, portal, type Work } from "./work.ts";

type Run<P> = (work: Work, given: Given, params: P) => void;

/**
 * The work of each effect of the machines, in the transaction of its transition. A test compares the names with the
 * machines.
 */
export const effects = {
  tellStone: (work, { line }, { event }) =>
    work.tellStone(line.row.stone_id, { type: event, holder: line.row.holder_id } as EventObject),
  closeClaim,
  writeInvoice(work, { line }) {
    line.invoice = paperFor(work, "invoice", line.row);
    work.sales.push(line);
  },
  writeCredit(work, { line, event }) {
    const { invoice_id } = line.row;
    if (invoice_id === null) throw new Error(`line ${line.row.id} stands on no invoice`);
    const { reason } = event as EventObject & { reason: string };
    line.credit = paperFor(work, "credit", line.row, { credits_id: invoice_id, reason: reason.trim() });
    work.credits.push(line);
    line.row = { ...line.row, invoice_id: null };
  },
  confirmForClient,
  writeMessage: (work, { line, event }) => void work.messages.push({ line, event: event as EnquiryEvent }),
  holdForClient,
  endOfferedHold,
  makeDeal,
} satisfies {
  tellStone: Run<{ event: string }>;
  closeClaim: Run<{ list: StoneList; event: string }>;
  writeInvoice: Run<undefined>;
  writeCredit: Run<undefined>;
  confirmForClient: Run<undefined>;
  writeMessage: Run<undefined>;
  holdForClient: Run<undefined>;
  endOfferedHold: Run<undefined>;
  makeDeal: Run<undefined>;
};

export function runEffect(work: Work, given: Given, { type, params }: Effect): void {
  const run = effects[type as keyof typeof effects] as Run<unknown> | undefined;
  if (!run) throw new Error(`no effect is called ${type}`);
  run(work, given, params);
}

/** Closes a claim in favour of the new line, which takes over the frozen prices. */
function closeClaim(work: Work, { line }: Given, { list, event }: { list: StoneList; event: string }): void {
  const claim = work.stone(line.row.stone_id).claim;
  if (claim?.row.list !== list) throw new Error(`stone ${line.row.stone_id} has no ${list} to close`);
  const { rap, disc, price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, order_id } = claim.row;
  line.row = {
    ...line.row,
    rap,
    disc,
    price_per_ct,
    total_amt,
    markup_disc,
    markup_ppc,
    sell_amt,
    agreed_ppc: line.row.agreed_ppc ?? agreed_ppc,
    order_id: line.row.order_id ?? order_id,
  };
  const decision = work.move(claim, { type: event, to: line.row.list } as EventObject, portal);
  if (!decision.ok) throw new Error(`${list} ${claim.row.id} refuses ${event}`);
  if (list === "hold") takeOffer(work, claim.row, line.row);
}

/**
 * Spec §4: an external client's stone is confirmed and approved in the same transaction. The person who brought the
 * number in makes the request. The person who approves the line approves the request, under the request's own rules.
 */
function confirmForClient(work: Work, { line, event, actor }: Given): void {
  const approval = event as EventObject & { facts: Facts };
  const { facts } = approval;
  const by = line.row.made_by;
  const now = work.ctx.now;
  const row: LineRow = { ...line.row, list: "confirm", state: "absent", created_at: now, updated_at: now };
  const begun = work.begin(row, { type: "REQUEST", facts, by, price: null } as EventObject, actor);
  begun.line.order = paperFor(work, "order", row);
  if (!begun.decision.ok || !work.move(begun.line, approval, actor).ok) {
    throw new Error(`stone ${row.stone_id} refuses the confirm of an external order`);
  }
}
