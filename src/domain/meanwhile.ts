import { formatWhen } from "./format.ts";
import type { Meanwhile } from "./problems.ts";

/** A person's words with a stop at the end, so that another sentence can follow. */
const ended = (note: string): string => (/[.!?…]$/.test(note.trim()) ? note.trim() : `${note.trim()}.`);

/** The deeds by their transition in the log, as they follow a name. */
const deeds: Readonly<Record<string, string>> = {
  "stone.delist": "took this off the market",
  "stone.delistClaimed": "took this off the market",
  "stone.relist": "put this back on the market",
  "stone.relistClaimed": "put this back on the market",
  "stone.sell": "sold this",
  "hold.hold": "placed this hold",
  "hold.extend": "extended this hold",
  "hold.release": "released this hold",
  "hold.expire": "let this hold expire",
  "hold.convert": "turned this hold into the next step",
  "confirm.request": "made this request",
  "confirm.requestHeld": "made this request",
  "confirm.update": "changed this request",
  "confirm.approve": "approved this",
  "confirm.reject": "rejected this",
  "confirm.cancel": "cancelled this request",
  "confirm.cancelApproved": "cancelled the approval",
  "confirm.fulfil": "issued this on memo",
  "memo.issue": "issued this on memo",
  "memo.issueHeld": "issued this on memo",
  "memo.issueConfirmed": "issued this on memo",
  "memo.wish": "asked for something about this",
  "memo.answerWish": "answered the client about this",
  "memo.receive": "received this",
  "memo.sell": "sold this",
  "memo.reverseReceived": "reversed the return",
  "memo.reverseSold": "reversed the sale",
  "enquiry.open": "opened this enquiry",
  "enquiry.ask": "wrote in this enquiry",
  "enquiry.askMore": "wrote in this enquiry",
  "enquiry.askOffered": "wrote in this enquiry",
  "enquiry.askOfferedMore": "wrote in this enquiry",
  "enquiry.answer": "answered this enquiry",
  "enquiry.answerMore": "answered this enquiry",
  "enquiry.answerOffered": "answered this enquiry",
  "enquiry.answerAsked": "answered this enquiry",
  "enquiry.offer": "made an offer",
  "enquiry.offerHeld": "made an offer",
  "enquiry.offerAnswered": "made an offer",
  "enquiry.offerHeldAnswered": "made an offer",
  "enquiry.offerAnew": "made another offer",
  "enquiry.offerHeldAnew": "made another offer",
  "enquiry.bid": "made a bid",
  "enquiry.bidAnswered": "made a bid",
  "enquiry.bidOffered": "made a bid",
  "enquiry.bidAnew": "made another bid",
  "enquiry.askBid": "wrote in this enquiry",
  "enquiry.answerBid": "answered this enquiry",
  "enquiry.askBidAnswered": "wrote in this enquiry",
  "enquiry.answerBidMore": "answered this enquiry",
  "enquiry.offerBid": "made an offer",
  "enquiry.offerHeldBid": "made an offer",
  "enquiry.acceptBid": "accepted the bid",
  "enquiry.declineBid": "declined the bid",
  "enquiry.expireBid": "let the bid expire",
  "enquiry.expireBidAnswered": "let the bid expire",
  "enquiry.closeBid": "closed this enquiry",
  "enquiry.accept": "accepted the offer",
  "enquiry.take": "took the offer through its hold",
  "enquiry.decline": "declined the offer",
  "enquiry.expire": "let the offer expire",
  "enquiry.expireAsked": "let the offer expire",
  "enquiry.close": "closed this enquiry",
  "enquiry.closeAnswered": "closed this enquiry",
  "enquiry.closeOffered": "closed this enquiry",
  "external.import": "requested this by file",
  "external.approve": "approved this",
  "external.reject": "rejected this",
  "business.register": "registered this business",
  "business.registerAgain": "registered this business",
  "business.unregister": "unregistered this business",
  "business.kycRevoked": "took the approval of a document back",
  "business.kycRevokedPending": "took the approval of a document back",
  "business.kycRevokedNotRegistered": "took the approval of a document back",
  "task.done": "called this done",
  "task.reopen": "took this up again",
  "kycDocument.submit": "sent this document",
  "kycDocument.replace": "sent another file",
  "kycDocument.resubmit": "sent another file",
  "kycDocument.approve": "approved this",
  "kycDocument.reject": "rejected this",
  "kycDocument.revoke": "revoked the approval",
  "load.receive": "sent this file",
  "load.remap": "changed how this file is read",
  "load.remapReading": "changed how this file is read",
  "load.remapRefused": "changed how this file is read",
  "load.remapFailed": "changed how this file is read",
  "load.check": "read this file",
  "load.compareAgain": "began to compare this load anew",
  "load.finish": "wrote this load into the stock",
  "load.commit": "committed this load",
  "load.cancel": "cancelled this load",
  "load.cancelReading": "cancelled this load",
  "load.cancelWaiting": "cancelled this load",
  "load.cancelFailed": "cancelled this load",
  "load.retryReading": "took this load up again",
  "load.retryCommit": "took this load up again",
  "load.retryRollBack": "took this load up again",
  "load.rollBack": "rolled this load back",
  "feed.switchOn": "switched this feed on",
  "feed.switchOff": "switched this feed off",
  "feed.switchOffRunning": "switched this feed off",
  "feed.switchOffWaiting": "switched this feed off",
  "feed.switchOffAsking": "switched this feed off",
  "feed.switchOffPaused": "switched this feed off",
  "feed.switchOffFailed": "switched this feed off",
  "feed.run": "began a run of this feed",
  "feed.retry": "began a run of this feed",
  "feed.pause": "paused this feed",
  "feed.pauseWaiting": "paused this feed",
  "feed.resume": "resumed this feed",
  "feed.resumeAsking": "resumed this feed",
  "feed.resumeAfterFailures": "resumed this feed",
  "feed.finish": "ended a run of this feed",
  "feed.ask": "stopped this feed with a question",
  "feed.answer": "let this feed go on",
  "feed.fail": "could not fetch from this feed",
  "feed.giveUp": "paused this feed after its failures",
  "scheduled_report.run": "had this report mailed",
  "mailing.send": "began to send this rule",
  "mailing.sendAgain": "began to send this rule",
  "mailing.sendDue": "began to send this rule",
  "mailing.schedule": "put this rule on its schedule",
  "mailing.scheduleSent": "put this rule on its schedule",
  "mailing.unschedule": "took this rule off its schedule",
  "mailing.stop": "stopped this rule",
  "mailing.resume": "resumed this rule",
  "mailing.resumeFailed": "resumed this rule",
  "mailing.abandon": "gave up the letters of this rule",
  "mailing.abandonFailed": "gave up the letters of this rule",
  "mailing.finish": "ended the run of this rule",
  "mailing.finishDue": "ended the run of this rule",
  "mailing.fail": "could not send this rule",
  "account.handOver": "handed this customer over",
  "secondFactor.reset": "took this second factor",
  "secondFactor.turnOff": "turned this second factor off",
  "api_key.replace": "replaced this key",
  "api_key.revoke": "revoked this key",
  "carat_range.insert": "added a range to this list",
  "carat_range.move": "moved a range in this list",
  "master.reorder": "put this list in another order",
  "sub_master.insert": "added to this list",
  "sub_master.loseDefault": "chose another default of this list",
  "sub_master.makeDefault": "chose the default of this list",
  "stock_list.renewCode": "gave this list another link",
};

/** The deed of a transition; every flag that can be switched has the same two. */
function deedOf(event: string): string {
  if (event.endsWith(".activate")) return "switched this on";
  if (event.endsWith(".deactivate")) return "switched this off";
  if (event.endsWith(".delete")) return "deleted this";
  return deeds[event] ?? change;
}
const change = "changed this";

/** True for an act that is more than a change of some fields. */
export const isDeed = (event: string): boolean => deedOf(event) !== change;

/** The name for an actor who may not be named. */
export const somebody = "Somebody else";
/** The name for the house's own clock and jobs. */
export const thePortal = "The portal";

/** An act with its actor and its time: "Lena Peeters approved this at 17:32." */
export const meanwhileSentence = ({ event, by, is_own, at, note }: Meanwhile, now: Date): string =>
  `${is_own ? "You" : (by ?? "Our office")} ${deedOf(event)} ${formatWhen(at, now)}${note ? `: “${ended(note)}”` : "."}`;

/**
 * The consequence for somebody who was about to act: "… Nothing of yours was written." An own act was written, also
 * where its answer was lost on the way.
 */
export const tooLateSentence = (meanwhile: Meanwhile, now: Date): string =>
  [meanwhileSentence(meanwhile, now), ...(meanwhile.is_own ? [] : ["Nothing of yours was written."])].join(" ");
