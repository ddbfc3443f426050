const sorted = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date) return value.toJSON();
  const inner = value as Record<string, unknown>;
  const result: Record<string, unknown> = Object.create(null); // here `__proto__` is a key like any other
  for (const key of Object.keys(inner).sort()) if (inner[key] !== undefined) result[key] = sorted(inner[key]);
  return result;
};

/** JSON with sorted keys, and dates as on the wire. The same data gives the same text, which can be hashed. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value));
