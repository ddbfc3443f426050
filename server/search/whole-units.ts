import { secondOf } from "#domain/search/moment.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { dayStart } from "../ground/time-zone.ts";

const DAY_MS = 86_400_000;

/** A range of whole units with both ends included; null is an open end. */
export type UnitRange = [from: number | null, to: number | null];

/** Bounds as whole units. A bound between two units moves to the next unit inside. */
export function unitsOf(scale: number, from: number | null, to: number | null): UnitRange {
  const exact = (value: number) => Number((value * 10 ** scale).toFixed(6)); // without binary dust
  return [from === null ? null : Math.ceil(exact(from)), to === null ? null : Math.floor(exact(to))];
}

/** The seconds between which stones of a search arrived, since 1970; undefined for a search of any time. */
export function arrivalSeconds({ startDate, endDate, since }: StoneSearch, timeZone: string): UnitRange | undefined {
  if (!startDate && !endDate && !since) return undefined;
  const second = (day: string) => dayStart(timeZone, day).getTime() / 1000;
  const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const from = [startDate && second(startDate), since && secondOf(since)].filter(isNumber);
  return [from.length > 0 ? Math.max(...from) : null, endDate ? second(dayAfter(endDate)) - 1 : null];
}

const isNumber = (value: unknown): value is number => typeof value === "number";
