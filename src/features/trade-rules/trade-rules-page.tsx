import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { TradeRulesForm } from "./trade-rules-form.tsx";
import { words } from "./words.ts";

export interface TradeRulesPageProps {
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The house's rules of trade: the length of holds, the approval of requests, the due days of memos. */
export function TradeRulesPage({ mayWrite, onDirty }: TradeRulesPageProps) {
  const stored = useCall("getTradeRules");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.title} />;
  return <TradeRulesForm key={stored.data.version} stored={stored.data} mayWrite={mayWrite} onDirty={onDirty} />;
}
