import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { MaintenanceForm } from "./maintenance-form.tsx";
import { words } from "./words.ts";

export interface MaintenancePageProps {
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** Closes the house for maintenance and opens it again. */
export function MaintenancePage({ mayWrite, onDirty }: MaintenancePageProps) {
  const stored = useCall("getMaintenance");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.title} />;
  return <MaintenanceForm key={stored.data.version} stored={stored.data} mayWrite={mayWrite} onDirty={onDirty} />;
}
