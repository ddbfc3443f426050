import type { StoneLine } from "../stone-line.ts";

/**
 * The lines of an answer that was not asked for groups. Nine operations answer lines, groups or a file in one type, and
 * which of them it is only the question says: hence the one cast.
 */
export const linesIn = (answer: unknown): readonly StoneLine[] =>
  answer !== null && typeof answer === "object" && "data" in answer ? (answer.data as readonly StoneLine[]) : [];
