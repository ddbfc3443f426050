import { IconDownload } from "@tabler/icons-react";
import type { Input } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { words } from "./words.ts";

interface AssociatesExportProps {
  filter: Input<"exportAssociates">["query"];
  sort: string | undefined;
  /** The number of matches. */
  matching: number;
}

/** An Excel file of all matching associates. */
export function AssociatesExport({ filter, sort, matching }: AssociatesExportProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  return (
    <Act
      variant="default"
      reason={matching === 0 ? words.nothingToExport : viewOnly}
      leftSection={<IconDownload size={14} aria-hidden="true" />}
      onClick={() => void download("exportAssociates", { query: { ...filter, sort } })}
    >
      {words.exportSome(matching)}
    </Act>
  );
}
