import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { requireScreen } from "../../-guards.ts";
import { StoneListScreen } from "../../-stone-list-screen.tsx";

const screen = "transaction/watch-list";

export const Route = createFileRoute("/_portal/transaction/watch-list")({
  beforeLoad: requireScreen(screen),
  validateSearch: linesSearch("watchlist"),
  staticData: { title: "Watch list" },
  component: WatchList,
});

function WatchList() {
  return <StoneListScreen list="watchlist" screen={screen} />;
}
