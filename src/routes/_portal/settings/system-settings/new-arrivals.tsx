import { createFileRoute } from "@tanstack/react-router";
import { ArrivalSettingsPage } from "#features/arrival-settings/arrival-settings-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/new-arrivals";

export const Route = createFileRoute("/_portal/settings/system-settings/new-arrivals")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "New-arrival settings" },
  component: ArrivalSettings,
});

function ArrivalSettings() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <ArrivalSettingsPage mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
