import { lift } from "#domain/search/change-search.ts";
import { DateRange } from "#ui/form/date-range.tsx";
import { RailAct, RailGroup } from "#ui/list/filter-rail.tsx";
import type { OnWhat } from "./rail-counts.ts";
import { words } from "./words.ts";

interface ArrivalGroupProps {
  from: string | undefined;
  to: string | undefined;
  /** The moment since which they arrived, as the home page asks. Days take its place. */
  since: string | undefined;
  onWhat: OnWhat;
}

/** The filter by the days of arrival. */
export function ArrivalGroup({ from, to, since, onWhat }: ArrivalGroupProps) {
  const isSet = from !== undefined || to !== undefined || since !== undefined;
  return (
    <RailGroup
      label={words.arrived}
      startsFolded={!isSet}
      acts={
        isSet && (
          <RailAct label={words.clearGroup(words.arrived)} onClick={() => onWhat((what) => lift(what, ["arrived_at"]))}>
            {words.clear}
          </RailAct>
        )
      }
    >
      <DateRange
        label={words.arrived}
        from={from}
        to={to}
        onChange={(startDate, endDate) =>
          onWhat((what) => {
            const rest = lift(what, ["arrived_at"]);
            return { ...rest, ...(startDate && { startDate }), ...(endDate && { endDate }) };
          })
        }
      />
    </RailGroup>
  );
}
