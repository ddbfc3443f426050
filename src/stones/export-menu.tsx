import { use } from "react";
import { GuestFileContext } from "#api/guest-file.ts";
import type { Body } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { exportMax, pdfMax } from "#domain/limits.ts";
import { messages } from "#domain/portal-messages.ts";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { words } from "./words.ts";

const ofCost: ReadonlySet<string> = new Set(stoneColumns.filter(({ needsCost }) => needsCost).map(({ id }) => id));

type What = Omit<NonNullable<Body<"downloadStones">>, "format">;
type Kind = keyof typeof words.formats | keyof typeof words.zips;

interface ExportMenuProps {
  /** "Export 3,212" */
  label: string;
  /** The reason why it may not be pressed, or null. */
  reason?: string | null;
  /** The number of stones in the file, if it is known. */
  pieces: number | undefined;
  /** The stones, the client that the file is for, and the shown columns. */
  what: What;
}

/**
 * A file of stones as the list shows them: all matches with the columns on the screen, never the page alone. Selected
 * stones can also be saved as a zip of their certificates and pictures.
 */
export function ExportMenu({ label, reason, pieces = 0, what }: ExportMenuProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  const guestMost = use(GuestFileContext);
  const tooLong = guestMost !== undefined && pieces > guestMost ? words.guestFileAtMost(guestMost) : null;
  const { stock_numbers, user_id } = what;
  // A file for a client is handed to them: it has no cost, though the screen of whoever works for them shows it.
  const columns = user_id === undefined ? what.columns : what.columns?.filter((id) => !ofCost.has(id));
  const formats: Partial<Record<Kind, string>> = { ...words.formats, ...(stock_numbers && words.zips) };

  function save(kind: Kind) {
    if (kind === "xlsx" || kind === "csv" || kind === "pdf") {
      return download("downloadStones", { body: { ...what, columns, format: kind } });
    }
    const media = kind === "zipWithMedia";
    const query = { stock_no: stock_numbers?.join(","), user_id, includeCertificate: true };
    return download("downloadStoneZip", { query: { ...query, includeImage: media, includeVideo: media } });
  }
  return (
    <FileMenu
      label={label}
      reason={reason ?? viewOnly ?? tooLong ?? (pieces > exportMax ? messages.exportTooLong : null)}
      formats={formats as Record<Kind, string>}
      locked={{ pdf: pieces > pdfMax ? messages.pdfTooLong : null }}
      onFormat={(kind) => void save(kind)}
    />
  );
}
