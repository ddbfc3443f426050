import { formatDate, formatDateTime12, usd } from "#domain/format.ts";
import { decimalNumber } from "#domain/money.ts";
import { paperNotices } from "./paper-notices.ts";
import {
  each,
  inBrief,
  type Lines,
  linePath,
  named,
  ownPrice,
  plainStone,
  pricedStone,
  priceInBrief,
  quoted,
  stoneTable,
  summed,
  type Told,
  type Words,
  written,
} from "./told-stones.ts";

const moment = (at: Date | null, timeZone: string) => `${formatDateTime12(at, timeZone)} (${timeZone})`;

/** The words in the bell for one stone, with its price; several stones are named as they stand in the letter. */
const one = (lines: Lines, words: (price: string) => string): string | undefined => {
  const price = priceInBrief(lines);
  return price === null ? undefined : words(price);
};

const requestApproved: Words = ({ lines }) => ({
  kind: "requestApproved",
  title: `Approved: ${named(lines)}`,
  paragraphs: [
    each(
      lines,
      "Your request is approved. The stone is kept for you.",
      "Your requests are approved. The stones are kept for you.",
    ),
    stoneTable(lines, (line) => pricedStone(line)),
    ...(lines.length > 1 ? [`Total: ${summed(lines)}.`] : []),
    each(lines, "We will send it to you on memo.", "We will send them to you on memo."),
  ],
  brief: one(lines, (price) => `${price}. The stone is kept for you; we will send it on memo.`),
  path: linePath(lines),
});

const requestRejected: Words = ({ lines }) => ({
  kind: "requestRejected",
  title: `Not approved: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your request was not approved.", "Your requests were not approved."),
    ...written(lines[0].reason),
    stoneTable(lines, plainStone),
    each(
      lines,
      "You can ask again, at another price too.",
      "You can ask for each of them again, at another price too.",
    ),
  ],
  brief: inBrief(
    each(lines, "Your request was not approved.", "Your requests were not approved."),
    quoted(lines[0].reason),
    "You can ask again.",
  ),
  path: linePath(lines),
});

const requestCancelled: Words = ({ lines }) => ({
  kind: "requestCancelled",
  title: `Cancelled: ${named(lines)}`,
  paragraphs: [
    each(lines, "We have cancelled your request.", "We have cancelled your requests."),
    ...written(lines[0].reason),
    stoneTable(lines, plainStone),
  ],
  path: linePath(lines),
});

const priceBefore = (line: Told["lines"][number], was: Told["was"]) =>
  `${usd(decimalNumber(was.get(line.id) ?? ownPrice(line)))}/ct`;

const requestChanged: Words = ({ lines, was }) => ({
  kind: "requestChanged",
  title: `Price changed: ${named(lines)}`,
  paragraphs: [
    each(lines, "We have changed the price of your request.", "We have changed the prices of your requests."),
    stoneTable(lines, (line) => ({ ...pricedStone(line), note: `previously ${priceBefore(line, was)}` })),
    each(lines, "The request is still pending.", "The requests are still pending."),
  ],
  path: linePath(lines),
});

const holdExtended: Words = ({ lines, timeZone }) => ({
  kind: "holdExtended",
  title: `Hold extended: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your hold was extended.", "Your holds were extended."),
    stoneTable(lines, (line) => ({ ...plainStone(line), note: `until ${moment(line.expires_at, timeZone)}` })),
  ],
  path: linePath(lines),
});

const holdReleased: Words = ({ lines }) => ({
  kind: "holdReleased",
  title: `Hold released: ${named(lines)}`,
  paragraphs: [
    each(
      lines,
      "We have released your hold. The stone is on sale again.",
      "We have released your holds. The stones are on sale again.",
    ),
    stoneTable(lines, plainStone),
  ],
  path: linePath(lines),
});

const holdEnded: Words = ({ lines }) => ({
  kind: "holdEnded",
  title: `Hold expired: ${named(lines)}`,
  paragraphs: [each(lines, "Your hold has expired.", "Your holds have expired."), stoneTable(lines, plainStone)],
  path: linePath(lines),
});

const holdEnding: Words = ({ lines, timeZone }) => ({
  kind: "holdEnding",
  title: `Hold about to expire: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your hold is about to expire.", "Your holds are about to expire."),
    stoneTable(lines, (line) => ({ ...pricedStone(line), note: `until ${moment(line.expires_at, timeZone)}` })),
    each(
      lines,
      "Please confirm the stone before then, or it will be on sale again.",
      "Please confirm the stones before then, or they will be on sale again.",
    ),
  ],
  path: linePath(lines),
});

/** A stone with the question that opened its enquiry. */
const asked = (line: Lines[number]) => ({
  ...plainStone(line),
  said: line.text ? `You asked: ${line.text.trim()}` : undefined,
});

const enquiryAnswered: Words = ({ lines, said }) => ({
  kind: "enquiryAnswered",
  title: `Answered: ${named(lines)}`,
  paragraphs: [
    each(lines, "We have answered your enquiry.", "We have answered your enquiries."),
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
      "We are pleased to offer you a price.",
      ...written(text),
      stoneTable(lines, (line) => pricedStone(line)),
      `The offer is valid until ${moment(line.expires_at, timeZone)}.`,
      ...(heldUntil ? [`The stone is held for you until ${moment(heldUntil, timeZone)}.`] : []),
      each(
        lines,
        "Accept it in the enquiry and the stone is yours at this price; or bid another one.",
        "Accept them in the enquiries and the stones are yours at these prices; or bid others.",
      ),
    ],
    brief: inBrief(
      one(lines, (price) => `${price}, until ${moment(line.expires_at, timeZone)}.`) ?? null,
      quoted(text),
    ),
    path: linePath(lines),
  };
};

const bidAccepted: Words = ({ lines }) => ({
  kind: "bidAccepted",
  title: `Bid accepted: ${named(lines)}`,
  paragraphs: [
    each(
      lines,
      "We accept your bid. The stone is approved for you at this price.",
      "We accept your bids. The stones are approved for you at these prices.",
    ),
    stoneTable(lines, (line) => pricedStone(line)),
    ...(lines.length > 1 ? [`Total: ${summed(lines)}.`] : []),
    each(lines, "We will send it to you on memo.", "We will send them to you on memo."),
  ],
  brief: one(lines, (price) => `${price}. The stone is approved for you; we will send it on memo.`),
  path: linePath(lines),
});

const bidDeclined: Words = ({ lines, was, said }) => {
  const text = said.get(lines[0].id)?.text ?? null;
  return {
    kind: "bidDeclined",
    title: `Bid declined: ${named(lines)}`,
    paragraphs: [
      each(lines, "We cannot accept your bid.", "We cannot accept your bids."),
      ...written(text),
      stoneTable(lines, (line) => ({ ...plainStone(line), note: `your bid was ${priceBefore(line, was)}` })),
      each(lines, "You can bid again in the enquiry.", "You can bid again in the enquiries."),
    ],
    brief: one(
      lines,
      () => `Your bid of ${priceBefore(lines[0], was)}: ${quoted(text) ?? "declined."} You can bid again.`,
    ),
    path: linePath(lines),
  };
};

const bidExpired: Words = ({ lines, was }) => ({
  kind: "bidExpired",
  title: `Bid expired: ${named(lines)}`,
  paragraphs: [
    each(lines, "Your bid has expired before we decided.", "Your bids have expired before we decided."),
    stoneTable(lines, (line) => ({ ...plainStone(line), note: `your bid was ${priceBefore(line, was)}` })),
    each(lines, "You can bid again in the enquiry.", "You can bid again in the enquiries."),
  ],
  brief: one(
    lines,
    () => `Your bid of ${priceBefore(lines[0], was)} has expired before we decided. You can bid again.`,
  ),
  path: linePath(lines),
});

const memoWishDeclined: Words = ({ lines }) => ({
  kind: "memoWishDeclined",
  title: `On memo as before: ${named(lines)}`,
  paragraphs: [
    each(lines, "We cannot do what you asked for.", "We cannot do what you asked for with these stones."),
    ...written(lines[0].reason),
    stoneTable(lines, plainStone),
    ...(lines[0].due_date ? [`Due on ${formatDate(lines[0].due_date)}.`] : []),
  ],
  brief: inBrief("We cannot do what you asked for.", quoted(lines[0].reason)),
  path: linePath(lines),
});

const offerExpired: Words = ({ lines, was }) => ({
  kind: "offerExpired",
  title: `Offer expired: ${named(lines)}`,
  paragraphs: [
    each(lines, "Our offer has expired.", "Our offers have expired."),
    stoneTable(lines, (line) => {
      const hold = line.hold_ended ? "; your hold has expired as well" : "";
      return { ...plainStone(line), note: `offered at ${priceBefore(line, was)}${hold}` };
    }),
    each(
      lines,
      "Your enquiry is still open: you can ask there for another offer.",
      "Your enquiries are still open: you can ask there for other offers.",
    ),
  ],
  path: linePath(lines),
});

const enquiryClosed: Words = ({ lines }) => ({
  kind: "enquiryClosed",
  title: `Enquiry closed: ${named(lines)}`,
  paragraphs: [
    each(lines, "We have closed your enquiry.", "We have closed your enquiries."),
    ...written(lines[0].reason),
    stoneTable(lines, asked),
  ],
  path: linePath(lines),
});

/** Notices to clients about their lines. */
export const lineNotices = {
  requestApproved,
  requestRejected,
  requestCancelled,
  requestChanged,
  holdExtended,
  holdReleased,
  holdEnded,
  holdEnding,
  enquiryAnswered,
  offerMade,
  offerExpired,
  bidAccepted,
  bidDeclined,
  bidExpired,
  memoWishDeclined,
  enquiryClosed,
  ...paperNotices,
};
export type LineNotice = keyof typeof lineNotices;
