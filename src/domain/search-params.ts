/**
 * Readers of an address's parameters. Anything may be pasted there, and a router may have read `5` as a number. A value
 * that does not fit counts as absent.
 */

import { momentOf, secondOf } from "./search/moment.ts";

const textMax = 200;
const codeMax = 60;

/** A text without the space around it; absent when empty. */
export function textParam(value: unknown, most = textMax): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return String(value).trim().slice(0, most) || undefined;
}

/** A whole number from 1 on. */
export function wholeParam(value: unknown, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

/** One of a few words. */
export const choiceParam = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value);

/** A code of a stone. A comma separates codes in a call, so that none contains one. */
export function codeParam(value: unknown): string | undefined {
  const code = textParam(value);
  return code && code.length <= codeMax && !code.includes(",") ? code : undefined;
}

/** A flag: only the yes is written in an address. */
export const flagParam = (value: unknown): true | undefined => (value === true || value === "true" ? true : undefined);

/** A day of the calendar as `YYYY-MM-DD`. */
export function dayParam(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** A moment, as a whole second of `2026-11-21T14:05:00Z`. */
export function momentParam(value: unknown): string | undefined {
  if (typeof value !== "string" || !MOMENT.test(value)) return undefined;
  const second = secondOf(value);
  return Number.isNaN(second) ? undefined : momentOf(second);
}
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i;

/** A sorting such as `-carat,stock_no`, by the sortable columns of the list only. */
export function sortParam(value: unknown, columns: readonly string[]): string | undefined {
  const keys = textParam(value)?.split(",") ?? [];
  return keys.length > 0 && keys.every((key) => columns.includes(key.replace(/^-/, ""))) ? keys.join(",") : undefined;
}

/** The length of the longest stock number. */
const stockMax = 40;

/** The stone of an address, by its stock number. Older links say `stone` or `stock_no`. */
export const stockParam = ({ stock, stone, stock_no }: Record<string, unknown>): string | undefined =>
  textParam(stock ?? stone ?? stock_no, stockMax);

/** The client of an address. Older links say `client` or `user`. */
export const clientParam = ({ user_id, client, user }: Record<string, unknown>): number | undefined =>
  wholeParam(user_id ?? client ?? user);

/** The parameters that the address of every list has. Absent ones have their usual value. */
export interface ListParams {
  page?: number;
  size?: number;
  sort?: string;
  search?: string;
}

const sizeMax = 1000;

/**
 * Reads the part of an address that all lists share. `sortable` names the columns by which the server can sort this
 * one.
 */
export const listParams = (raw: Record<string, unknown>, sortable: readonly string[] = []): ListParams => ({
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, sizeMax),
  sort: sortParam(raw.sort, sortable),
  search: textParam(raw.search),
});
