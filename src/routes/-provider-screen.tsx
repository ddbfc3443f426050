import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { FeedsPage } from "#features/feeds/feeds-page.tsx";
import { feedsSearch } from "#features/feeds/feeds-search.ts";
import { LoadsPage } from "#features/loads/loads-page.tsx";
import { loadsSearch } from "#features/loads/loads-search.ts";
import { ProviderPage } from "#features/providers/provider-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { useAccess } from "./-use-access.ts";
import { useLeaving } from "./-use-leaving.tsx";

const route = getRouteApi("/_portal/inventory/providers/$id");

/** One provider, with the lists of its tabs. */
export function ProviderScreen({ id }: { id: number }) {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add", "tab"]);
  const { tab, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const onSearch = useCallback(
    (patch: object) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  if (!user) return null;
  const list = { user, onSearch };
  return (
    <>
      <ProviderPage id={id} tab={tab} user={user} mayWrite={mayWrite("inventory/company")} mayRead={mayRead}>
        {tab === "feeds" && (
          <FeedsPage
            {...list}
            search={feedsSearch(search)}
            onDirty={onDirty}
            mayWrite={mayWrite("inventory/feeds")}
            provider={id}
          />
        )}
        {tab === "loads" && (
          <LoadsPage
            {...list}
            search={loadsSearch({ ...search, provider: id })}
            mayWrite={mayWrite("inventory/loads")}
            onGo={(href) => void router.navigate({ href })}
          />
        )}
      </ProviderPage>
      {question}
    </>
  );
}
