import { Select } from "@mantine/core";
import { messages } from "#domain/messages.ts";
import { type Grouping, groupings, type ShownList } from "#domain/stone-lists.ts";
import { type Asker, isEverOffered } from "#stones/line-refusal.ts";
import { words } from "#stones/lines/words.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { Act } from "#ui/act.tsx";
import { ColumnChooser } from "#ui/data-table/column-chooser.tsx";
import type { Arranging, Column } from "#ui/data-table/types.ts";
import { LinesExport } from "./lines-export.tsx";
import type { LinesSearch } from "./lines-search.ts";
import { lineLists } from "./lists.ts";
import type { Lines } from "./use-lines.ts";

interface LinesToolsProps {
  list: ShownList;
  lines: Lines;
  search: LinesSearch;
  asker: Asker;
  mayWrite: boolean;
  columns: readonly Column<StoneLine>[];
  arranging: Arranging;
  onSearch: (patch: Partial<LinesSearch>) => void;
  onPaste: () => void;
}

/** What concerns the whole list: how it is grouped, its columns, a file of it, and taking stones back by their numbers. */
export function LinesTools(props: LinesToolsProps) {
  const { list, lines, search, asker, mayWrite, columns, arranging, onSearch, onPaste } = props;
  const receives = list === "memo" && isEverOffered("memo", "RECEIVE", asker);
  return (
    <>
      {receives && (
        <Act variant="default" reason={mayWrite ? null : messages.forbidden} onClick={onPaste}>
          {words.pasteMore}
        </Act>
      )}
      <Select
        className="lines-group"
        size="xs"
        aria-label={words.groupBy}
        data={Object.values(groupings).map((each) => ({ value: String(each), label: words.groupings[each] }))}
        value={String(search.groupBy ?? groupings.list)}
        allowDeselect={false}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        onChange={(next) =>
          onSearch({ groupBy: next === "1" ? undefined : (Number(next) as Grouping), page: undefined })
        }
      />
      <ColumnChooser columns={columns} {...arranging} />
      <LinesExport list={lineLists[list]} filter={lines.filter} matching={lines.totals?.pieces ?? 0} />
    </>
  );
}
