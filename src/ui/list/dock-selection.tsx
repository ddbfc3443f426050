import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";

export interface DockSelectionProps {
  selected: number;
  /** The words for a selection that is not counted in rows: "1 pair selected". */
  said?: string;
  /** The number of all matching rows. With `onAll`, selecting them is an act of its own. */
  matching?: number;
  onAll?: () => void;
  onClear: () => void;
  /** The person that the acts are for. */
  children?: ReactNode;
}

/** "4 selected", "Select all 3,212", clear. */
export function DockSelection({ selected, said, matching, onAll, onClear, children }: DockSelectionProps) {
  return (
    <div className="row wrap">
      <b className="dock-count figures" role="status">
        {said ?? words.selected(selected)}
      </b>
      {onAll && matching !== undefined && selected < matching && (
        <Button variant="subtle" onClick={onAll}>
          {words.selectAll(matching)}
        </Button>
      )}
      <IconButton label={words.clearSelection} icon={<IconX size={16} />} onClick={onClear} />
      {children}
    </div>
  );
}
