import { canonical } from "#machines/kit/canonical.ts";
import { columnKind } from "../db/column-kinds.ts";
import type { Statement } from "../db/one-trip.ts";
import { tableOf } from "../db/queries/workflow-subjects.ts";
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

/** Words that entries hold beside the columns of a row: numbers of other rows, formats, outcomes, names of the code. */
const plainFacts: ReadonlySet<string> = new Set(
  `type to from reason priceReason facts fileHash sha256 category purpose kind detail head format list
   figures place outcome stones topics topic way rules rows columns sequence made_at entries ranges
   path key state via workflow transition operation startDate endDate role_permissions applied_at party
   passkey sent_to`.split(/\s+/),
);

/** Days, times and amounts as text. */
const isFigure = (value: string) =>
  /^(?:\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?)?)?|-?\d{1,6}|-?\d+\.\d+)$/.test(value);

/** A value as the log may keep it: nothing that the house does not know to be plain (decision 0238). */
function loggable(table: string, key: string, value: unknown): unknown {
  if (value === null || value === undefined || value === "") return value;
  if (typeof value !== "string" && typeof value !== "object") return value;
  const kind = columnKind(table, key);
  if (kind !== undefined) return kind === "plain" ? value : `[${kind}]`;
  if (value instanceof Date || plainFacts.has(key)) return value;
  return isPlain(value) ? value : "[personal]";
}

/** True for figures, and for lists of nothing else. */
const isPlain = (value: string | object): boolean =>
  typeof value === "string"
    ? isFigure(value)
    : Array.isArray(value) &&
      value.every((one) => typeof one === "number" || (typeof one === "string" && isFigure(one)));

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
  const table = tableOf(entry.workflow);
  return canonical({
    who: origin.accountId || null,
    role: origin.accountId ? origin.roleId : null,
    on_behalf_of: origin.onBehalfOf,
    api_key: origin.keyId,
    request_id: origin.requestId,
    operation: origin.operation,
    ...rest,
    event: event && veiledValues(table, event),
    known: known && veiledValues(table, known),
    item: String(entry.item),
    ...changed(table, before ?? null, after ?? null),
  });
}

/**
 * The values of an event without secret and personal words. Conditions ask only whether there are words, so the veiled
 * event decides the same when it is judged again.
 */
const veiledValues = (table: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, loggable(table, key, value)]));

/** The logged columns: the changed ones of a changed row, all of a new or deleted one. */
function changed(table: string, before: Values | null, after: Values | null): Values {
  const differs = (key: string) => !before || !after || isOther(before[key], after[key]);
  const keep = (row: Values | null) =>
    row &&
    Object.fromEntries(
      Object.entries(row)
        .filter(([key]) => differs(key))
        .map(([key, value]) => [key, loggable(table, key, value)]),
    );
  return { before: keep(before) ?? undefined, after: keep(after) ?? undefined };
}

/** True if two values differ. A missing value equals null. */
function isOther(a: unknown, b: unknown): boolean {
  if (a === b) return false;
  const [one, other] = [a ?? null, b ?? null];
  return one === null || other === null ? one !== other : canonical(one) !== canonical(other);
}
