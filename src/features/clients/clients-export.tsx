import { IconDownload } from "@tabler/icons-react";
import type { Input } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { words } from "./words.ts";

interface ClientsExportProps {
  filter: Input<"exportClients">["query"];
  /** The number of matches. */
  matching: number;
}

/** An Excel file of all matching clients, with the details of their businesses. */
export function ClientsExport({ filter, matching }: ClientsExportProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  return (
    <Act
      variant="default"
      reason={matching === 0 ? words.nothingToExport : viewOnly}
      leftSection={<IconDownload size={14} aria-hidden="true" />}
      onClick={() => void download("exportClients", { query: { ...filter, job: true } })}
    >
      {words.exportSome(matching)}
    </Act>
  );
}
