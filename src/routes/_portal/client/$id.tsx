import { createFileRoute } from "@tanstack/react-router";
import { ClientPage } from "#features/clients/client-page.tsx";
import { type ClientSearch, clientSearch } from "#features/clients/client-search.ts";
import { type ClientListTab, listOfTab } from "#features/clients/client-tabs.ts";
import { useSession } from "#features/session/use-session.tsx";
import { type LinesSearch, linesSearch } from "#features/stone-lists/lines-search.ts";
import { clientAddress } from "../../-client-address.ts";
import { ClientLines } from "../../-client-lines.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "client";

export const Route = createFileRoute("/_portal/client/$id")({
  beforeLoad: requireScreen(screen),
  validateSearch: (raw: Record<string, unknown>): ClientSearch & LinesSearch => {
    const own = clientSearch(raw);
    const shown = listOfTab(own.tab);
    return shown ? { ...linesSearch(shown.list)(raw), ...own } : own;
  },
  staticData: { title: "Client" },
  component: Client,
});

function Client() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["edit", "tab"]);
  const id = Number(Route.useParams().id);
  const shared = {
    id,
    search: Route.useSearch(),
    onSearch: (patch: Partial<ClientSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    addressOf: (tab?: string) => clientAddress(id, tab),
    renderList: (shown: ClientListTab) => <ClientLines key={shown.tab} id={id} shown={shown} />,
    onGone: () => void navigate({ to: "/client", search: { tab: "all" } }),
    ...{ clientAddress, mayRead, onDirty, mayWrite: mayWrite(screen) },
  };
  return (
    <>
      {user && <ClientPage key={id} {...shared} user={user} />}
      {question}
    </>
  );
}
