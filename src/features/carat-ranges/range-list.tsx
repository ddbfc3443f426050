import "./carat-ranges.css";
import { SortableList } from "#ui/list/sortable-list.tsx";
import { type CaratRange, rangeId } from "./carat-range.ts";
import type { CaratRangesSearch } from "./carat-ranges-search.ts";
import { RangeRow } from "./range-row.tsx";
import { useRangeOrder } from "./use-range-order.ts";
import { words } from "./words.ts";

interface RangeListProps {
  rows: readonly CaratRange[];
  mayWrite: boolean;
  search: CaratRangesSearch;
  onOpen: (drawer: CaratRangesSearch) => void;
}

/** All carat ranges in their order. Those who may write pull them by the grip; others only see them. */
export function RangeList({ rows, mayWrite, search, onOpen }: RangeListProps) {
  const { ranges, onMove } = useRangeOrder(rows);
  const isOpen = ({ id, sub_ranges }: CaratRange) =>
    id === search.edit || id === search.addTo || sub_ranges.some((sub) => sub.id === search.sub);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="carat-ranges" tabIndex={0} aria-label={words.title}>
      {mayWrite ? (
        <SortableList label={words.title} items={ranges} itemId={rangeId} itemName={words.named} onMove={onMove}>
          {(range) => <RangeRow range={range} isOpen={isOpen(range)} onOpen={onOpen} />}
        </SortableList>
      ) : (
        <ul className="read-only" aria-label={words.title}>
          {ranges.map((range) => (
            <li key={range.id}>
              <RangeRow range={range} isOpen={isOpen(range)} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
