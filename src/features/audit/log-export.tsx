import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Act } from "#ui/act.tsx";
import { downloadNotice } from "#ui/download-notice.ts";
import type { AuditFilter } from "./audit-search.ts";
import { words } from "./words.ts";

interface LogExportProps {
  filter: AuditFilter;
  /** How many match, as far as they were counted. */
  matching: number;
  isBounded: boolean;
}

const formats = ["jsonl", "csv"] as const;
const notice = () => downloadNotice(words.rows);

/** A signed file of everything that the filter finds, never of the page alone. */
export function LogExport({ filter, matching, isBounded }: LogExportProps) {
  const download = useDownload(notice);
  const viewOnly = useViewOnly();
  const reason = matching === 0 ? words.nothingToExport : viewOnly;
  const act = (
    <Act variant="default" reason={reason} leftSection={<IconDownload size={14} aria-hidden="true" />}>
      {words.exportSome(matching, isBounded)}
    </Act>
  );
  if (reason) return act;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>{act}</Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => void download("exportAuditLogs", { query: { ...filter, format, job: true } })}
          >
            {words.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
