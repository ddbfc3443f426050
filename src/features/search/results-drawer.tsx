import type { Vocabulary } from "#domain/search/words/types.ts";
import type { FoundStone } from "#stones/found-stone.ts";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import type { Place } from "#ui/list/drawer.tsx";
import type { Results } from "./results-search.ts";
import { SaveSearchDrawer } from "./save-search-drawer.tsx";

interface ResultsDrawerProps {
  results: Results;
  /** The open stone as the list shows it, with its place there. */
  row: FoundStone | undefined;
  place: Place | undefined;
  vocabulary: Vocabulary;
  viewer: StoneViewer;
  mayWrite: boolean;
  onResults: (patch: Partial<Results>) => void;
  onDirty?: (dirty: boolean) => void;
}

/** The drawer beside the results: the form that keeps the search, or the open stone. */
export function ResultsDrawer(props: ResultsDrawerProps) {
  const { results, row, place, vocabulary, viewer, mayWrite, onResults, onDirty } = props;
  const { what, userId, save, stock } = results;
  const close = () => {
    // A drawer that closes has asked already, so the page's own guard must not ask again.
    onDirty?.(false);
    onResults({ save: undefined, stock: undefined });
  };
  if (save) {
    return (
      <SaveSearchDrawer
        what={what}
        userId={userId}
        vocabulary={vocabulary}
        choosesClient={viewer.choosesClient}
        mayWrite={mayWrite}
        onClose={close}
        onDirty={onDirty}
      />
    );
  }
  return (
    stock && (
      <StoneDrawer
        stockNo={stock}
        row={row}
        place={place}
        viewer={viewer}
        clientId={userId}
        onClose={close}
        onDirty={onDirty}
      />
    )
  );
}
