import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { MemoDeskPage } from "#features/memo-desk/memo-desk-page.tsx";
import { type MemoDeskSearch, memoDeskSearch } from "#features/memo-desk/memo-desk-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useLeaving } from "../../-use-leaving.tsx";
import { useListViewer } from "../../-use-list-viewer.ts";

const screen = "transaction/memo";

export const Route = createFileRoute("/_portal/transaction/memo_/desk")({
  beforeLoad: requireScreen(screen),
  validateSearch: memoDeskSearch,
  staticData: { title: "Memo" },
  component: MemoDesk,
});

function MemoDesk() {
  const viewer = useListViewer(screen);
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["tab"]);
  const onSearch = useCallback(
    (patch: Partial<MemoDeskSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: MemoDeskSearch) => router.buildLocation({ to: Route.to, search }).href;
  const listAddress = (user_id: number | undefined) =>
    router.buildLocation({ to: "/transaction/memo", search: { user_id } }).href;
  const props = { search: Route.useSearch(), onSearch, addressOf, listAddress, paperPath: addresses.paper, onDirty };
  return (
    <>
      {viewer && <MemoDeskPage {...props} viewer={viewer} />}
      {question}
    </>
  );
}
