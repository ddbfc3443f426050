import { formatDate, parseDay } from "./format.ts";

/** Today as a day, `YYYY-MM-DD`, in the person's own time zone. */
export const today = (): string => parseDay(formatDate(new Date())) ?? "";
