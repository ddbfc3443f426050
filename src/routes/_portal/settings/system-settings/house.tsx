import { createFileRoute } from "@tanstack/react-router";
import { HouseSettingsPage } from "#features/house-settings/house-settings-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/house";

export const Route = createFileRoute("/_portal/settings/system-settings/house")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "House" },
  component: House,
});

function House() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <HouseSettingsPage mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
