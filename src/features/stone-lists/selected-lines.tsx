import type { ShownList } from "#domain/stone-lists.ts";
import { ActNote } from "#stones/acting/act-note.tsx";
import { LinesDock } from "#stones/lines/lines-dock.tsx";
import { CompareLines } from "./compare-lines.tsx";
import { SelectionActs } from "./selection-acts.tsx";
import type { StoneListPageProps } from "./stone-list-page-props.ts";
import type { useBesideLines } from "./use-beside-lines.tsx";
import type { useSelectedLines } from "./use-selected-lines.ts";
import type { StoneList } from "./use-stone-list.ts";

/** The lists in which somebody still chooses between stones. */
const lookedAt: readonly ShownList[] = ["cart", "watchlist", "notes"];

interface SelectedLinesProps {
  page: StoneListPageProps;
  list: StoneList;
  selection: ReturnType<typeof useSelectedLines>;
  beside: ReturnType<typeof useBesideLines>;
}

/** Pages and totals of one of the lists, and the acts on the selected lines. */
export function SelectedLines({ page: { list: of, viewer }, list, selection, beside }: SelectedLinesProps) {
  const { lines, at } = list;
  const { chosen, selectAll, isSelecting } = selection;
  return (
    <LinesDock
      lines={lines}
      chosen={chosen}
      onAll={isSelecting ? undefined : () => void selectAll()}
      onClear={lines.clear}
      tools={
        lookedAt.includes(of) && (
          <CompareLines lines={chosen} choosesClient={viewer.choosesClient} onSelect={list.select} />
        )
      }
      told={<ActNote acting={beside.begin} />}
      acts={<SelectionActs list={of} lines={chosen} begin={beside.begin} isBeside={beside.isOpen} {...beside.acts} />}
      namesClient={viewer.namesClient}
      page={at.page}
      size={at.size}
      onPage={at.onPage}
      onSize={at.onSize}
    />
  );
}
