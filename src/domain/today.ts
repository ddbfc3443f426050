import { formatDate, parseDay } from "#domain/format.ts";

/** Today as a day, `YYYY-MM-DD`, where the person sits. */
export const today = (): string => parseDay(formatDate(new Date())) ?? "";
