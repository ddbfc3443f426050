import "./sortable-list.css";
import { IconGripVertical } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { words } from "../words.ts";
import { useSorting } from "./use-sorting.ts";

export interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** The name of an item for the announcements of a move. */
  itemName: (item: Item) => string;
  /** Receives the ids in their new order after a move, and in the order in which they were seen before it. */
  onMove: (ids: readonly string[], seen: readonly string[]) => void;
  children: (item: Item) => ReactNode;
}

/**
 * A list in an order that people give it. An item is dragged by its grip, or picked up with Space and moved with the
 * arrows.
 */
export function SortableList<Item>({ label, items, itemId, itemName, onMove, children }: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const byId = new Map(items.map((item) => [itemId(item), item]));
  const nameOf = (id: string) => {
    const item = byId.get(id);
    return item === undefined ? id : itemName(item);
  };
  const { order, grabbed, said, gripProps } = useSorting({ ids: items.map(itemId), nameOf, onMove, list });
  return (
    <>
      <ul ref={list} className="sortable" aria-label={label}>
        {order.map((id) => {
          const item = byId.get(id);
          if (item === undefined) return null;
          return (
            <li key={id} data-id={id} data-grabbed={grabbed === id || undefined}>
              <button
                type="button"
                className="grip"
                aria-label={words.moveRow(nameOf(id))}
                aria-pressed={grabbed === id}
                title={words.sortHelp}
                {...gripProps(id)}
              >
                <IconGripVertical size={16} aria-hidden="true" />
              </button>
              {children(item)}
            </li>
          );
        })}
      </ul>
      <div className="unseen" aria-live="assertive">
        {said}
      </div>
    </>
  );
}
