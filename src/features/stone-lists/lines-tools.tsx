import { Button, Select } from "@mantine/core";
import { useNoRight } from "#api/view-only.ts";
import { type Grouping, groupings, type ShownList } from "#domain/stone-lists.ts";
import { type Asker, isEverOffered } from "#stones/line-refusal.ts";
import { words } from "#stones/lines/words.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import type { Arranging, Column } from "#ui/table/data-table/types.ts";
import type { LinesForm } from "./lines-drawer.tsx";
import { LinesExport } from "./lines-export.tsx";
import type { LinesSearch } from "./lines-search.ts";
import { lineLists } from "./lists.ts";
import type { Lines } from "./use-lines.ts";
import { words as listWords } from "./words.ts";

/** The rows of a file. A page of groups counts groups, so its pieces are taken instead. */
const matchingIn = ({ cycle, groups, totals }: Lines) =>
  groups.length > 0 ? Math.abs(totals?.pieces ?? 0) : cycle.page.totalRecords;

interface LinesToolsProps {
  list: ShownList;
  lines: Lines;
  search: LinesSearch;
  asker: Asker;
  mayWrite: boolean;
  columns: readonly Column<StoneLine>[];
  arranging: Arranging;
  onSearch: (patch: Partial<LinesSearch>) => void;
  deskPath?: string;
  onForm: (form: LinesForm) => void;
}

/** The tools of the whole list: its grouping, its columns, a file of it, and the acts by pasted numbers. */
export function LinesTools(props: LinesToolsProps) {
  const { list, lines, search, asker, mayWrite, columns, arranging, onSearch, deskPath, onForm } = props;
  const receives = list === "memo" && isEverOffered("memo", "RECEIVE", asker);
  const imports = list === "external" && isEverOffered("external", "IMPORT", asker);
  const noRight = useNoRight();
  const reason = mayWrite ? null : noRight;
  return (
    <>
      {deskPath && (
        <Button variant="default" component={Link} to={deskPath}>
          {listWords.desk}
        </Button>
      )}
      {receives && (
        <Act variant="default" reason={reason} onClick={() => onForm({ kind: "paste" })}>
          {words.pasteMore}
        </Act>
      )}
      {imports && (
        <Act variant="default" reason={reason} onClick={() => onForm({ kind: "import" })}>
          {listWords.importMore}
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
      <LinesExport list={lineLists[list]} filter={lines.filter} matching={matchingIn(lines)} />
    </>
  );
}
