import { canonical } from "#machines/kit/canonical.ts";
import type { Statement } from "../db/one-trip.ts";
import { insertLog } from "../db/queries/written-log.ts";
import type { AuditEntry } from "../ground/audit-entry.ts";

type Values = Record<string, unknown>;

type Origin = {
  accountId: number;
  roleId: number;
  onBehalfOf?: number;
  /** The API key by which a program asked. */
  keyId?: number | undefined;
  requestId: string;
  operation: string;
  at: Date;
};

/**
 * Columns of every table, or of one, that are logged without their values: secrets, and data that a person may ask the
 * house to forget.
 */
const veiled: Record<string, string> = {
  password_hash: "[secret]",
  key_hash: "[secret]",
  text: "[secret]",
  secret: "[secret]",
  sealed_secret: "[secret]",
  remark: "[personal]", // a client's own words; the house's reasons are for auditors to read
  email: "[personal]",
  user_name: "[personal]",
  first_name: "[personal]",
  last_name: "[personal]",
  mobile: "[personal]",
  tax_identification_number: "[personal]",
  to_address: "[personal]",
  "mail.error": "[personal]", // a mail server's refusal names the address
  "mail.came_back_said": "[personal]",
  "mail.body": "[secret]", // the text as data
  "business.address": "[personal]", // a sole trader's address is their own
  "business.postal_code": "[personal]",
  "business.phone": "[personal]",
  "account.company_name": "[personal]", // a guest's own word
  "task.title": "[personal]", // titles name people to ring
  "stored_file.name": "[secret]", // a person who knows it can fetch the file
  "stored_file.original_name": "[personal]",
  "stock_list.code": "[secret]", // whoever knows it can fetch the file
  "stock_list.file_name": "[secret]",
  "paper.people": "[personal]",
  "ftp_order.file_name": "[personal]", // people name files after each other
  "ftp_order.result_name": "[personal]",
  "ftp_order.result": "[personal]",
};

/**
 * The entries of one transaction, written last before its commit. The log has one lock: a transaction that took it
 * before other rows could wait for them in a circle.
 */
export function auditRows(origin: Origin, entries: readonly AuditEntry[]): Statement<never> | undefined {
  if (entries.length === 0) return undefined;
  return insertLog(
    origin.at,
    entries.map((entry) => bodyOf(origin, entry)),
  );
}

/** The body of an entry. The log itself adds its time and its form (migration 0021). */
export function bodyOf(origin: Origin, entry: AuditEntry): string {
  const { before, after, event, known, ...rest } = entry;
  return canonical({
    who: origin.accountId || null,
    role: origin.accountId ? origin.roleId : null,
    on_behalf_of: origin.onBehalfOf,
    api_key: origin.keyId,
    request_id: origin.requestId,
    operation: origin.operation,
    ...rest,
    event: event && veiledValues(event),
    known: known && veiledValues(known),
    item: String(entry.item),
    ...changed(entry.workflow, before ?? null, after ?? null),
  });
}

/**
 * The values of an event without secret and personal words. Conditions ask only whether there are words, so the veiled
 * event decides the same when it is judged again.
 */
const veiledValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ? (veiled[key] ?? value) : value]));

/** The logged columns: the changed ones of a changed row, all of a new or deleted one. */
function changed(table: string, before: Values | null, after: Values | null): Values {
  const veil = (key: string) => veiled[`${table}.${key}`] ?? veiled[key];
  const differs = (key: string) => !before || !after || isOther(before[key], after[key]);
  const keep = (row: Values | null) =>
    row &&
    Object.fromEntries(
      Object.entries(row)
        .filter(([key]) => differs(key))
        .map(([key, value]) => [key, value === null ? null : (veil(key) ?? value)]),
    );
  return { before: keep(before) ?? undefined, after: keep(after) ?? undefined };
}

/** True if two values differ. A missing value equals null. */
function isOther(a: unknown, b: unknown): boolean {
  if (a === b) return false;
  const [one, other] = [a ?? null, b ?? null];
  return one === null || other === null ? one !== other : canonical(one) !== canonical(other);
}
