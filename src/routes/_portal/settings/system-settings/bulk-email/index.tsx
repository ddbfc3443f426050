import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { BulkEmailPage } from "#features/bulk-email/bulk-email-page.tsx";
import { type BulkEmailSearch, bulkEmailSearch } from "#features/bulk-email/bulk-email-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../../-guards.ts";
import { useAccess } from "../../../../-use-access.ts";
import { useLeaving } from "../../../../-use-leaving.tsx";

const screen = "settings/system-settings/bulk-email";

export const Route = createFileRoute("/_portal/settings/system-settings/bulk-email/")({
  beforeLoad: requireScreen(screen),
  validateSearch: bulkEmailSearch,
  staticData: { title: "Bulk email" },
  component: BulkEmail,
});

function BulkEmail() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<BulkEmailSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const shared = { search: Route.useSearch(), onSearch, onDirty, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <BulkEmailPage {...shared} user={user} />}
      {question}
    </>
  );
}
