import type { EventObject } from "xstate";
import type { KeptPaper } from "#domain/kept-paper.ts";
import type { Hundredths } from "#domain/money.ts";
import { toldLinesById } from "../db/queries/told-lines.ts";
import type { Context, Reading } from "../house/context.ts";
import type { LineNotice } from "../mail/notices/line-notices.ts";
import { ownPrice, type Said } from "../mail/notices/told-stones.ts";
import { tellLines } from "../mail/tell-lines.ts";
import type { PaperDraft } from "./paper-drafts.ts";
import type { Step } from "./work.ts";

/** The notice to the holder of a line, by the line's list and event. */
const notices: Record<string, LineNotice> = {
  "confirm APPROVE": "requestApproved",
  "confirm REJECT": "requestRejected",
  "confirm UPDATE": "requestChanged",
  "confirm CANCEL": "requestCancelled",
  "external REJECT": "requestRejected",
  "hold EXTEND": "holdExtended",
  "hold RELEASE": "holdReleased",
  "hold EXPIRE": "holdEnded",
  "memo ISSUE": "memoIssued",
  "memo ANSWER_WISH": "memoWishDeclined",
  "memo SELL": "invoiceIssued",
  "memo REVERSE": "creditNoteIssued",
  "enquiry ANSWER": "enquiryAnswered",
  "enquiry OFFER": "offerMade",
  "enquiry OFFER_HELD": "offerMade",
  "enquiry EXPIRE": "offerExpired",
  "enquiry ACCEPT_BID": "bidAccepted",
  "enquiry DECLINE_BID": "bidDeclined",
  "enquiry CLOSE": "enquiryClosed",
};

/** Tells the holders of lines about the decisions on them; `kept` holds what the new papers say. */
export async function tellHolders(
  ctx: Context,
  steps: readonly Step[],
  kept: ReadonlyMap<number, KeptPaper>,
): Promise<void> {
  const kinds = new Map<number, LineNotice>();
  const was = new Map<number, Hundredths>();
  const said = new Map<number, Said>();
  for (const step of steps) {
    const kind = noticeOf(ctx, step);
    if (!step.line || !kind) continue;
    kinds.set(step.line.row.id, kind);
    if (step.before) was.set(step.line.row.id, ownPrice(step.before));
    said.set(step.line.row.id, saidIn(step.event, step.line.invoice ?? step.line.credit, kept));
  }
  if (kinds.size === 0) return;
  const kindOf = ({ id }: { id: number }) => kinds.get(id) ?? "requestChanged";
  const told = await toldLinesById(ctx.db, [...kinds.keys()]);
  // The letter of an offer tells of a hold that ends with it, whichever of both is swept first.
  const ownEnds = told.filter((line) => kindOf(line) !== "holdEnded" || !line.ends_with_offer);
  await tellLines(ctx, ownEnds, kindOf, { was, said });
}

/** The words of a step, the end of a hold that comes with an offer, and the invoice or credit note of a sale. */
function saidIn(event: EventObject, draft: PaperDraft | undefined, kept: ReadonlyMap<number, KeptPaper>): Said {
  type Words = { text?: string | null; heldUntil?: number; reason?: string };
  const { text = null, heldUntil, reason = "" } = event as EventObject & Words;
  const totals = kept.get(draft?.paper?.id ?? 0)?.totals;
  return {
    text,
    heldUntil: heldUntil === undefined ? null : new Date(heldUntil),
    paper: draft?.paper && totals ? { ...draft.paper, reason, totals } : null,
  };
}

/**
 * The notice of a step. Nobody is told of their own acts. A changed remark alone is no other price, and a reversed
 * return is no credit note.
 */
function noticeOf(ctx: Reading, { line, event, before, after }: Step): LineNotice | undefined {
  const known = line && notices[`${line.row.list} ${event.type}`];
  if (!known) return undefined;
  const kind = known === "offerExpired" && before?.state.startsWith("bid.") ? "bidExpired" : known;
  const isOwnDeed = line.row.holder_id === ctx.actor.accountId && kind !== "holdEnded";
  const isSamePrice = kind === "requestChanged" && before !== null && ownPrice(before) === ownPrice(after);
  // A granted wish is told by what grants it, the later due day.
  const isGranted = kind === "memoWishDeclined" && "isGranted" in event && event.isGranted === true;
  const isNoCredit = kind === "creditNoteIssued" && !line.credit;
  return isOwnDeed || isSamePrice || isGranted || isNoCredit ? undefined : kind;
}
