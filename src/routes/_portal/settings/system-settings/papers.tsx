import { createFileRoute } from "@tanstack/react-router";
import { PaperSettingsPage } from "#features/paper-settings/paper-settings-page.tsx";
import { paperSettingsSearch } from "#features/paper-settings/paper-settings-search.ts";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/papers";

export const Route = createFileRoute("/_portal/settings/system-settings/papers")({
  beforeLoad: requireScreen(screen),
  validateSearch: paperSettingsSearch,
  staticData: { title: "Paper settings" },
  component: PaperSettings,
});

function PaperSettings() {
  const { mayWrite } = useAccess();
  const { field } = Route.useSearch();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <PaperSettingsPage mayWrite={mayWrite(screen)} field={field} onDirty={onDirty} />
      {question}
    </>
  );
}
