import { isNoRoom } from "../ground/no-room.ts";
import { Problem } from "../ground/problem.ts";
import { Refusal } from "./refusal.ts";

type Failure = {
  code: number;
  words: string;
  /** True if the connection cannot be used any more. */
  isOver?: boolean;
  /** True for what the client is told and only the operator can mend. */
  isForLog?: boolean;
};

const full: Failure = { code: 452, words: "There is not enough space now.", isForLog: true };

/** The answer to a client after a failure; undefined for an unexpected one, which belongs in the log. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Refusal) return { code: error.code, words: error.message };
  if (isNoRoom(error) || (error instanceof Problem && error.code === "noRoomForFiles")) return full;
  if (error instanceof Problem) {
    const isOver = error.code === "unauthorized" || error.code === "maintenance";
    return { code: isOver ? 421 : error.code === "tooManyRequests" ? 450 : 550, words: error.message, isOver };
  }
  return undefined;
}
