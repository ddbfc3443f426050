import type { Selectable } from "kysely";
import type { Data } from "#api/operation-types.ts";
import type { ApiScope } from "#domain/api-scopes.ts";
import type { Tables } from "../db/tables.ts";

export type KeyRow = Selectable<Tables["api_key"]>;
export type KeyOnWire = Data<"createApiKey">["key"];

/** The state of a key: whether it still opens, or why not. */
export function stateOfKey({ ends_at, expires_at }: Pick<KeyRow, "ends_at" | "expires_at">, now: Date) {
  if (ends_at && ends_at <= now) return "ended";
  if (expires_at && expires_at <= now) return "expired";
  return ends_at ? "ending" : "live";
}

/** A key as the wire has it, without its secret. */
export const keyOnWire = (row: KeyRow, now: Date): KeyOnWire => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes as ApiScope[],
  calls_per_minute: row.calls_per_minute,
  state: stateOfKey(row, now),
  expires_at: row.expires_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  replaced_by: row.replaced_by,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
});
