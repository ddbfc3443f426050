/** Refusals of values by a table: numbers out of range, texts that are no number, and broken constraints. */
const ofValues = /^2[23]/;

/** The rule by which a table refused values, by its name; null for any other error. */
export function refusingRule(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || !ofValues.test(String(error.code))) return null;
  const { constraint, column } = error as Error & { constraint?: string; column?: string };
  return constraint ?? column ?? String(error.code);
}
