import { words } from "../words.ts";

/** The look and the words of every calendar: no days of other months, no red Sundays, named steps. */
export const calendar = {
  hideOutsideDates: true,
  weekendDays: [] as (0 | 6)[],
  ariaLabels: {
    previousMonth: words.previousMonth,
    nextMonth: words.nextMonth,
    previousYear: words.previousYear,
    nextYear: words.nextYear,
    previousDecade: words.previousYears,
    nextDecade: words.nextYears,
  },
  styles: { day: { fontSize: 12 }, weekday: { fontSize: 12 }, calendarHeaderLevel: { fontSize: 13 } },
} as const;
