import { formatDateTime12 } from "./format.ts";
import { messages } from "./messages.ts";

/** Why a client cannot hold a stone again yet, and from when they can. */
export const heldAgainFrom = (at: Date, timeZone: string): string =>
  `${messages.holdTooSoon} It can be held again from ${formatDateTime12(at, timeZone)} (${timeZone}).`;
