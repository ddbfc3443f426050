/** The setting that makes a stone a new arrival (spec §2). */
export type ArrivalSetting = {
  /** The last one included. */
  days: number;
  /** The day with which they end: that of the newest arrival, or today. */
  count_from: "newest" | "today";
};

/** A week that ends with the newest arrival: a house that received nothing for a month still shows its last arrivals. */
export const defaultArrivalSetting: ArrivalSetting = { days: 7, count_from: "newest" };

/** The most days that a house may count as new. */
export const mostArrivalDays = 90;
