import { dash, formatDateTime, number2 } from "#domain/format.ts";
import type { ItemStep } from "./workflow.ts";

type Change = ItemStep["changes"][number];

const amount = /^-?\d+\.\d+$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value of the log as people read it. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return dash;
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : number2(value);
  if (typeof value !== "string") return JSON.stringify(value);
  if (amount.test(value)) return number2(Number(value));
  return moment.test(value) ? formatDateTime(value) : value;
}

/** `price_per_ct 6,037.11 → 5,857.00`: the change of one field in a step, under its name on the wire. */
export const changeWords = ({ field, before, after }: Change): string =>
  `${field} ${valueWords(before)} → ${valueWords(after)}`;
