import { Button, Select } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { pdfMax } from "#domain/limits.ts";
import { messages } from "#domain/portal-messages.ts";
import { type Grouping, groupings } from "#domain/stone-lists.ts";
import { words as lineWords } from "#stones/lines/words.ts";
import { words as stoneWords } from "#stones/words.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { Link } from "#ui/frame/link.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import type { ReportsPageProps } from "./report-props.ts";
import { groupingIn, type ReportsSearch, reportAsked } from "./reports-search.ts";
import { words } from "./words.ts";

interface ReportToolsProps {
  search: ReportsSearch;
  onSearch: (patch: Partial<ReportsSearch>) => void;
  scheduledOf: ReportsPageProps["scheduledOf"];
  /** The rows of the whole report. */
  lines: number;
}

/** The grouping of a report, its file and its print. */
export function ReportTools({ search, onSearch, scheduledOf, lines }: ReportToolsProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  return (
    <>
      <Select
        className="lines-group"
        size="xs"
        aria-label={lineWords.groupBy}
        data={Object.values(groupings).map((each) => ({ value: String(each), label: lineWords.groupings[each] }))}
        value={String(groupingIn(search))}
        allowDeselect={false}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        onChange={(next) => onSearch({ groupBy: Number(next) as Grouping, group: undefined, page: undefined })}
      />
      <Button
        variant="default"
        leftSection={<IconPrinter size={14} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
      <Button
        variant="default"
        component={Link}
        to={scheduledOf({ ...search, page: undefined, sort: undefined, group: undefined, add: true })}
      >
        {words.mailReport}
      </Button>
      <Button variant="default" component={Link} to={scheduledOf({})}>
        {words.scheduled}
      </Button>
      <FileMenu
        label={words.exportSome(lines)}
        reason={lines === 0 ? words.nothingToExport : viewOnly}
        formats={stoneWords.formats}
        locked={{ pdf: lines > pdfMax ? messages.pdfTooLong : null }}
        onFormat={(format) => void download("exportReport", { query: { ...reportAsked(search), format, job: true } })}
      />
    </>
  );
}
