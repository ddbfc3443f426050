import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ArrivalSettingsForm } from "./arrival-settings-form.tsx";
import { words } from "./words.ts";

export interface ArrivalSettingsPageProps {
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The stones that the house counts as new arrivals. */
export function ArrivalSettingsPage({ mayWrite, onDirty }: ArrivalSettingsPageProps) {
  const stored = useCall("getArrivalSetting");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.title} />;
  return <ArrivalSettingsForm key={stored.data.version} stored={stored.data} mayWrite={mayWrite} onDirty={onDirty} />;
}
