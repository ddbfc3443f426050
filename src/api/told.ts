import { tooLateSentence } from "#domain/meanwhile.ts";
import { ApiError, sentenceOf } from "./errors.ts";

/** Why an act was not done: who was faster, with what and when, where somebody was; else what the server says. */
export function told(error: unknown, now: Date): string {
  const meanwhile = error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined;
  return meanwhile ? tooLateSentence(meanwhile, now) : sentenceOf(error);
}
