import type { StoneLine } from "../stone-line.ts";

/**
 * The lines of an answer to a call without groups. Nine operations answer lines, groups or a file in one type, and only
 * the call decides among them: hence the one cast.
 */
export const linesIn = (answer: unknown): readonly StoneLine[] =>
  answer !== null && typeof answer === "object" && "data" in answer ? (answer.data as readonly StoneLine[]) : [];
