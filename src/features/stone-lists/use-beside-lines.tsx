import type { ShownList } from "#domain/stone-lists.ts";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { useAsker } from "#stones/lines/list-viewer.ts";
import { useLineBeside } from "#stones/lines/use-line-beside.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { LinesDrawer } from "./lines-drawer.tsx";
import type { StoneListPageProps } from "./stone-list-page-props.ts";
import { useBeginFrom } from "./use-begin-from.ts";
import { lineId } from "./use-lines.ts";
import { useLinesForm } from "./use-lines-form.ts";
import type { StoneList } from "./use-stone-list.ts";

/** Lists whose lines somebody else may decide while they lie open; an enquiry freezes by its talk, and the others are one's own. */
const freezing: ReadonlySet<ShownList> = new Set(["hold", "confirm", "memo", "external"]);

/** What stands beside the lines, and what can be done with the open one and with those selected. */
export function useBesideLines(
  { list, viewer, taker, search, onDirty }: StoneListPageProps,
  { row, drawer: { place, onClose }, lines }: StoneList,
  chosen: readonly StoneLine[],
) {
  const { form, ask, close } = useLinesForm(search.line);
  const asker = useAsker(viewer);
  const beside = useLineBeside({
    row,
    follows: !freezing.has(list),
    isListed: place !== undefined,
    onGoOn: close,
    onGone: onClose,
  });

  /** What was selected has moved on, and the keyboard stands in the list again. */
  function done(moved: readonly StoneLine[] = []) {
    beside.taken(moved);
    close();
    lines.clear();
    focusList();
  }
  /** What was begun with the stones has ended the lines that they came from, the open one too. */
  function begun() {
    if (chosen.some((line) => row && lineId(line) === lineId(row))) onClose();
    done();
  }
  const begin = useBeginFrom({ list, chosen, viewer: taker, onDone: begun, onDirty });
  const acts = { asker, mayWrite: viewer.mayWrite, onForm: ask, onDone: done };
  const isOpen = Boolean(begin.drawer) || form !== undefined || row !== undefined;
  const drawer =
    begin.drawer ||
    (isOpen && (
      <LinesDrawer
        form={form}
        beside={beside}
        place={place}
        viewer={viewer}
        asker={asker}
        userId={lines.filter?.user_id}
        acts={beside.line && <LineActs list={list} lines={[beside.line]} beside={beside} hasMain isOne {...acts} />}
        onForm={ask}
        onDone={done}
        onCloseForm={close}
        onCloseLine={onClose}
        onDirty={onDirty}
      />
    ));
  return { drawer, isOpen, hasForm: form !== undefined, asker, ask, acts, begin };
}
