import { codes } from "#domain/codes.ts";
import { count, number2 } from "#domain/format.ts";
import type { MemoWish, StoneList } from "#domain/stone-lists.ts";
import { dealPrice, isOut, type StoneLine } from "../stone-line.ts";
import { type Ask, idsOf, type LineAct, type MoveOperation, seenOf } from "./line-act.ts";

const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);
const seenAndReason = (lines: readonly StoneLine[], said: string) => ({ ...seenOf(lines), reason: said });

const release: LineAct = {
  event: "RELEASE",
  takesAway: true,
  verb: "Release",
  asks: {
    kind: "sure",
    title: (n) => (n === 1 ? "Release 1 hold?" : `Release ${count(n)} holds?`),
    text: "What you release is available to everybody at once. This cannot be undone: somebody else may take it.",
  },
  operation: "releaseHolds",
};
const extend: LineAct = {
  event: "EXTEND",
  verb: "Extend",
  operation: "extendHolds",
};

const change: LineAct = {
  event: "UPDATE",
  verb: "Change",
  opensForm: true,
  asks: { kind: "change" },
};
const cancel: LineAct = {
  event: "CANCEL",
  takesAway: true,
  verb: "Cancel",
  opensForm: true,
  asks: {
    kind: "words",
    title: (n) => (n === 1 ? "Cancel 1 request?" : `Cancel ${count(n)} requests?`),
    label: "Reason",
    hint: "What is cancelled becomes available again. A reason is optional.",
    isNeeded: false,
    dismiss: "Do not cancel",
  },
  operation: "updateConfirmStones",
  bodyOf: (lines, said) => ({
    lines: lines.map(({ id, version }) => ({
      id,
      version,
      status: codes.approval.cancelled,
      ...(said && { remark: said }),
    })),
  }),
};
const reject: LineAct = {
  event: "REJECT",
  takesAway: true,
  verb: "Reject",
  opensForm: true,
  asks: {
    kind: "words",
    title: (n) => `Reject ${stones(n)}?`,
    label: "Reason, for the client to read",
    hint: "What is rejected becomes available again.",
    isNeeded: true,
  },
  operation: "rejectStones",
  bodyOf: seenAndReason,
};
const approve: LineAct = {
  event: "APPROVE",
  verb: "Approve",
  one: (line) => `Approve at ${number2(dealPrice(line))} $/ct`,
  isPriced: true,
  operation: "approveStones",
  bodyOf: (lines, said) => (said ? seenAndReason(lines, said) : seenOf(lines)),
};

const reverse: LineAct = {
  event: "REVERSE",
  takesAway: true,
  verb: "Reverse",
  opensForm: true,
  asks: {
    kind: "words",
    title: (n) => `Reverse ${stones(n)}?`,
    label: "Reason",
    hint: "What is reversed is out on memo again. A sale is reversed by a credit note, which shows this reason to the client.",
    isNeeded: true,
  },
  operation: "reverseMemo",
  makes: "credit",
  bodyOf: seenAndReason,
};
const receive: LineAct = {
  event: "RECEIVE",
  verb: "Receive",
  operation: "receiveMemo",
};
const sell: LineAct = {
  event: "SELL",
  verb: "Sell",
  opensForm: true,
  asks: { kind: "sell" },
};

/** A client's wish for stones on memo, with a word to the house. */
const wish = (verb: string, wants: MemoWish, hint: string): LineAct => ({
  event: "WISH",
  name: wants,
  isFor: isOut,
  verb,
  opensForm: true,
  asks: {
    kind: "words",
    title: (n) => `${verb} ${stones(n)}?`,
    label: "Message to our office (optional)",
    hint,
    isNeeded: false,
  },
  operation: "tellMemoWish",
  bodyOf: (lines, said) => ({ ...seenOf(lines), wants, ...(said && { text: said }) }),
});
const keep = wish("Keep", "keep", "We will send you the invoice.");
const giveBack = wish("Return", "giveBack", "Send it to us as usual; the memo ends once we have it.");
const askDays: LineAct = {
  event: "WISH",
  name: "days",
  isFor: isOut,
  verb: "Ask for days",
  opensForm: true,
  asks: { kind: "days" },
};
const declineWish: LineAct = {
  event: "ANSWER_WISH",
  verb: "Decline",
  takesAway: true,
  opensForm: true,
  isFor: ({ wish }) => Boolean(wish),
  one: () => "Decline what the client asks…",
  asks: {
    kind: "words",
    title: (n) => `Decline what the client asks of ${stones(n)}?`,
    label: "Reason, for the client to read",
    hint: "The stones stay on memo until their due date.",
    isNeeded: true,
  },
  operation: "declineMemoWish",
  bodyOf: seenAndReason,
};

const remove = (operation: MoveOperation, asks?: Ask): LineAct => ({
  event: "REMOVE",
  takesAway: true,
  verb: "Remove",
  operation,
  // A line of one's own list is removed whatever the status of its stone is.
  bodyOf: idsOf,
  ...(asks && { asks }),
});
const close: LineAct = {
  event: "CLOSE",
  takesAway: true,
  verb: "Close",
  opensForm: true,
  one: () => "Close enquiry…",
  asks: {
    kind: "words",
    title: (n) => (n === 1 ? "Close 1 enquiry?" : `Close ${count(n)} enquiries?`),
    label: "Reason, visible to both sides",
    hint: "A closed enquiry cannot be reopened; the client can open a new one. Any open offer ends.",
    isNeeded: true,
  },
  operation: "closeEnquiries",
  bodyOf: seenAndReason,
};

const rejectExternal: LineAct = {
  ...reject,
  asks: {
    kind: "words",
    title: (n) => `Reject ${stones(n)}?`,
    label: "Reason, for the client to read",
    hint: "The stones stay available.",
    isNeeded: true,
  },
  operation: "rejectExternalDiamonds",
};

/** The acts on lines of each list, from lightest to heaviest. The last that takes nothing away is the main one. */
export const lineActs: Record<StoneList, readonly LineAct[]> = {
  cart: [remove("removeFromCart")],
  watchlist: [remove("removeFromWatchlist")],
  notes: [
    remove("removeNotes", {
      kind: "sure",
      title: (n) => (n === 1 ? "Delete 1 note?" : `Delete ${count(n)} notes?`),
      text: "This cannot be undone.",
    }),
  ],
  enquiry: [close],
  hold: [extend, release],
  confirm: [change, cancel, reject, approve],
  memo: [declineWish, reverse, askDays, giveBack, keep, receive, sell],
  external: [rejectExternal, { ...approve, operation: "approveExternalDiamonds" }],
};
