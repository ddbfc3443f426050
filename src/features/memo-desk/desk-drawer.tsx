import type { MemoDeskPageProps } from "./memo-desk-page-props.ts";
import { MemoDrawer } from "./memo-drawer.tsx";
import type { Desk } from "./use-desk.ts";

/** What stands beside the memos, if anything does. */
export function DeskDrawer({ page, desk }: { page: MemoDeskPageProps; desk: Desk }) {
  const { beside, row, place, asker, noIssue, selectNumbers, setBeside, letGo, moved, tellDirty } = desk;
  if (!beside) return null;
  return (
    <MemoDrawer
      beside={beside}
      viewer={page.viewer}
      row={row}
      place={place}
      onMoved={moved}
      userId={page.search.user_id}
      asker={asker}
      noIssue={noIssue}
      paperPath={page.paperPath}
      selectNumbers={selectNumbers}
      onBeside={setBeside}
      onSold={letGo}
      onDirty={tellDirty}
    />
  );
}
