import type { useCall } from "#api/query.ts";

// The client's lines of the chosen stones, as the acts ask for them.

export const halfAMinute = 30_000;
/** The most lines that a page has, and so the most stones that are asked for at once. */
export const mostLines = 500;

type Answer = ReturnType<typeof useCall<"listHolds" | "listWatchlist">>["data"];

type Page = Extract<NonNullable<Answer>, { pagination: unknown }>;
export const isPage = (answer: Answer): answer is Page => typeof answer === "object" && "pagination" in answer;

export const linesIn = (answer: Answer) =>
  isPage(answer) ? answer.data.flatMap((line) => ("stone" in line ? [line] : [])) : [];
