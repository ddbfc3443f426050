import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import type { PaperPart } from "#domain/paper-lacks.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { PaperSettingsForm } from "./paper-settings-form.tsx";
import { words } from "./words.ts";

export interface PaperSettingsPageProps {
  mayWrite: boolean;
  /** The field that the address leads to. */
  field?: PaperPart | undefined;
  onDirty?: (dirty: boolean) => void;
}

/** The house's texts on memos, invoices and credit notes. */
export function PaperSettingsPage({ mayWrite, field, onDirty }: PaperSettingsPageProps) {
  const stored = useCall("getPaperSettings");
  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  if (!stored.data) return <SkeletonRows label={words.title} />;
  return (
    <PaperSettingsForm
      key={stored.data.version}
      stored={stored.data}
      mayWrite={mayWrite}
      field={field}
      onDirty={onDirty}
    />
  );
}
