/**
 * The second of a moment as RFC 3339 allows it, counted from 1970; NaN for a text that is none. A leap second counts as
 * the second before it, and an offset may lack its minutes.
 */
export const secondOf = (moment: string): number => Math.floor(Date.parse(plain(moment)) / 1000);

const plain = (moment: string) =>
  moment
    .toUpperCase()
    .replace(" ", "T")
    .replace(/:60(?=\D)/, ":59")
    .replace(/([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);

/** A second as addresses and answers write it: `2026-11-21T14:05:00Z`. */
export const momentOf = (second: number): string => new Date(second * 1000).toISOString().replace(".000Z", "Z");
