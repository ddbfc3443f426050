import { formatDate, formatDateTime12, usd } from "#domain/format.ts";
import { decimalNumber, type Hundredths } from "#domain/money.ts";
import type { Notice } from "../notice.ts";
import {
  each,
  type Lines,
  linePath,
  named,
  ownPrice,
  pricedStone,
  type Said,
  stoneTable,
  stoneText,
  summed,
  written,
} from "./told-stones.ts";

/** Lines of one client that met with the same; by the line's id the price per carat of each before, and what was said. */
export type Told = {
  lines: Lines;
  timeZone: string;
  was: ReadonlyMap<number, Hundredths>;
  said: ReadonlyMap<number, Said>;
};
type Words = (told: Told) => Notice;

const moment = (at: Date | null, timeZone: string) => `${formatDateTime12(at, timeZone)} (${timeZone})`;
const memoPath = ([{ memo_id }]: Lines) => `/customer-profile/paper/${memo_id}`;

const requestApproved: Words = ({ lines }) => ({
  kind: "requestApproved",
  title: `Approved: ${named(lines)}`,
  paragraphs: [
    each(
      lines,
      "Your request is approved. The stone is kept for you.",
      "Your requests are approved. The stones are kept for you.",
    ),
    stoneTable(lines, pricedStone),
    ...(lines.length > 1 ? [`Together ${summed(lines)}.`] : []),
  ],
  path: linePath(lines),
});

const requestRejected: Words = ({ lines }) => ({
  kind: "requestRejected",
  title: `Not approved: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your request was not approved.", "Your requests were not approved."),
    ...written(lines[0].reason),
    stoneTable(lines, stoneText),
  ],
  path: linePath(lines),
});

const requestCancelled: Words = ({ lines }) => ({
  kind: "requestCancelled",
  title: `Cancelled: ${named(lines)}`,
  paragraphs: [
    each(lines, "The house cancelled your request.", "The house cancelled your requests."),
    ...written(lines[0].reason),
    stoneTable(lines, stoneText),
  ],
  path: linePath(lines),
});

const requestChanged: Words = ({ lines, was }) => ({
  kind: "requestChanged",
  title: `Price changed: ${named(lines)}`,
  paragraphs: [
    each(lines, "The house changed the price of your request.", "The house changed the prices of your requests."),
    stoneTable(
      lines,
      (line) => `${pricedStone(line)}, before ${usd(decimalNumber(was.get(line.id) ?? ownPrice(line)))}/ct`,
    ),
    each(lines, "The request still waits for an answer.", "The requests still wait for an answer."),
  ],
  path: linePath(lines),
});

const holdExtended: Words = ({ lines, timeZone }) => ({
  kind: "holdExtended",
  title: `Hold extended: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your hold was extended.", "Your holds were extended."),
    stoneTable(lines, (line) => `${stoneText(line)}  until ${moment(line.expires_at, timeZone)}`),
  ],
  path: linePath(lines),
});

const holdReleased: Words = ({ lines }) => ({
  kind: "holdReleased",
  title: `Hold released: ${named(lines)}`,
  paragraphs: [
    each(
      lines,
      "The house released your hold. The stone is on sale again.",
      "The house released your holds. The stones are on sale again.",
    ),
    stoneTable(lines, stoneText),
  ],
  path: linePath(lines),
});

const holdEnded: Words = ({ lines }) => ({
  kind: "holdEnded",
  title: `Hold ended: ${named(lines)}`,
  paragraphs: [
    each(lines, "The time of your hold has passed.", "The time of your holds has passed."),
    stoneTable(lines, stoneText),
  ],
  path: linePath(lines),
});

const holdEnding: Words = ({ lines, timeZone }) => ({
  kind: "holdEnding",
  title: `Hold about to end: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your hold is about to end.", "Your holds are about to end."),
    stoneTable(lines, (line) => `${pricedStone(line)}  until ${moment(line.expires_at, timeZone)}`),
    each(
      lines,
      "Ask for the stone before then, or it is on sale again.",
      "Ask for the stones before then, or they are on sale again.",
    ),
  ],
  path: linePath(lines),
});

const memoIssued: Words = ({ lines }) => ({
  kind: "memoIssued",
  title: `Memo ${lines[0].memo_no}: ${named(lines)}`,
  paragraphs: [
    `Memo ${lines[0].memo_no} is issued to you: ${summed(lines)}. It is due on ${formatDate(lines[0].due_date)}.`,
    stoneTable(lines, pricedStone),
  ],
  path: memoPath(lines),
});

const memoMoved: Words = ({ lines }) => ({
  kind: "memoMoved",
  title: `Memo ${lines[0].memo_no} is due on ${formatDate(lines[0].due_date)}`,
  paragraphs: [`The due date of memo ${lines[0].memo_no} is now ${formatDate(lines[0].due_date)}. ${stillOut(lines)}`],
  path: memoPath(lines),
});

const memoDue: Words = ({ lines }) => ({
  kind: "memoDue",
  title: `Memo ${lines[0].memo_no} is due on ${formatDate(lines[0].due_date)}`,
  paragraphs: [
    `Memo ${lines[0].memo_no} is due on ${formatDate(lines[0].due_date)}. ${stillOut(lines)}`,
    stoneTable(lines, pricedStone),
    each(lines, "Send the stone back by then, or buy it.", "Send the stones back by then, or buy them."),
  ],
  path: memoPath(lines),
});

const memoOverdue: Words = ({ lines }) => ({
  kind: "memoOverdue",
  title: `Memo ${lines[0].memo_no} is overdue`,
  paragraphs: [
    `Memo ${lines[0].memo_no} was due on ${formatDate(lines[0].due_date)}. ${stillOut(lines)}`,
    stoneTable(lines, pricedStone),
    each(lines, "Please send the stone back, or buy it.", "Please send the stones back, or buy them."),
  ],
  path: memoPath(lines),
});

const stillOut = (lines: Lines) => `Still with you: ${summed(lines)}.`;

/** The stone, and the question with which it began. */
const asked = (line: Lines[number]) =>
  [stoneText(line), ...(line.text ? [`You asked: ${line.text.trim()}`] : [])].join("\n");

const enquiryAnswered: Words = ({ lines, said }) => ({
  kind: "enquiryAnswered",
  title: `Answered: ${named(lines)}`,
  paragraphs: [
    each(lines, "The house answered your enquiry.", "The house answered your enquiries."),
    ...written(said.get(lines[0].id)?.text ?? null),
    stoneTable(lines, asked),
  ],
  path: linePath(lines),
});

const offerMade: Words = ({ lines, timeZone, said }) => {
  const [line] = lines;
  const { text = null, heldUntil = null } = said.get(line.id) ?? {};
  return {
    kind: "offerMade",
    title: `Offer: ${named(lines)}`,
    paragraphs: [
      "The house offers you a price.",
      ...written(text),
      stoneTable(lines, pricedStone),
      `The offer stands until ${moment(line.expires_at, timeZone)}.`,
      ...(heldUntil ? [`The stone is held for you until ${moment(heldUntil, timeZone)}.`] : []),
    ],
    path: linePath(lines),
  };
};

const enquiryClosed: Words = ({ lines }) => ({
  kind: "enquiryClosed",
  title: `Enquiry closed: ${named(lines)}`,
  paragraphs: [
    each(lines, "The house closed your enquiry.", "The house closed your enquiries."),
    ...written(lines[0].reason),
    stoneTable(lines, asked),
  ],
  path: linePath(lines),
});

/** What clients are told of their lines. */
export const lineNotices = {
  ...{ requestApproved, requestRejected, requestCancelled, requestChanged },
  ...{ holdExtended, holdReleased, holdEnded, holdEnding },
  ...{ memoIssued, memoMoved, memoDue, memoOverdue },
  ...{ enquiryAnswered, offerMade, enquiryClosed },
};
export type LineNotice = keyof typeof lineNotices;
