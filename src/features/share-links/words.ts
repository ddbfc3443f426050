import { count, number2 } from "#domain/format.ts";

/** All words of one's own links. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Shared links",
  links: "links",
  shows: "Stones",
  client: "At the prices of",
  ownPrices: "Your own",
  resale: "Markup",
  resaleOf: (percent: number | null) =>
    percent === null ? "No prices" : percent === 0 ? "None" : `+${number2(percent)} %`,
  created: "Created",
  expires: "Valid until",
  good: "Valid",
  ended: "Ended",
  state: "State",
  opened: "Opened",
  times: (n: number) => (n === 0 ? "Never" : n === 1 ? "Once" : `${count(n)} times`),
  acts: "Actions",
  stones: (numbers: readonly string[]) => {
    const [first = "", second] = numbers;
    const rest = numbers.length - 2;
    if (second === undefined) return first;
    return rest > 0 ? `${first}, ${second} and ${count(rest)} more` : `${first}, ${second}`;
  },
  showThese: (stones: string) => `Search for ${stones}`,
  end: "End link…",
  endThis: (stones: string) => `End link to ${stones}`,
  endAsk: (stones: string) => `End the link to ${stones}?`,
  endAct: "End link",
  endKeep: "Cancel",
  endText: "Anyone who opens it is told that it is no longer valid. It stays in this list.",
  showAll: "Show all links",
  noLink: { title: "No such link", text: "It is none of yours, or it is no longer kept." },
  noLinks: {
    title: "No links yet",
    text: "Select stones in a search and share them. Your links are listed here.",
  },
} as const;
