import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "transaction/confirm-stone";

export const Route = createFileRoute("/_portal/transaction/confirm-stone")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("confirm"),
  staticData: { title: "Confirm stones" },
  component: ConfirmStone,
});

function ConfirmStone() {
  return <StoneListScreen list="confirm" screen={screen} />;
}
