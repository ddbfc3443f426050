import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ClientPage } from "#features/external-clients/client-page.tsx";
import type { ClientList, ClientSearch } from "#features/external-clients/client-tabs.ts";
import { ExternalLines, externalSearch, renderFolder } from "../../-external-lines.tsx";
import { requireScreen } from "../../-guards.ts";
import { useExternalViewer } from "../../-use-external-viewer.ts";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/api/$id")({
  beforeLoad: requireScreen("api"),
  validateSearch: externalSearch,
  staticData: { title: "Client" },
  component: ExternalClient,
});

function ExternalClient() {
  const viewer = useExternalViewer();
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
    onDirty,
    renderFolder,
  };
  return (
    <>
      <ClientPage key={id} {...shared} {...viewer} id={Number(id)} />
      {question}
    </>
  );
}
