import { formatDateTime12 } from "./format.ts";
import { messages } from "./portal-messages.ts";

/** The reason why a client cannot hold a stone again yet, with the moment from which they can. */
export const heldAgainFrom = (at: Date, timeZone: string): string =>
  `${messages.holdTooSoon} It can be held again from ${formatDateTime12(at, timeZone)} (${timeZone}).`;
