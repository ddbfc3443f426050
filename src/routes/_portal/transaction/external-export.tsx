import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "transaction/external-export";

export const Route = createFileRoute("/_portal/transaction/external-export")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("external"),
  staticData: { title: "External export" },
  component: ExternalExport,
});

function ExternalExport() {
  return <StoneListScreen list="external" screen={screen} />;
}
