import { createFileRoute } from "@tanstack/react-router";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { AssociateLines } from "../../../-associate-lines.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/watch-list")({
  beforeLoad: requireScreen("transaction/watch-list"),
  validateSearch: linesSearch("watchlist"),
  staticData: { title: "Watch list" },
  component: WatchLists,
});

function WatchLists() {
  return <AssociateLines id={Number(Route.useParams().id)} list="watchlist" />;
}
