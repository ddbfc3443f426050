import { dash } from "#domain/format.ts";
import { lasting } from "#ui/workflow-picture/words.ts";

/** How long items stood, in the words of the picture; a dash where none has left. */
export const stayWords = (ms: number | null): string => (ms === null ? dash : lasting(ms));
