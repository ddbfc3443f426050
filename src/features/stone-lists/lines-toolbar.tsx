import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { ShownList } from "#domain/stone-lists.ts";
import { words } from "#stones/lines/words.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { type LinesSearch, tabOf } from "./lines-search.ts";
import { clientTabWords, tabWords } from "./list-words.ts";
import { tabsOf } from "./lists.ts";

interface LinesToolbarProps {
  list: ShownList;
  /** True if the lines are the viewer's own. */
  isOwn: boolean;
  search: LinesSearch;
  /** The count of lines on each tab. */
  counts: Readonly<Record<string, number>> | undefined;
  addressOf: (search: LinesSearch) => string;
  /** The count of active filters. */
  filtersOn: number;
  filters: ReactNode;
  /** Columns, export, and the acts on the whole list. */
  tools: ReactNode;
}

/** Tabs and tools, with the filters below them. On a phone filters and tools unfold together. */
export function LinesToolbar(props: LinesToolbarProps) {
  const { list, isOwn, search, counts, addressOf, filtersOn, filters, tools } = props;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(false);
  const current = tabOf(list, search);
  const [first] = tabsOf(list);
  const said = isOwn ? clientTabWords : tabWords;
  const unfold = (
    <Button
      variant="default"
      aria-expanded={isUnfolded}
      leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden="true" />}
      onClick={() => setUnfolded((is) => !is)}
    >
      {words.more(filtersOn)}
    </Button>
  );
  return (
    <>
      <Toolbar tools={isPhone ? unfold : tools}>
        <TabRow
          label={words.tabs}
          tabs={tabsOf(list).map((tab) => ({
            label: said[tab] ?? tab,
            to: addressOf({
              ...search,
              currentTab: tab === first ? undefined : tab,
              status: undefined,
              page: undefined,
              line: undefined,
            }),
            current: tab === current,
            count: counts?.[tab],
          }))}
        />
      </Toolbar>
      {(!isPhone || isUnfolded) && (
        <Toolbar>
          {filters}
          {isPhone && <div className="lines-more">{tools}</div>}
        </Toolbar>
      )}
    </>
  );
}
