import { notFound, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { roleIds } from "#domain/roles.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import { useSession } from "#features/session/use-session.tsx";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { StoneListPage } from "#features/stone-lists/stone-list-page.tsx";
import { isForGuests, listViewer } from "#stones/lines/list-viewer.ts";
import { type NotAllowed, requireScreen } from "./-guards.ts";
import type { PortalContext } from "./-portal-context.ts";
import { useAccess } from "./-use-access.ts";
import { useLeaving } from "./-use-leaving.tsx";

/** One's own lists: a guest has those that ask for no account (spec §1). */
export const requireOwnList =
  (list: ShownList, screen: string) =>
  ({ context }: { context: PortalContext }) => {
    requireScreen(screen)({ context });
    const { user } = context.session.actor.getSnapshot().context;
    if (user?.role_id !== roleIds.guest || isForGuests(list)) return;
    throw notFound({ data: { notAllowed: screen } satisfies NotAllowed });
  };

const officePaper = (id: number) => `/transaction/paper/${id}`;
const ownPaper = (id: number) => `/customer-profile/paper/${id}`;

interface StoneListScreenProps {
  list: ShownList;
  /** As permissions name it, which is also its address. */
  screen: string;
}

/** A list of lines with its address; whose lines they are is for the server to say. */
export function StoneListScreen({ list, screen }: StoneListScreenProps) {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const router = useRouter();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as LinesSearch;
  const device = useListLayout(`lines ${list}`);
  const { onDirty, question } = useLeaving(["line", "currentTab"]);
  const onSearch = useCallback(
    (patch: Partial<LinesSearch>) => void navigate({ to: ".", search: (now) => ({ ...now, ...patch }) as never }),
    [navigate],
  );
  const addressOf = (next: LinesSearch) =>
    router.buildLocation({ to: `/${screen}` as "/", search: next as never }).href;
  const isOffice = screen.startsWith("transaction/");
  const readsPapers = !isOffice || mayRead("transaction/memo") || mayRead("transaction/invoice");
  const paperPath = readsPapers ? (isOffice ? officePaper : ownPaper) : undefined;
  const shared = { list, search, onSearch, addressOf, device, onDirty };
  return (
    <>
      {user && <StoneListPage {...shared} viewer={listViewer(user, mayWrite(screen), paperPath)} />}
      {question}
    </>
  );
}
