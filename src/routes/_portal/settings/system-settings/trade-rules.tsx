import { createFileRoute } from "@tanstack/react-router";
import { TradeRulesPage } from "#features/trade-rules/trade-rules-page.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/trade-rules";

export const Route = createFileRoute("/_portal/settings/system-settings/trade-rules")({
  beforeLoad: requireScreen(screen),
  staticData: { title: "Trading rules" },
  component: TradeRules,
});

function TradeRules() {
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  return (
    <>
      <TradeRulesPage mayWrite={mayWrite(screen)} onDirty={onDirty} />
      {question}
    </>
  );
}
