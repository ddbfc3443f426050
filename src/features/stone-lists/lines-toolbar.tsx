import type { ReactNode } from "react";
import type { ShownList } from "#domain/stone-lists.ts";
import { words } from "#stones/lines/words.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FoldingToolbar, useToolbarFold } from "#ui/list/folding-toolbar.tsx";
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
  const fold = useToolbarFold();
  const current = tabOf(list, search);
  const [first] = tabsOf(list);
  const said = isOwn ? clientTabWords : tabWords;
  return (
    <FoldingToolbar fold={fold} filters={filters} filtersOn={filtersOn} tools={tools}>
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
    </FoldingToolbar>
  );
}
