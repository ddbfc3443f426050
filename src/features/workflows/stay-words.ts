import { dash } from "#domain/format.ts";
import { lasting } from "#ui/workflow-picture/words.ts";

/** The length of a stay in the words of the picture; a dash if no item has left. */
export const stayWords = (ms: number | null): string => (ms === null ? dash : lasting(ms));
