import { count, counted } from "#domain/format.ts";

const stones = (n: number) => counted(n, "stone", "stones");
const one = (n: number, single: string, many: string) => (n === 1 ? single : many);

/** The words of a roll back: what it would do, and what it did. */
export const words = {
  ask: "Roll this load back?",
  act: (n: number) => `Roll back ${stones(n)}`,
  keep: "Keep it",
  text: (n: number) =>
    `${stones(n)} ${one(n, "becomes", "become")} again what ${one(n, "it was", "they were")} before this load.`,
  none: "Nothing of this load can be rolled back.",
  counting: "What would go back is being counted.",
  cannot: (n: number) => `${stones(n)} ${one(n, "stays as it is", "stay as they are")}:`,
  moreKept: (n: number) => `And ${count(n)} more.`,

  done: ({ reversed, kept }: { reversed: number; kept: number }) =>
    [
      `${stones(reversed)} became again what ${one(reversed, "it was", "they were")} before this load.`,
      ...(kept > 0 ? [`${stones(kept)} stayed as ${one(kept, "it was", "they were")}.`] : []),
    ].join(" "),
} as const;
