import type { Body } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { exportMax, pdfMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { words } from "./words.ts";

type What = Omit<NonNullable<Body<"downloadStones">>, "format">;
type Kind = keyof typeof words.formats | keyof typeof words.zips;

interface ExportMenuProps {
  /** "Export 3,212" */
  label: string;
  /** Why it may not be pressed. */
  reason?: string | null;
  /** How many stones the file would hold, where that is known. */
  pieces: number | undefined;
  /** Which stones, for whom, and the columns as they are shown. */
  what: What;
}

/**
 * A file of stones as the list shows them: what the filter finds and the columns on the screen, never the page. Of selected
 * stones there is also a zip of their papers and pictures.
 */
export function ExportMenu({ label, reason, pieces = 0, what }: ExportMenuProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  const { stock_numbers, user_id } = what;
  const formats: Partial<Record<Kind, string>> = { ...words.formats, ...(stock_numbers && words.zips) };

  function save(kind: Kind) {
    if (kind === "xlsx" || kind === "csv" || kind === "pdf") {
      return download("downloadStones", { body: { ...what, format: kind } });
    }
    const media = kind === "zipWithMedia";
    const query = { stock_no: stock_numbers?.join(","), user_id, includeCertificate: true };
    return download("downloadStoneZip", { query: { ...query, includeImage: media, includeVideo: media } });
  }
  return (
    <FileMenu
      label={label}
      reason={reason ?? viewOnly ?? (pieces > exportMax ? messages.exportTooLong : null)}
      formats={formats as Record<Kind, string>}
      locked={{ pdf: pieces > pdfMax ? messages.pdfTooLong : null }}
      onFormat={(kind) => void save(kind)}
    />
  );
}
