import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { FeedsPage } from "#features/feeds/feeds-page.tsx";
import { feedsSearch } from "#features/feeds/feeds-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { useAccess } from "./-use-access.ts";
import { useLeaving } from "./-use-leaving.tsx";

const route = getRouteApi("/_portal/inventory/providers/$id");

/** The feeds of one provider, on its page. */
export function FeedsOfProvider({ id }: { id: number }) {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add", "tab"]);
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (patch: object) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const search = feedsSearch({ ...route.useSearch() });
  if (!user) return null;
  const may = mayWrite("inventory/feeds");
  return (
    <>
      <FeedsPage user={user} onSearch={onSearch} search={search} onDirty={onDirty} mayWrite={may} provider={id} />
      {question}
    </>
  );
}
