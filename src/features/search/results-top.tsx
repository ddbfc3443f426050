import type { ReactNode } from "react";
import { ResultsHead } from "./results-head.tsx";
import { ResultsToolbar } from "./results-toolbar.tsx";
import type { ResultsScreen } from "./use-results-screen.ts";

interface ResultsTopProps {
  of: ResultsScreen;
  tabs: ReactNode;
  isHouseChoice: boolean | undefined;
}

/** Everything above the results: the title, the acts on the list, the kind of stones and the words. */
export function ResultsTop({ of, tabs, isHouseChoice }: ResultsTopProps) {
  const { results, viewer, vocabulary, selection, counts, mayWrite, room, layout, changes, chooseClient } = of;
  return (
    <>
      <ResultsHead what={results.what} isHouseChoice={isHouseChoice} />
      <ResultsToolbar
        results={results}
        viewer={viewer}
        vocabulary={vocabulary}
        stones={selection.stones}
        matching={counts?.pagination.totalRecords}
        mayWrite={mayWrite}
        isPhone={room.isPhone}
        isWide={room.isWide}
        isUnfolded={room.isUnfolded}
        onUnfold={room.unfold}
        tabs={tabs}
        columns={layout.columns}
        arranging={layout.arranging}
        onWhat={changes.onWhat}
        onTyped={changes.onTyped}
        onSave={changes.save}
        onClient={chooseClient}
      />
    </>
  );
}
