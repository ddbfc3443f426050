import { createFileRoute } from "@tanstack/react-router";
import { PairSettingsPage } from "#features/pair-settings/pair-settings-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/match-pairs";

export const Route = createFileRoute("/_portal/settings/system-settings/match-pairs")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "Match-pair settings" },
  component: PairSettings,
});

function PairSettings() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <PairSettingsPage mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
