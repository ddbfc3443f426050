import type { Body } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { downloadNotice } from "#ui/download-notice.ts";
import { FileMenu } from "#ui/file-menu.tsx";
import { words } from "./words.ts";

interface ExportMenuProps {
  /** "Export 3,212" */
  label: string;
  /** Why it may not be pressed. */
  reason?: string | null;
  /** Which stones, for whom, and the columns as they are shown. */
  what: Omit<NonNullable<Body<"downloadStones">>, "format">;
}

/** A file of stones as the list shows them: what the filter finds and the columns on the screen, never the page. */
export function ExportMenu({ label, reason, what }: ExportMenuProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  return (
    <FileMenu
      label={label}
      reason={reason ?? viewOnly}
      formats={words.formats}
      onFormat={(format) => void download("downloadStones", { body: { ...what, format } })}
    />
  );
}
