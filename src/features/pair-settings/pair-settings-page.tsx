import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { PairSettingsForm } from "./pair-settings-form.tsx";
import { words } from "./words.ts";

export interface PairSettingsPageProps {
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The house's usual tolerances of pairs. */
export function PairSettingsPage({ mayWrite, onDirty }: PairSettingsPageProps) {
  const stored = useCall("getPairSetting");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.title} />;
  return <PairSettingsForm key={stored.data.version} stored={stored.data} mayWrite={mayWrite} onDirty={onDirty} />;
}
