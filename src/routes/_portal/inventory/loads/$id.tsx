import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { LoadPage } from "#features/loads/load-page.tsx";
import { type LoadSearch, loadSearch } from "#features/loads/loads-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "inventory/loads";

export const Route = createFileRoute("/_portal/inventory/loads/$id")({
  beforeLoad: requireScreen(screen),
  validateSearch: loadSearch,
  staticData: { title: "Load" },
  component: Load,
});

function Load() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving([]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<LoadSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const router = useRouter();
  const onGo = (href: string) => void router.navigate({ href });
  const shared = { search: Route.useSearch(), onSearch, onGo, onDirty, mayWrite: mayWrite(screen) };
  const id = Number(Route.useParams().id);
  return (
    <>
      {user && (
        <LoadPage key={id} id={id} {...shared} user={user} viewer={`${user.first_name} ${user.last_name}`.trim()} />
      )}
      {question}
    </>
  );
}
