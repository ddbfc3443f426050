import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { type ConditionName, conditionsOf, kindOf, lift, liftAll } from "#domain/search/change-search.ts";
import { conditionLabel, conditionSubject } from "#domain/search/condition-label.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import type { ListState } from "#ui/list/list-states.tsx";
import { words as uiWords } from "#ui/words.ts";
import { HouseWithoutStock, useMissingStock } from "./house-without-stock.tsx";
import { kindWords } from "./kind-words.ts";
import type { OnWhat } from "./rail-counts.ts";
import { words } from "./words.ts";

interface ResultStatesProps {
  list: ListState & { detail: Data<"searchStones"> | null };
  what: StoneSearch;
  viewer: Pick<StoneViewer, "mayWrite">;
  vocabulary: Vocabulary;
  /** False until the columns of the rows are known. */
  isReady: boolean;
  skeleton: ReactNode;
  onWhat: OnWhat;
  onPage: (page: number) => void;
  /** The table. */
  children: ReactNode;
}

/** The table of the results, or the state in its place: loading, failed, no match, no stones at all. */
export function ResultStates(props: ResultStatesProps) {
  const { list, what, viewer, vocabulary, isReady, skeleton, onWhat, onPage, children } = props;
  const isBare = isReady && list.detail !== null && list.page.totalRecords === 0 && !list.hasFailed;
  const missing = useMissingStock(viewer, isBare);
  if (list.hasFailed) {
    return (
      <FailureState message={list.error ?? ""} requestId={list.requestId} at={list.failedAt} onRetry={list.refetch} />
    );
  }
  if (!isReady || list.detail === null) return skeleton;
  if (list.rows.length > 0) return children;
  if (list.page.totalRecords > 0) {
    return (
      <BlankState
        kind="filtered"
        title={words.pastTheEnd}
        acts={
          <Button variant="default" onClick={() => onPage(1)}>
            {words.firstPage}
          </Button>
        }
      />
    );
  }
  if (missing) return <HouseWithoutStock missing={missing} viewer={viewer} />;
  const conditions = conditionsOf(what);
  if (conditions.length === 0) return <NothingOfKind what={what} onWhat={onWhat} />;
  const { loosen } = list.detail;
  const name = loosen?.name as ConditionName | undefined;
  const isOn =
    name !== undefined && (conditions.includes(name) || what.attributes?.[name as SearchAttribute] !== undefined);
  return (
    <BlankState
      kind="filtered"
      title={words.noneMatch(conditions.length)}
      acts={
        <>
          {isOn && (
            <Button onClick={() => onWhat((now) => lift(now, [name]))}>
              {words.lift(conditionSubject(vocabulary, what, name))}
            </Button>
          )}
          <Button variant="default" onClick={() => onWhat(liftAll)}>
            {uiWords.clearAll(conditions.length)}
          </Button>
          <Button variant="default" component={Link} to={addresses.newDemand(what)}>
            {words.demandMore}
          </Button>
        </>
      }
    >
      {isOn && words.without(conditionLabel(vocabulary, what, name), loosen?.count ?? 0)}
    </BlankState>
  );
}

/** The empty result of a search for nothing but a kind of stones. Another kind may have some. */
function NothingOfKind({ what, onWhat }: Pick<ResultStatesProps, "what" | "onWhat">) {
  const { diamond_type, stone_origin } = kindOf(what);
  if (diamond_type === null && stone_origin === null)
    return <BlankState title={words.empty}>{words.emptyText}</BlankState>;
  return (
    <BlankState
      kind="filtered"
      title={words.noneOfKind}
      acts={<Button onClick={() => onWhat(({ sort }) => (sort ? { sort } : {}))}>{words.showAllKinds}</Button>}
    >
      {words.noneOfKindText(kindWords(what).toLowerCase())}
    </BlankState>
  );
}
