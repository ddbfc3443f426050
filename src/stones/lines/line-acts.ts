import { codes } from "#domain/codes.ts";
import { count, number2 } from "#domain/format.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { dealPrice, type StoneLine } from "../stone-line.ts";
import { type Ask, idsOf, type LineAct, type MoveOperation } from "./line-act.ts";

const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);
const idsAndReason = (lines: readonly StoneLine[], said: string) => ({ ...idsOf(lines), reason: said });

const release: LineAct = {
  event: "RELEASE",
  label: (n) => `Release ${n}`,
  rest: (n) => `Release the other ${n}`,
  asks: {
    kind: "sure",
    title: (n) => (n === 1 ? "Release 1 hold?" : `Release ${count(n)} holds?`),
    text: "The stones are on sale again at once, for everybody. This is not undone: somebody else may take them.",
  },
  operation: "releaseHolds",
};
const extend: LineAct = {
  event: "EXTEND",
  label: (n) => `Extend ${n}`,
  rest: (n) => `Extend the other ${n}`,
  operation: "extendHolds",
};

const change: LineAct = {
  event: "UPDATE",
  label: (n) => `Change ${n}…`,
  rest: (n) => `Change the other ${n}`,
  asks: { kind: "change" },
};
const cancel: LineAct = {
  event: "CANCEL",
  label: (n) => `Cancel ${n}…`,
  rest: (n) => `Cancel the other ${n}`,
  asks: {
    kind: "words",
    title: (n) => (n === 1 ? "Cancel 1 request?" : `Cancel ${count(n)} requests?`),
    label: "Reason",
    hint: "The stones are free again. A reason may be left out.",
    isNeeded: false,
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
  label: (n) => `Reject ${n}…`,
  rest: (n) => `Reject the other ${n}`,
  asks: {
    kind: "words",
    title: (n) => `Reject ${stones(n)}?`,
    label: "Reason, sent to the client",
    hint: "The stones are free again.",
    isNeeded: true,
  },
  operation: "rejectStones",
  bodyOf: idsAndReason,
};
const approve: LineAct = {
  event: "APPROVE",
  label: (n) => `Approve ${n}`,
  one: (line) => `Approve at ${number2(dealPrice(line))} $/ct`,
  rest: (n) => `Approve the other ${n}`,
  operation: "approveStones",
};

const reverse: LineAct = {
  event: "REVERSE",
  label: (n) => `Reverse ${n}…`,
  rest: (n) => `Reverse the other ${n}`,
  asks: {
    kind: "words",
    title: (n) => `Take back what was done to ${stones(n)}?`,
    label: "Reason",
    hint: "The lines are issued again. A sale is taken back by a credit; both stay in the log.",
    isNeeded: true,
  },
  operation: "reverseMemo",
  bodyOf: idsAndReason,
};
const receive: LineAct = {
  event: "RECEIVE",
  label: (n) => `Receive ${n}`,
  rest: (n) => `Receive the other ${n}`,
  operation: "receiveMemo",
};
const sell: LineAct = {
  event: "SELL",
  label: (n) => `Sell ${n}…`,
  rest: (n) => `Sell the other ${n}`,
  asks: { kind: "sell" },
};

const remove = (operation: MoveOperation, asks?: Ask): LineAct => ({
  event: "REMOVE",
  label: (n) => `Remove ${n}`,
  rest: (n) => `Remove the other ${n}`,
  operation,
  ...(asks && { asks }),
});
const close: LineAct = {
  event: "CLOSE",
  label: (n) => `Close ${n}`,
  rest: (n) => `Close the other ${n}`,
  asks: {
    kind: "sure",
    title: (n) => (n === 1 ? "Close 1 enquiry?" : `Close ${count(n)} enquiries?`),
    text: "A closed enquiry is not opened again; the client may ask anew.",
  },
  operation: "closeEnquiries",
};

const rejectExternal: LineAct = {
  ...reject,
  asks: {
    kind: "words",
    title: (n) => `Reject ${stones(n)}?`,
    label: "Reason, sent to the client",
    hint: "The stones were not touched.",
    isNeeded: true,
  },
  operation: "rejectExternalDiamonds",
};

/** What can be done with lines of each list, from lightest to heaviest; the last is the main one. */
export const lineActs: Record<StoneList, readonly LineAct[]> = {
  cart: [remove("removeFromCart")],
  watchlist: [remove("removeFromWatchlist")],
  notes: [
    remove("removeNotes", {
      kind: "sure",
      title: (n) => (n === 1 ? "Throw away 1 note?" : `Throw away ${count(n)} notes?`),
      text: "What was written is gone.",
    }),
  ],
  enquiry: [close],
  hold: [extend, release],
  confirm: [change, cancel, reject, approve],
  memo: [reverse, receive, sell],
  external: [rejectExternal, { ...approve, operation: "approveExternalDiamonds" }],
};
