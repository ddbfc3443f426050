import { useCall } from "#api/query.ts";
import { defaultRules } from "#domain/trade-rules.ts";

const tenMinutes = 600_000;

/** The business days until a memo is due in this house; the default until they are read. */
export function useMemoDays(isAsked: boolean): number {
  const { data } = useCall("getTradeRules", {}, { freshForMs: tenMinutes, isReady: isAsked });
  return data?.memo_days ?? defaultRules.memo_days;
}
