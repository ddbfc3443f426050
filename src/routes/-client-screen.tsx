import { useNavigate, useSearch } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import type { ClientDetail } from "#features/clients/client.ts";
import { ClientPage } from "#features/clients/client-page.tsx";
import type { ClientSearch } from "#features/clients/client-search.ts";
import type { ClientListTab } from "#features/clients/client-tabs.ts";
import { KycDocuments } from "#features/kyc/kyc-documents.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { ClientLines } from "./-client-lines.tsx";
import { useClientRights } from "./-use-client-rights.ts";
import { useLeaving } from "./-use-leaving.tsx";
import { ViewAs } from "./-view-as.tsx";

/** One client, with parts of other features. It is used by two routes. Neither types its search, hence the cast. */
export function ClientScreen({ id }: { id: number }) {
  const { user } = useSession();
  const { keepsKyc, ...rights } = useClientRights();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as ClientSearch;
  const { onDirty, question } = useLeaving(["edit", "tab"]);
  if (!user) return null;
  const viewer = { role_id: user.role_id, mayWrite: keepsKyc };
  const kyc = (of: ClientDetail) => <KycDocuments businessId={of.business?.id ?? null} userId={id} viewer={viewer} />;
  const shared = {
    addressOf: (tab?: string) => addresses.client(id, tab),
    renderList: (shown: ClientListTab) => <ClientLines key={shown.tab} id={id} shown={shown} />,
    renderKyc: rights.mayRead("kyc") ? kyc : undefined,
    renderActs: (client: ClientDetail) => <ViewAs account={client} />,
    onSearch: (patch: Partial<ClientSearch>) =>
      void navigate({ to: ".", search: (now) => ({ ...now, ...patch }) as never }),
    onGone: () => void navigate({ to: "/client", search: { tab: "all" } }),
  };
  const known = { user, search, clientAddress: addresses.client, onDirty, ...rights };
  return (
    <>
      <ClientPage key={id} id={id} {...shared} {...known} />
      {question}
    </>
  );
}
