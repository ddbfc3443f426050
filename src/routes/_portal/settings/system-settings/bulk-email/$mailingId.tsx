import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { type MailingSearch, mailingSearch } from "#features/bulk-email/bulk-email-search.ts";
import { MailingPage } from "#features/bulk-email/mailing-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../../-guards.ts";
import { useAccess } from "../../../../-use-access.ts";

const screen = "settings/system-settings/bulk-email";

export const Route = createFileRoute("/_portal/settings/system-settings/bulk-email/$mailingId")({
  beforeLoad: requireScreen(screen),
  validateSearch: mailingSearch,
  staticData: { title: "Mail rule" },
  component: Mailing,
});

function Mailing() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<MailingSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const id = Number(Route.useParams().mailingId);
  const addressOf = useCallback(({ tab, run }: MailingSearch) => addresses.mailing(id, { tab, run }), [id]);
  const shared = { search: Route.useSearch(), onSearch, mayWrite: mayWrite(screen) };
  return user && <MailingPage key={id} {...shared} user={user} id={id} addressOf={addressOf} />;
}
