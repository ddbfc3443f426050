import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { LoadsPage } from "#features/loads/loads-page.tsx";
import { loadsSearch } from "#features/loads/loads-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { useAccess } from "./-use-access.ts";

const route = getRouteApi("/_portal/inventory/providers/$id");

/** The loads of one provider, on its page. */
export function LoadsOfProvider({ id }: { id: number }) {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const router = useRouter();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (patch: object) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const onGo = (href: string) => void router.navigate({ href });
  const search = loadsSearch({ ...route.useSearch(), provider: id });
  if (!user) return null;
  return (
    <LoadsPage user={user} onSearch={onSearch} search={search} mayWrite={mayWrite("inventory/loads")} onGo={onGo} />
  );
}
