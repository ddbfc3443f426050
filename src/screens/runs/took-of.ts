import { dash } from "#domain/format.ts";
import { words } from "./words.ts";

interface Timed {
  started_at: string | null;
  ended_at: string | null;
}

/** The seconds of a run; a dash until it has ended. */
export function tookOf({ started_at, ended_at }: Timed): string {
  if (!started_at || !ended_at) return dash;
  return words.seconds(Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 100) / 10);
}
