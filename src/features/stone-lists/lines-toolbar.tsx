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
  /** Whether the lines are those of whoever looks. */
  isOwn: boolean;
  search: LinesSearch;
  /** How many lines each tab has. */
  counts: Readonly<Record<string, number>> | undefined;
  addressOf: (search: LinesSearch) => string;
  /** How many filters are on. */
  filtersOn: number;
  filters: ReactNode;
  /** Columns, export, and acts on the whole list. */
  tools: ReactNode;
}

/** Tabs and tools, and below them the filters; on a phone these unfold. */
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
      {words.filters(filtersOn)}
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
