import { houseName } from "#domain/house.ts";

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The id of an act's trace (W3C trace context): random, so that it says nothing of anybody. */
export const newTrace = (): string => randomHex(16);

/**
 * Spec §7: every request carries a no-store header, a bearer token and a fixed location header. It also names its trace:
 * one click is followed from here to the database.
 */
export function commonHeaders(
  token: string | null,
  idempotencyKey?: string,
  trace = newTrace(),
): Record<string, string> {
  return {
    "cache-control": "no-store",
    location: houseName,
    traceparent: `00-${trace}-${randomHex(8)}-01`,
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
