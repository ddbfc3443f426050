import { useCall } from "#api/query.ts";

const tenMinutes = 600_000;

/** The business days until a memo is due in this house, once they are read. Another number would be a promise of nobody. */
export function useMemoDays(isAsked: boolean): number | undefined {
  const { data } = useCall("getTradeRules", {}, { freshForMs: tenMinutes, isReady: isAsked });
  return data?.memo_days;
}
