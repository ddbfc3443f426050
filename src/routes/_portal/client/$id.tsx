import { createFileRoute } from "@tanstack/react-router";
import { type ClientSearch, clientSearch } from "#features/clients/client-search.ts";
import { listOfTab } from "#features/clients/client-tabs.ts";
import { type LinesSearch, linesSearch } from "#features/stone-lists/lines-search.ts";
import { ClientScreen } from "../../-client-screen.tsx";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/client/$id")({
  beforeLoad: requireScreen("client"),
  validateSearch: (raw: Record<string, unknown>): ClientSearch & LinesSearch => {
    const own = clientSearch(raw);
    const shown = listOfTab(own.tab);
    return shown ? { ...linesSearch(shown.list)(raw), ...own } : own;
  },
  staticData: { title: "Client" },
  component: Client,
});

function Client() {
  return <ClientScreen id={Number(Route.useParams().id)} />;
}
