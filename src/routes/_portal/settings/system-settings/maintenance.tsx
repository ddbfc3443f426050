import { createFileRoute } from "@tanstack/react-router";
import { MaintenancePage } from "#features/maintenance/maintenance-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/maintenance";

export const Route = createFileRoute("/_portal/settings/system-settings/maintenance")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "Maintenance" },
  component: Maintenance,
});

function Maintenance() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <MaintenancePage mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
