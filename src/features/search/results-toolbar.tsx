import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { count } from "#domain/format.ts";
import { conditionsOf, liftAll } from "#domain/search/change-search.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import type { FoundStone } from "#stones/found-stone.ts";
import { ShareMenu } from "#stones/share-menu.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import type { Arranging, Column } from "#ui/table/data-table/types.ts";
import { words as uiWords } from "#ui/words.ts";
import { ExportResults } from "./export-results.tsx";
import { DemandLink, SaveSearch } from "./keep-search.tsx";
import { KindSwitches, originOf } from "./kind-switches.tsx";
import { kindWords } from "./kind-words.ts";
import type { OnWhat } from "./rail-counts.ts";
import type { Results } from "./results-search.ts";
import { sortedBy } from "./sorted-by.ts";
import type { Typed } from "./typed-words.ts";
import { words } from "./words.ts";
import { WordsField } from "./words-field.tsx";

interface ResultsToolbarProps {
  results: Results;
  viewer: StoneViewer;
  vocabulary: Vocabulary;
  /** The selected stones. */
  stones: readonly FoundStone[];
  matching: number | undefined;
  /** True if the viewer may keep a search. */
  mayWrite: boolean;
  isPhone: boolean;
  isWide: boolean;
  isUnfolded: boolean;
  onUnfold: () => void;
  /** The tabs of the other search screens. */
  tabs: ReactNode;
  columns: readonly Column<StoneFields>[];
  arranging: Arranging;
  onWhat: OnWhat;
  onTyped: (typed: Typed) => void;
  onClient: (id: number | undefined) => void;
  onSave: () => void;
}

function Bar(props: ResultsToolbarProps) {
  const { results, viewer, vocabulary, stones, matching, isPhone, isWide, isUnfolded, onUnfold, onWhat } = props;
  const { what, userId, unread } = results;
  const conditions = conditionsOf(what).length;
  const field = (
    <WordsField what={what} userId={userId} vocabulary={vocabulary} unread={unread} onTyped={props.onTyped} />
  );
  const picker = viewer.choosesClient && <ClientPicker clientId={userId} onClient={props.onClient} />;
  const unfold = (
    <Button
      variant="default"
      aria-expanded={isUnfolded}
      leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden="true" />}
      onClick={onUnfold}
    >
      {words.filters(conditions)}
    </Button>
  );
  if (isPhone) {
    const sorted = sortedBy(what.sort, props.columns);
    return (
      <>
        <Toolbar>{props.tabs}</Toolbar>
        <Toolbar>
          <div className="results-line row between">
            <span>
              <b className="figures">{count(matching)}</b> {words.matching(matching)}
              {sorted && `, ${sorted}`}
              <span className="dim results-kind">{kindWords(what)}</span>
            </span>
            {unfold}
          </div>
          {field}
          {picker}
        </Toolbar>
      </>
    );
  }
  return (
    <>
      <Toolbar
        tools={
          <>
            {picker}
            <ShareMenu stones={stones} clientId={userId} />
            <SaveSearch mayWrite={props.mayWrite} onSave={props.onSave} />
            <ColumnChooser columns={props.columns} {...props.arranging} />
            <ExportResults
              results={results}
              matching={matching}
              columns={props.columns}
              layout={props.arranging.layout}
            />
          </>
        }
      >
        {props.tabs}
      </Toolbar>
      <Toolbar>
        {!isWide && unfold}
        <KindSwitches
          type={what.diamond_type}
          origin={originOf(what)}
          availability={what.availability}
          onWhat={onWhat}
        />
        {field}
        {conditions > 0 && (
          <Button variant="subtle" onClick={() => onWhat(liftAll)}>
            {uiWords.clearAll(conditions)}
          </Button>
        )}
        <DemandLink what={what} />
      </Toolbar>
    </>
  );
}

/** The toolbar: the client and the acts on the list above; the kind of stones and the words below. */
export const ResultsToolbar = memo(Bar);
