import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/hold";

export const Route = createFileRoute("/_portal/customer-profile/hold")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("hold"),
  staticData: { title: "Hold" },
  component: OwnHold,
});

function OwnHold() {
  return <StoneListScreen list="hold" screen={screen} />;
}
