import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { SaveSearchDrawer } from "./save-search-drawer.tsx";
import type { ResultsScreen } from "./use-results-screen.ts";

/** The drawer beside the results: the form that keeps the search, or the open stone. */
export function ResultsDrawer({ of }: { of: ResultsScreen }) {
  const { viewer, vocabulary, mayWrite, list } = of;
  const { what, userId, save, stock } = of.results;
  const { place, onClose, onDirty } = list.drawer;
  if (save) {
    return (
      <SaveSearchDrawer
        what={what}
        userId={userId}
        vocabulary={vocabulary}
        choosesClient={viewer.choosesClient}
        mayWrite={mayWrite}
        onClose={onClose}
        onDirty={onDirty}
      />
    );
  }
  return (
    stock && (
      <StoneDrawer
        stockNo={stock}
        // A row that was kept from before has the prices of another client.
        row={place && list.row}
        place={place}
        viewer={viewer}
        clientId={userId}
        onClose={onClose}
        onDirty={onDirty}
      />
    )
  );
}
