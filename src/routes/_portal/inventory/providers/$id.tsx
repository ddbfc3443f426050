import { createFileRoute } from "@tanstack/react-router";
import { type FeedsSearch, feedsSearch } from "#features/feeds/feeds-search.ts";
import { type LoadsSearch, loadsSearch } from "#features/loads/loads-search.ts";
import { type ProviderSearch, providerSearch } from "#features/providers/provider-search.ts";
import { requireScreen } from "../../../-guards.ts";
import { ProviderScreen } from "../../../-provider-screen.tsx";

export const Route = createFileRoute("/_portal/inventory/providers/$id")({
  beforeLoad: requireScreen("inventory/company"),
  validateSearch: (raw: Record<string, unknown>): ProviderSearch & (FeedsSearch | LoadsSearch) => {
    const { tab } = providerSearch(raw);
    if (tab === "feeds") return { ...feedsSearch(raw), tab };
    return tab === "loads" ? { ...loadsSearch(raw), tab } : { tab };
  },
  staticData: { title: "Inventory provider" },
  component: Provider,
});

function Provider() {
  return <ProviderScreen id={Number(Route.useParams().id)} />;
}
