import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import type { AuditFilter } from "./audit-search.ts";
import { words } from "./words.ts";

interface LogExportProps {
  filter: AuditFilter;
  /** The number of matches, as far as they were counted. */
  matching: number;
  isBounded: boolean;
}

const notice = () => downloadNotice(words.rows);

/** A signed file of all matches of the filter, never of the page alone. */
export function LogExport({ filter, matching, isBounded }: LogExportProps) {
  const download = useDownload(notice);
  const viewOnly = useViewOnly();
  return (
    <FileMenu
      label={words.exportSome(matching, isBounded)}
      reason={matching === 0 ? words.nothingToExport : viewOnly}
      formats={words.formats}
      onFormat={(format) => void download("exportAuditLogs", { query: { ...filter, format, job: true } })}
    />
  );
}
