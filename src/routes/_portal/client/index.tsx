import { createFileRoute, useRouter } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { ClientsPage } from "#features/clients/clients-page.tsx";
import { type ClientsSearch, clientsSearch } from "#features/clients/clients-search.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "client";

export const Route = createFileRoute("/_portal/client/")({
  beforeLoad: requireScreen(screen),
  validateSearch: clientsSearch,
  staticData: { title: "Clients" },
  component: Clients,
});

function Clients() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["open", "edit", "new"]);
  const addressOf = (search: ClientsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const onSearch = (patch: Partial<ClientsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) });
  const onGo = (href: string) => void router.navigate({ href });
  const shared = { search: Route.useSearch(), onSearch, addressOf, clientAddress: addresses.client, onDirty, onGo };
  const arranging = useListLayout("clients");
  return (
    <>
      {user && <ClientsPage {...shared} user={user} mayWrite={mayWrite(screen)} arranging={arranging} />}
      {question}
    </>
  );
}
