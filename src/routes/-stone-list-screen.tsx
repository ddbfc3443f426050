import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ShownList } from "#domain/stone-lists.ts";
import { useListLayout } from "#features/session/use-list-layout.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { StoneListPage } from "#features/stone-lists/stone-list-page.tsx";
import type { ListScope } from "#features/stone-lists/use-lines.ts";
import { useLeaving } from "./-use-leaving.tsx";
import { useLinePlaces } from "./-use-line-places.ts";
import { useListViewer } from "./-use-list-viewer.ts";
import { useStoneViewer } from "./-use-stone-viewer.ts";

interface StoneListScreenProps {
  list: ShownList;
  /** The screen's name in permissions, which is also its address. */
  screen: string;
  /** The account or business that the list is shown under: its scope, and the list's address there. */
  under?: { scope: ListScope; addressOf: (search: LinesSearch) => string; pageSize?: number };
}

/** A list of lines of many routes; the server decides whose. None of the routes types its search, hence the cast. */
export function StoneListScreen({ list, screen, under }: StoneListScreenProps) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as LinesSearch;
  const device = useListLayout(`lines ${list}`);
  const { onDirty, question } = useLeaving(["line", "currentTab", "tab"]);
  const { deskAddress, paperPath, ...places } = useLinePlaces(list, screen);
  const onSearch = useCallback(
    (patch: Partial<LinesSearch>) => void navigate({ to: ".", search: (now) => ({ ...now, ...patch }) as never }),
    [navigate],
  );
  const shared = { list, search, onSearch, deskAddress, device, onDirty, ...places, ...under };
  const [viewer, taker] = [useListViewer(screen, paperPath), useStoneViewer()];
  return (
    <>
      {viewer && taker && <StoneListPage {...shared} viewer={viewer} taker={taker} />}
      {question}
    </>
  );
}
