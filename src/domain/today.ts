import { formatDate, parseDay } from "./format.ts";

/** Today as a day, `YYYY-MM-DD`, where the person sits. */
export const today = (): string => parseDay(formatDate(new Date())) ?? "";
