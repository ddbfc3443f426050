import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { words } from "../words.ts";
import { Toolbar } from "./toolbar.tsx";

export interface ToolbarFold {
  isPhone: boolean;
  isUnfolded: boolean;
  setUnfolded: (next: boolean) => void;
}

/** The fold of a list's filters and tools on a phone. It begins folded. */
export function useToolbarFold(): ToolbarFold {
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(false);
  return { isPhone, isUnfolded, setUnfolded };
}

interface FoldingToolbarProps {
  fold: ToolbarFold;
  /** The tabs of the list: they stay. */
  children: ReactNode;
  filters?: ReactNode;
  /** The field that finds a row by its words. It stays in sight on a phone. */
  search?: ReactNode;
  /** The count of active filters. */
  filtersOn?: number;
  /** At the end of the first row: columns, export, and the acts on the whole list. */
  tools?: ReactNode;
  /** The main act of the list, after the tools. It stays in sight. */
  add?: ReactNode;
}

/** Tabs and tools, with the filters below them. On a phone filters and tools unfold together. */
export function FoldingToolbar(props: FoldingToolbarProps) {
  const { fold, children, filters, search, filtersOn = 0, tools, add } = props;
  const { isPhone, isUnfolded, setUnfolded } = fold;
  const unfold = (
    <Button
      variant="default"
      aria-expanded={isUnfolded}
      leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden="true" />}
      onClick={() => setUnfolded(!isUnfolded)}
    >
      {words.moreTools(filtersOn)}
    </Button>
  );
  const isBelow = isPhone ? isUnfolded : filters !== undefined;
  return (
    <>
      <Toolbar tools={isPhone ? unfold : tools} add={add}>
        {children}
      </Toolbar>
      {isPhone && !isUnfolded && search && <Toolbar>{search}</Toolbar>}
      {isBelow && (
        <Toolbar>
          {filters}
          {isPhone && <div className="toolbar-more">{tools}</div>}
        </Toolbar>
      )}
    </>
  );
}
