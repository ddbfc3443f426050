import { createFileRoute } from "@tanstack/react-router";
import { ClientsPage } from "#features/external-clients/clients-page.tsx";
import { type ClientsSearch, clientsSearch } from "#features/external-clients/clients-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { nobody } from "#stones/row-viewer.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "api";

export const Route = createFileRoute("/_portal/api/")({
  beforeLoad: requireScreen(screen),
  validateSearch: clientsSearch,
  staticData: { title: "API and FTP clients" },
  component: ExternalClients,
});

function ExternalClients() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["open", "new"]);
  return (
    <>
      <ClientsPage
        user={user ?? nobody}
        mayWrite={mayWrite(screen)}
        search={Route.useSearch()}
        onSearch={(patch) => void navigate({ search: (now: ClientsSearch) => ({ ...now, ...patch }) })}
        onAdded={(id) => void navigate({ to: "/api/$id", params: { id: String(id) } })}
        onDirty={onDirty}
      />
      {question}
    </>
  );
}
