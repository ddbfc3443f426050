import { addresses } from "#domain/addresses.ts";

/** Other words for a screen: its acts, in the words of somebody who looks for them. */
export const alsoOf: Readonly<Record<string, string>> = {
  [addresses.ownBusiness]: "kyc documents registration",
  [addresses.list("confirm-stone")]: "approve reject requests",
  [addresses.list("hold")]: "release extend",
  [addresses.list("memo")]: "issue receive sell reverse",
  [addresses.list("enquiry")]: "answer offer",
};
