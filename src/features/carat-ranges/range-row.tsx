import "./carat-ranges.css";
import { Button } from "@mantine/core";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import type { CaratRange } from "./carat-range.ts";
import type { CaratRangesSearch } from "./carat-ranges-search.ts";
import { RangeSwitch } from "./range-switch.tsx";
import { words } from "./words.ts";

interface RangeRowProps {
  range: CaratRange;
  /** True if its own drawer, or that of one of its sub-ranges, is open. */
  isOpen: boolean;
  /** Opens one drawer in place of another. */
  onOpen: (drawer: CaratRangesSearch) => void;
}

/** A carat range with its switch, and its sub-ranges under it. Each opens its own drawer. */
export function RangeRow({ range, isOpen, onOpen }: RangeRowProps) {
  const reason = useWriteReason();
  const name = words.named(range);
  return (
    <div className="carat-range" data-open={isOpen || undefined}>
      <div className="row">
        <span className="grow">
          <b className="figures">{words.bounds(range)}</b> <span className="dim">{words.unit}</span>
        </span>
        {!range.is_active && <span className="dim">{words.inactive}</span>}
        <RangeSwitch of={range} />
        <Button variant="subtle" aria-label={words.editThis(name)} onClick={() => onOpen({ edit: range.id })}>
          {words.edit}
        </Button>
      </div>
      <ul className="sub-ranges" aria-label={words.subRangesOf(name)}>
        {range.sub_ranges.map((sub) => (
          <li key={sub.id}>
            <Button
              variant="default"
              className="figures"
              aria-label={words.editSubRange(words.named(sub))}
              onClick={() => onOpen({ sub: sub.id })}
            >
              {words.bounds(sub)}
            </Button>
          </li>
        ))}
        <li>
          <Act
            variant="subtle"
            reason={reason}
            aria-label={words.addSubRangeTo(name)}
            onClick={() => onOpen({ addTo: range.id })}
          >
            {words.addSubRangeMore}
          </Act>
        </li>
      </ul>
    </div>
  );
}
