/**
 * The wanted answer of a search: its count alone, with totals, with facets and totals, with the ids of a page, or (a page)
 * all of them.
 */
export type Answer = "count" | "totals" | "facets" | "rows" | "page";

export const givesStones = (answer: Answer) => answer === "rows" || answer === "page";
export const givesTotals = (answer: Answer) => answer === "totals" || givesFacets(answer);
export const givesFacets = (answer: Answer) => answer === "facets" || answer === "page";
