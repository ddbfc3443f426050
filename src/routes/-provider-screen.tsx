import { getRouteApi } from "@tanstack/react-router";
import { SavedColumns } from "#features/loads/saved-columns.tsx";
import { ProviderPage } from "#features/providers/provider-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { FeedsOfProvider } from "./-feeds-of-provider.tsx";
import { LoadsOfProvider } from "./-loads-of-provider.tsx";
import { useAccess } from "./-use-access.ts";

const route = getRouteApi("/_portal/inventory/providers/$id");

/** One provider, with the lists of its tabs. */
export function ProviderScreen({ id }: { id: number }) {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const { tab } = route.useSearch();
  if (!user) return null;
  return (
    <ProviderPage id={id} tab={tab} user={user} mayWrite={mayWrite("inventory/company")} mayRead={mayRead}>
      {tab === "feeds" && <FeedsOfProvider id={id} />}
      {tab === "loads" && <LoadsOfProvider id={id} />}
      {tab === "columns" && <SavedColumns provider={id} />}
    </ProviderPage>
  );
}
