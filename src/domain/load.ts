/** The facts of a load: a provider's file on its way into the stock. */

/** The mode is chosen before the file is sent. `whole`: a stone without a row is gone. `changes`: it is untouched. */
export const loadModes = ["whole", "changes"] as const;
export type LoadMode = (typeof loadModes)[number];

/** The ways of a load into the house: the page of uploads, a feed, the provider's folder, or the provider's program. */
export const loadVias = ["page", "feed", "folder", "api"] as const;
export type LoadVia = (typeof loadVias)[number];

export const loadStates = [
  "received",
  "reading",
  "waiting",
  "committing",
  "committed",
  "rollingBack",
  "rolledBack",
  "refused",
  "cancelled",
  "failed.reading",
  "failed.committing",
  "failed.rollingBack",
] as const;
export type LoadState = (typeof loadStates)[number];

/** The standing of a load, as lists know it: one word for each status. */
export const loadStandings = [
  "received",
  "reading",
  "waiting",
  "committing",
  "committed",
  "rollingBack",
  "rolledBack",
  "refused",
  "cancelled",
  "failed",
] as const;
export type LoadStanding = (typeof loadStandings)[number];

export const loadRowKinds = ["new", "changed", "same", "gone", "back", "refused", "conflict", "left_out"] as const;
export type LoadRowKind = (typeof loadRowKinds)[number];

/** Rows of a difference whose stones other providers list too, under the same report. */
export const otherListings = ["listed", "cheaper"] as const;
export type OtherListings = (typeof otherListings)[number];

/** Changed rows by the way that their price goes. */
export const priceWays = ["rising", "falling"] as const;
export type PriceWay = (typeof priceWays)[number];

/** The reasons why a load waits for a person, who accepts each by name. */
export const waitReasons = [
  "firstLoad",
  "goneShare",
  "priceShare",
  "pricesFall",
  "refusedShare",
  "mappingChanged",
  "fewerRows",
  "sameFile",
  "otherProviders",
] as const;
export type WaitReason = (typeof waitReasons)[number];
