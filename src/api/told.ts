import { tooLateSentence } from "#domain/meanwhile.ts";
import { ApiError, sentenceOf } from "./errors.ts";

/** The sentence of a refused act: the earlier act of somebody else, if there was one, else the server's words. */
export function told(error: unknown, now: Date): string {
  const meanwhile = error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined;
  return meanwhile ? tooLateSentence(meanwhile, now) : sentenceOf(error);
}
