import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { HouseForm } from "./house-form.tsx";
import type { StepFormProps } from "./step-form.tsx";
import { words } from "./words.ts";

/** The house's time zone and mail server; as a step of the set-up one of them. */
export function HouseSettingsPage(props: StepFormProps & { only?: "zone" | "mail" }) {
  const stored = useCall("getHouseSettings");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.title} />;
  return <HouseForm key={stored.data.version} stored={stored.data} {...props} />;
}
