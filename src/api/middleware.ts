import { houseName } from "#domain/house.ts";

/** Spec §7: every request carries a no-store header, a bearer token and a fixed location header. */
export function commonHeaders(token: string | null, idempotencyKey?: string): Record<string, string> {
  return {
    "cache-control": "no-store",
    location: houseName,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
}

/** Spec §7: every request carries a `timestamp` query parameter; nulls and absent values are dropped. */
export function queryString(query: object, now: number): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one));
    }
  }
  params.set("timestamp", String(now));
  return params.toString();
}

/** Spec §7: a form carries a JSON part `data` and its files. */
export function formOf(data: unknown, files: Record<string, unknown>): FormData {
  const form = new FormData();
  form.append("data", new Blob([JSON.stringify(data ?? {})], { type: "application/json" }));
  for (const [field, value] of Object.entries(files)) {
    for (const file of Array.isArray(value) ? value : [value]) {
      if (file instanceof Blob) form.append(field, file);
    }
  }
  return form;
}
