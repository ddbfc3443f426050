import { useMemo } from "react";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { FilterRail } from "#ui/list/filter-rail.tsx";
import { ArrivalGroup } from "./arrival-group.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { CaratRangeCount, Counts, OnWhat } from "./rail-counts.ts";
import { groupsFor } from "./rail-groups.ts";
import { words } from "./words.ts";

interface RailProps {
  what: StoneSearch;
  counts: Counts | undefined;
  caratRanges: readonly CaratRangeCount[] | undefined;
  vocabulary: Vocabulary;
  providers: ReadonlyMap<string, string>;
  seesCost: boolean;
  inSheet?: boolean;
  onWhat: OnWhat;
}

/** All filters with their live counts: the result of each choice under all the others. */
export function Rail(props: RailProps) {
  const { what, counts, caratRanges, vocabulary, providers, seesCost, inSheet, onWhat } = props;
  const groups = useMemo(() => groupsFor(what.diamond_type, seesCost), [what.diamond_type, seesCost]);
  return (
    <FilterRail label={words.rail} inSheet={inSheet}>
      {groups.map((group) => (
        <FilterGroup
          key={group.id}
          group={group}
          filters={picked(what.attributes, group.attributes)}
          ranges={picked(what.ranges, group.ranges)}
          counts={counts && picked(counts, group.attributes)}
          caratRanges={group.id === "carat" ? caratRanges : undefined}
          vocabulary={vocabulary}
          providers={providers}
          onWhat={onWhat}
        />
      ))}
      <ArrivalGroup from={what.startDate} to={what.endDate} since={what.since} onWhat={onWhat} />
    </FilterRail>
  );
}

const picked = <T extends object, K extends keyof T>(from: T | undefined, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.flatMap((name) => (from?.[name] ? [[name, from[name]]] : []))) as Pick<T, K>;
