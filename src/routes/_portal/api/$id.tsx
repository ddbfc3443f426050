import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ClientPage } from "#features/external-clients/client-page.tsx";
import type { ClientList, ClientSearch } from "#features/external-clients/client-tabs.ts";
import { useSession } from "#features/session/use-session.tsx";
import { nobody } from "#stones/row-viewer.tsx";
import { ExternalLines, externalSearch, renderFolder } from "../../-external-lines.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/api/$id")({
  beforeLoad: requireScreen("api"),
  validateSearch: externalSearch,
  staticData: { title: "Client" },
  component: ExternalClient,
});

function ExternalClient() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["edit", "tab"]);
  const { id } = Route.useParams();
  const shared = {
    search: Route.useSearch(),
    onSearch: (patch: Partial<ClientSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    addressOf: (tab?: ClientSearch["tab"]) =>
      router.buildLocation({ to: Route.to, params: { id }, search: { tab } }).href,
    renderList: (shown: ClientList) => <ExternalLines key={shown.tab} id={Number(id)} shown={shown} />,
    onGone: () => void navigate({ to: "/api" }),
    ...{ mayRead, onDirty, renderFolder, user: user ?? nobody, mayWrite: mayWrite("api") },
  };
  return (
    <>
      <ClientPage key={id} {...shared} id={Number(id)} />
      {question}
    </>
  );
}
