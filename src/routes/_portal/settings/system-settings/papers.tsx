import { createFileRoute } from "@tanstack/react-router";
import { PaperSettingsPage } from "#features/paper-settings/paper-settings-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/papers";

export const Route = createFileRoute("/_portal/settings/system-settings/papers")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "Paper settings" },
  component: PaperSettings,
});

function PaperSettings() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <PaperSettingsPage mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
