import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Body } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Act } from "#ui/act.tsx";
import { downloadNotice } from "#ui/download-notice.ts";
import { words } from "./words.ts";

type Download = NonNullable<Body<"downloadStones">>;

interface ExportMenuProps {
  /** "Export 3,212" */
  label: string;
  /** Why it may not be pressed. */
  reason?: string | null;
  /** Which stones, for whom, and the columns as they are shown. */
  what: Omit<Download, "format">;
}

const formats = ["xlsx", "csv", "pdf"] as const;

/** A file of stones as the list shows them: what the filter finds and the columns on the screen, never the page. */
export function ExportMenu({ label, reason, what }: ExportMenuProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  const locked = reason ?? viewOnly;
  const act = (
    <Act variant="default" reason={locked} leftSection={<IconDownload size={14} aria-hidden="true" />}>
      {label}
    </Act>
  );
  if (locked) return act;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>{act}</Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void download("downloadStones", { body: { ...what, format } })}>
            {words.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
