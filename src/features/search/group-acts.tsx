import { lift, setContain } from "#domain/search/change-search.ts";
import { containCodes } from "#domain/search/stone-search.ts";
import { RailAct, RailChoice } from "#ui/list/filter-rail.tsx";
import { isFlag } from "./choices.ts";
import type { OnWhat } from "./rail-counts.ts";
import type { GroupFilters, RailGroup } from "./rail-groups.ts";
import { words } from "./words.ts";

interface GroupActsProps {
  group: RailGroup;
  filters: GroupFilters;
  onWhat: OnWhat;
}

/** The acts on a group's choice: wanted or unwanted, and clear. */
export function GroupActs({ group, filters, onWhat }: GroupActsProps) {
  const { label, attributes, ranges } = group;
  const chosen = attributes.filter((attribute) => filters[attribute]);
  const isOut = chosen.some((attribute) => filters[attribute]?.contain === containCodes.doesNotContain);
  const setAllContain = () =>
    onWhat((what) =>
      chosen.reduce(
        (next, attribute) => setContain(next, attribute, isOut ? containCodes.contains : containCodes.doesNotContain),
        what,
      ),
    );
  return (
    <>
      {chosen.length > 0 && !attributes.every(isFlag) && (
        <RailChoice
          label={words.chosenOf(label)}
          value={isOut ? "out" : "in"}
          data={[
            { value: "in", label: words.contains },
            { value: "out", label: words.doesNotContain },
          ]}
          onChange={setAllContain}
        />
      )}
      <RailAct label={words.clearGroup(label)} onClick={() => onWhat((what) => lift(what, [...attributes, ...ranges]))}>
        {words.clear}
      </RailAct>
    </>
  );
}
