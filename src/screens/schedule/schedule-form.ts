import { messages } from "#domain/portal-messages.ts";
import { clock, dayNames, readHours, readSchedule, readTime, type Schedule, scheduleText } from "#domain/schedule.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { words } from "./words.ts";

/** The fields of a schedule within a form, as they were typed. */
export interface ScheduleForm {
  kind: "none" | Schedule["kind"];
  time: string;
  day: string;
  hours: string;
}

export const scheduleWordsOf: FieldWords<ScheduleForm> = {
  kind: { label: words.when, show: (kind) => words.kinds[kind] },
  time: { label: words.time },
  day: { label: words.day, show: (day) => (day === "" ? words.everyDay : dayNames[Number(day)]) },
  hours: { label: words.hours },
};

export const usualSchedule: ScheduleForm = { kind: "time", time: "06:30", day: "", hours: "4" };

/** The fields of a stored schedule. */
export function scheduleForm(text: string | null): ScheduleForm {
  const read = text === null ? undefined : readSchedule(text);
  if (!read || "fault" in read) return { ...usualSchedule, kind: "none" };
  const { schedule } = read;
  if (schedule.kind === "interval") return { ...usualSchedule, kind: "interval", hours: String(schedule.hours) };
  const day = schedule.day === null ? "" : String(schedule.day);
  return { ...usualSchedule, kind: "time", time: clock(schedule), day };
}

type Typed = { schedule: string | null } | { field: "time" | "hours"; fault: string };

/** The schedule of a form, or its fault at its field, in the words of spec §5. */
export function typedSchedule({ kind, time, day, hours }: ScheduleForm): Typed {
  if (kind === "none") return { schedule: null };
  if (kind === "interval") {
    const read = readHours(hours);
    if (read === null) return { field: "hours", fault: messages.invalidHours };
    return { schedule: scheduleText({ kind: "interval", hours: read }) };
  }
  const read = readTime(time);
  if (read === null) return { field: "time", fault: messages.invalidTime };
  return { schedule: scheduleText({ kind: "time", ...read, day: day === "" ? null : Number(day) }) };
}

/** The fault of the typed schedule, or null. */
export function scheduleFault(values: ScheduleForm): string | null {
  const typed = typedSchedule(values);
  return "fault" in typed ? typed.fault : null;
}
