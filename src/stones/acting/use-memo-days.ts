import { useCall } from "#api/query.ts";
import { defaultRules } from "#domain/trade-rules.ts";

const tenMinutes = 600_000;

/** After how many business days a memo is due in this house; as long as that is not known, after the usual ones. */
export function useMemoDays(isAsked: boolean): number {
  const { data } = useCall("getTradeRules", {}, { freshForMs: tenMinutes, isReady: isAsked });
  return data?.memo_days ?? defaultRules.memo_days;
}
