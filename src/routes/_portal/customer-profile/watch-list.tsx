import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "customer-profile/watch-list";

export const Route = createFileRoute("/_portal/customer-profile/watch-list")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("watchlist"),
  staticData: { title: "Watch list" },
  component: OwnWatchList,
});

function OwnWatchList() {
  return <StoneListScreen list="watchlist" screen={screen} />;
}
