import { Button } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import { type ConditionName, conditionsOf, kindOf, lift, liftAll } from "#domain/search/change-search.ts";
import { conditionLabel, conditionSubject } from "#domain/search/condition-label.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { words as uiWords } from "#ui/words.ts";
import { HouseWithoutStock, useMissingStock } from "./house-without-stock.tsx";
import { kindWords } from "./kind-words.ts";
import type { OnWhat } from "./rail-counts.ts";
import type { ResultsScreen } from "./use-results-screen.ts";
import { words } from "./words.ts";

/** The notice of a search without stones: the house has none, no stone of this kind, or no match. */
export function NothingFound({ of }: { of: ResultsScreen }) {
  const { viewer, vocabulary, found } = of;
  const { what } = of.results;
  const { onWhat } = of.changes;
  const missing = useMissingStock(viewer);
  if (missing) return <HouseWithoutStock missing={missing} viewer={viewer} />;
  const conditions = conditionsOf(what);
  if (conditions.length === 0) return <NothingOfKind what={what} onWhat={onWhat} />;
  const loosen = found.list.detail?.loosen;
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
function NothingOfKind({ what, onWhat }: { what: StoneSearch; onWhat: OnWhat }) {
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
