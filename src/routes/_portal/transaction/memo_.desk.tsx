import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { MemoDeskPage } from "#features/memo-desk/memo-desk-page.tsx";
import { type MemoDeskSearch, memoDeskSearch } from "#features/memo-desk/memo-desk-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "transaction/memo";

export const Route = createFileRoute("/_portal/transaction/memo_/desk")({
  beforeLoad: requireScreen(screen),
  validateSearch: memoDeskSearch,
  staticData: { title: "Memo" },
  component: MemoDesk,
});

const paperPath = (id: number) => `/transaction/paper/${id}`;

function MemoDesk() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["tab"]);
  const onSearch = useCallback(
    (patch: Partial<MemoDeskSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: MemoDeskSearch) => router.buildLocation({ to: Route.to, search }).href;
  const props = { search: Route.useSearch(), onSearch, addressOf, paperPath, onDirty };
  return (
    <>
      {user && <MemoDeskPage {...props} viewer={listViewer(user, mayWrite(screen))} />}
      {question}
    </>
  );
}
