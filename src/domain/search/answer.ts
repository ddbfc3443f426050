/** The wanted answer of a search: its count alone, with facets and totals, with the ids of a page, or (a page) all of them. */
export type Answer = "count" | "facets" | "rows" | "page";

export const givesStones = (answer: Answer) => answer === "rows" || answer === "page";
export const givesFacets = (answer: Answer) => answer === "facets" || answer === "page";
