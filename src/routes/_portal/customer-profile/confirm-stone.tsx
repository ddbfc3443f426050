import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/confirm-stone";

export const Route = createFileRoute("/_portal/customer-profile/confirm-stone")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("confirm"),
  staticData: { title: "Confirm stones" },
  component: OwnConfirmStone,
});

function OwnConfirmStone() {
  return <StoneListScreen list="confirm" screen={screen} />;
}
