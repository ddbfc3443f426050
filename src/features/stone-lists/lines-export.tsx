import type { Input } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { pdfMax } from "#domain/limits.ts";
import { messages } from "#domain/portal-messages.ts";
import { words } from "#stones/lines/words.ts";
import { words as stoneWords } from "#stones/words.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import type { LineList } from "./lists.ts";

interface LinesExportProps {
  list: LineList;
  filter: Input<"listHolds">["query"];
  /** The number of matches. */
  matching: number;
}

/** The parameters that ask a list for a file of each kind (spec §8). */
const asked = { xlsx: { export: true }, csv: { csv: true }, pdf: { pdf: true } } as const;

/** A file of all matches, never of the page. */
export function LinesExport({ list, filter, matching }: LinesExportProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  return (
    <FileMenu
      label={words.exportSome(matching)}
      reason={matching === 0 ? words.nothingToExport : viewOnly}
      formats={stoneWords.formats}
      locked={{ pdf: matching > pdfMax ? messages.pdfTooLong : null }}
      onFormat={(format) => void download(list.operation, { query: { ...filter, ...asked[format], job: true } })}
    />
  );
}
