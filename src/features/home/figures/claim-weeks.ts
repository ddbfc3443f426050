import type { Data } from "#api/operation-types.ts";
import type { Figure } from "#ui/charts/chart-data.ts";
import { weeksBefore } from "./quarter-weeks.ts";

type Days = Data<"listLineDays">["days"];
/** The lists of a buyer's claims, as the dashboard names them. */
export type Claims = "Hold" | "Memos" | "ConfirmStones";

export const claimsOn = (days: Days, day: string): Days[number] | undefined => days.find((one) => one.day === day);

/** The way of a buyer's claims through thirteen weeks until now; nothing if there never were any. */
export function claimTrend(days: Days, today: string, now: number, name: Claims): Figure[] {
  const before = weeksBefore(today).map((day) => claimsOn(days, day)?.[name] ?? null);
  return now > 0 || before.some(Boolean) ? [...before, now] : [];
}
