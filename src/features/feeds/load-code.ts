import { codes } from "#domain/codes.ts";
import type { LoadState } from "#domain/load.ts";

/** The code of a load's state: a failed load has one, wherever it failed. */
export const codeOfLoad = (state: LoadState): number => codes.load[state.split(".", 1)[0] as keyof typeof codes.load];
