import { counted } from "#domain/format.ts";

/** Every word of the charts. */
export const words = {
  table: "Table",
  of: (title: string) => `of ${title}`,
  tableOf: (title: string) => `Table: ${title}`,
  pointsOf: (title: string) => `Points of ${title}`,
  loading: (title: string) => `Loading ${title}`,
  more: (n: number) => `and ${n} more`,
  fewer: "Show fewer",
  share: "Share %",
  stopsHere: "Stops here",
  stopsShare: "Stops %",
  ofFirst: "Of first %",
  opens: "Enter opens the rows.",
  together: "together",

  // what a screen reader is told of a drawing
  none: (title: string) => `${title}: no figures.`,
  drawing: (title: string, n: number, first: string, last: string) =>
    n === 1 ? `${title}: ${first}.` : `${title}: ${counted(n, "row", "rows")}, from ${first} to ${last}.`,
  highest: (figure: string, where: string) => `Highest: ${figure}, ${where}.`,
  lowest: (figure: string, where: string) => `Lowest: ${figure}, ${where}.`,
  allAre: (figure: string) => `Each is ${figure}.`,

  // a tile
  moreThan: (by: string, than: string) => `${by} more than ${than}`,
  lessThan: (by: string, than: string) => `${by} less than ${than}`,
  sameAs: (as: string) => `the same as ${as}`,
  unknownBefore: (before: string) => `no figure for ${before}`,
  trueUntil: (when: string) => `true until ${when}`,
} as const;
