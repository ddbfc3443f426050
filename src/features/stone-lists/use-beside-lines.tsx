import type { ShownList } from "#domain/stone-lists.ts";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { useAsker } from "#stones/lines/list-viewer.ts";
import { useLineBeside } from "#stones/lines/use-line-beside.ts";
import { OwnHold } from "#stones/own-holds.tsx";
import { isLookedAt, type StoneLine } from "#stones/stone-line.ts";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { LinesDrawer } from "./lines-drawer.tsx";
import type { StoneListPageProps } from "./stone-list-page-props.ts";
import { useAskAgain } from "./use-ask-again.tsx";
import { useBeginFrom } from "./use-begin-from.ts";
import { lineId } from "./use-lines.ts";
import { useLinesForm } from "./use-lines-form.ts";
import type { StoneList } from "./use-stone-list.ts";

/**
 * Lists whose lines somebody else may decide while they are open. An enquiry freezes by its talk, and the other lists
 * are one's own.
 */
const freezing: ReadonlySet<ShownList> = new Set(["hold", "confirm", "memo", "external"]);

/** The drawer beside the lines, and the acts on the open line and on the selected ones. */
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

  /** Clears the selection of lines that moved, and returns the focus to the list. */
  function done(moved: readonly StoneLine[] = []) {
    beside.taken(moved);
    close();
    lines.clear();
    focusList();
  }
  /** An act on the stones has ended the lines that they came from, the open one too. */
  function begun() {
    if (chosen.some((line) => row && lineId(line) === lineId(row))) onClose();
    done();
  }
  const begin = useBeginFrom({ list, chosen, viewer: taker, onDone: begun, onDirty });
  const again = useAskAgain({ line: beside.line, viewer: taker, onDone: done, onDirty });
  const acts = { asker, mayWrite: viewer.mayWrite, onForm: ask, onDone: done };
  const isOpen = Boolean(begin.drawer || again.drawer) || form !== undefined || row !== undefined;
  const drawer =
    begin.drawer ||
    again.drawer ||
    (isOpen && (
      <LinesDrawer
        form={form}
        beside={beside}
        place={place}
        viewer={viewer}
        asker={asker}
        userId={lines.filter?.user_id}
        acts={
          beside.line && (
            <>
              {isLookedAt(beside.line) && <OwnHold stockNo={beside.line.stone.stock_no} viewer={taker} />}
              <LineActs list={list} lines={[beside.line]} beside={beside} hasMain={!again.act} isOne {...acts} />
              {again.act}
            </>
          )
        }
        onForm={ask}
        onDone={done}
        onCloseForm={close}
        onCloseLine={onClose}
        onDirty={onDirty}
      />
    ));
  return { drawer, isOpen, hasForm: form !== undefined, asker, ask, acts, begin };
}
