import { useDownload } from "#api/use-download.ts";
import type { LoadRowKind } from "#domain/load.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import type { LoadSearch } from "./loads-search.ts";
import { words } from "./words.ts";

interface RowsExportProps {
  id: number;
  kind: LoadRowKind | undefined;
  search: LoadSearch;
  /** The rows of the list under its filters. */
  rows: number;
}

/** Saves the rows of a difference as the list has them, under its filters. */
export function RowsExport({ id, kind, search: { search, others, price, finding }, rows }: RowsExportProps) {
  const download = useDownload(downloadNotice);
  const query = { kind, search, others, price, finding };
  return (
    <FileMenu
      label={words.export}
      reason={rows === 0 ? words.nothingToExport : null}
      formats={words.formats}
      onFormat={(format) => void download("exportLoadRows", { path: { id }, query: { ...query, format, job: true } })}
    />
  );
}
