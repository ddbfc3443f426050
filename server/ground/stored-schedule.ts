import { messages } from "#domain/messages.ts";
import { readSchedule, scheduleText } from "#domain/schedule.ts";
import { Problem } from "./problem.ts";

/** The schedule as it is stored; refused with the words of spec §5. */
export function storedSchedule(text: string | null): string | null {
  if (text === null) return null;
  const read = readSchedule(text);
  if ("schedule" in read) return scheduleText(read.schedule);
  throw new Problem(read.fault, { errors: [{ path: "/data/schedule", message: messages[read.fault] }] });
}
