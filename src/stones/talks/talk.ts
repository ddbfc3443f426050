import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { StoneLine } from "../stone-line.ts";
import { words } from "./words.ts";

export type Talk = Data<"getEnquiry">;
export type Message = Talk["messages"][number];

/** The author of a message, as far as this reader may know. */
export function authorOf({ author: { name, is_own, is_client } }: Message): string {
  if (is_own) return words.you;
  return name ?? (is_client ? words.unknown : words.house);
}

/** True for an offer that was taken through its hold: the message has the price of what came of it. */
export const isTaken = ({ kind, offered_ppc }: Message): boolean => kind === "accepted" && offered_ppc !== null;

/** The deed of a message's author. */
export function deedOf(message: Message): string {
  const { kind, author } = message;
  if (isTaken(message)) return words.taken;
  if (kind === "accepted" || kind === "declined") return words[kind][author.is_client ? "client" : "house"];
  return kind === "expired" ? words.offerExpired : words.kinds[kind];
}

/** True if the price that ended with this message was the client's bid. */
export const isOfBid = (messages: readonly Message[], { id }: Message): boolean =>
  messages.findLast((one) => one.id < id && (one.kind === "offer" || one.kind === "bid"))?.kind === "bid";

/** The messages that end an offer, and the hold that came with it. */
const endings: readonly Message["kind"][] = ["bid", "accepted", "declined", "expired", "closed"];

/** True while the hold of an offer can stand: the stone is on hold, and nothing after the offer ended it. */
export const isHeldStill = ({ stone }: StoneLine, messages: readonly Message[], offer: Message): boolean =>
  stone.status === codes.stone.hold && !messages.some(({ id, kind }) => id > offer.id && endings.includes(kind));

/** The other side's end of an enquiry; null while it goes on, or if one ended it oneself. */
export function endOf(messages: readonly Message[]): Meanwhile | null {
  const last = messages.at(-1);
  if (!last || last.author.is_own) return null;
  if (last.kind !== "closed" && last.kind !== "accepted") return null;
  const accepted = last.author.is_client ? "enquiry.accept" : "enquiry.acceptBid";
  const taken = isTaken(last) ? "enquiry.take" : accepted;
  const event = last.kind === "closed" ? "enquiry.close" : taken;
  return { event, by: last.author.name, at: last.at, ...(last.text && { note: last.text }) };
}
