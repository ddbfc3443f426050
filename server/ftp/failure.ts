import { Problem } from "../ground/problem.ts";
import { Refusal } from "./refusal.ts";

type Failure = {
  code: number;
  words: string;
  /** True if the connection cannot be used any more. */
  isOver?: boolean;
};

/** The answer to a client after a failure; undefined for an unexpected one, which belongs in the log. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Refusal) return { code: error.code, words: error.message };
  if (error instanceof Problem) {
    const isOver = error.code === "unauthorized" || error.code === "maintenance";
    return { code: isOver ? 421 : error.code === "tooManyRequests" ? 450 : 550, words: error.message, isOver };
  }
  const isFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
  return isFull ? { code: 452, words: "There is not enough space now." } : undefined;
}
