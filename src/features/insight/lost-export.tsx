import type { QueryInput } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { pdfMax } from "#domain/limits.ts";
import { messages } from "#domain/portal-messages.ts";
import { words as stoneWords } from "#stones/words.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { words } from "./words.ts";

interface LostExportProps {
  of: Omit<QueryInput<"exportLostDeals">, "format" | "job">;
  /** Undefined until they are counted. */
  lines: number | undefined;
}

/** The lines behind a figure as a file. */
export function LostExport({ of, lines = 0 }: LostExportProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  return (
    <FileMenu
      label={words.exportSome(lines)}
      reason={lines === 0 ? words.noLineToExport : viewOnly}
      formats={stoneWords.formats}
      locked={{ pdf: lines > pdfMax ? messages.pdfTooLong : null }}
      onFormat={(format) => void download("exportLostDeals", { query: { ...of, format, job: true } })}
    />
  );
}
