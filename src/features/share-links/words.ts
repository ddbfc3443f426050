import { count } from "#domain/format.ts";

/** Every word of one's own links; sentences of refusals are the catalogue's. */
export const words = {
  title: "Shared links",
  links: "links",
  shows: "Shows",
  client: "At the prices of",
  ownPrices: "Your own",
  created: "Given out",
  expires: "Good until",
  good: "Good",
  ended: "Ended",
  state: "State",
  opened: "Opened",
  times: (n: number) => (n === 0 ? "Never" : n === 1 ? "Once" : `${count(n)} times`),
  acts: "Acts",
  stones: (numbers: readonly string[]) => {
    const [first = "", second] = numbers;
    const rest = numbers.length - 2;
    if (second === undefined) return first;
    return rest > 0 ? `${first}, ${second} and ${count(rest)} more` : `${first}, ${second}`;
  },
  showThese: (stones: string) => `Search for ${stones}`,
  end: "End now…",
  endThis: (stones: string) => `End now the link to ${stones}`,
  endAsk: (stones: string) => `End the link to ${stones}?`,
  endAct: "End the link",
  endKeep: "Keep it",
  endText: "Whoever opens it hears that it is no longer good. It stays in this list.",
  none: "No links yet",
  noneText: "Select stones in a search and share them: the links that you give out are listed here.",
} as const;
