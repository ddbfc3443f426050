import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { ConfirmDeskPage } from "#features/confirm-desk/confirm-desk-page.tsx";
import { type ConfirmDeskSearch, confirmDeskSearch } from "#features/confirm-desk/confirm-desk-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useLeaving } from "../../-use-leaving.tsx";
import { useListViewer } from "../../-use-list-viewer.ts";

const screen = "transaction/confirm-stone";
const inList = (currentTab: string, user_id: number | undefined) =>
  ({ to: "/transaction/confirm-stone", search: { currentTab, user_id } }) as const;

export const Route = createFileRoute("/_portal/transaction/confirm-stone_/desk")({
  beforeLoad: ({ context, search: { tab, user_id } }) => {
    requireScreen(screen)({ context });
    if (tab) throw redirect(inList(tab, user_id));
  },
  validateSearch: confirmDeskSearch,
  staticData: { title: "Confirm stones" },
  component: ConfirmDesk,
});
function ConfirmDesk() {
  const viewer = useListViewer(screen);
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["line"]);
  const onSearch = useCallback(
    (patch: Partial<ConfirmDeskSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: ConfirmDeskSearch) => router.buildLocation({ to: Route.to, search }).href;
  const listAddress = (...to: Parameters<typeof inList>) => router.buildLocation(inList(...to)).href;
  const props = { search: Route.useSearch(), onSearch, addressOf, listAddress, onDirty };
  return (
    <>
      {viewer && <ConfirmDeskPage {...props} viewer={viewer} />}
      {question}
    </>
  );
}
