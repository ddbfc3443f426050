import type { ReactNode } from "react";
import { type StatusList, statuses, statusOf } from "#domain/codes.ts";
import { dash, formatDate, formatDateTime } from "#domain/format.ts";
import { loadLogWords } from "#domain/load-log-words.ts";
import { isRoleId, roleNames } from "#domain/roles.ts";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "./words.ts";

/** The list of spec §4 that has the codes of each workflow's items. */
const lists: Readonly<Record<string, StatusList>> = {
  stone: "stone",
  hold: "hold",
  memo: "memo",
  enquiry: "enquiry",
  task: "task",
  business: "business",
  confirm: "approval",
  external: "approval",
  kycDocument: "approval",
  cart: "listed",
  watchlist: "listed",
  notes: "listed",
};
const veils: Readonly<Record<string, string>> = { "[secret]": words.secret, "[personal]": words.personal };
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** `is_active` and `price_per_ct` as words; `value.mail.host` without the value that all parts of a setting are in. */
export function fieldWord(field: string): string {
  const text = field
    .replace(/^value\./, "")
    .replace(/^is_/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[._]/g, " ")
    .replace(/ (id|at)$/, (end) => (end === " id" ? " (its number)" : " at"))
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value of the log as people read it. A veiled value is marked as one. */
export function shownValue(workflow: string, field: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === "") return dash;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return codeOf(workflow, field, value) ?? String(value);
  if (Array.isArray(value) && field === "value.second_factor_roles") return value.map(roleOf).join(", ") || dash;
  if (typeof value !== "string") return loadLogWords(workflow, field, value)?.join(" ") ?? plain(value);
  const veil = veils[value];
  if (veil !== undefined) return <Tag hue="gray">{veil}</Tag>;
  if (moment.test(value)) return formatDateTime(value);
  return day.test(value) ? formatDate(value) : value;
}

const roleOf = (role: unknown): string => (isRoleId(role) ? roleNames[role] : String(role));

function codeOf(workflow: string, field: string, value: number): string | undefined {
  const list = field === "status" ? lists[workflow] : undefined;
  return list && value in statuses[list] ? `${statusOf(list, value).label} (${value})` : undefined;
}

/** A list of plain values as a list. A deeper one stays as the log has it. */
function plain(value: object): string {
  const isFlat = Array.isArray(value) && value.every((one) => typeof one !== "object");
  return isFlat ? value.join(", ") || dash : JSON.stringify(value);
}
