import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Input } from "#api/operation-types.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { words } from "#stones/lines/words.ts";
import { words as stoneWords } from "#stones/words.ts";
import { Act } from "#ui/act.tsx";
import { downloadNotice } from "#ui/download-notice.ts";
import type { LineList } from "./lists.ts";

interface LinesExportProps {
  list: LineList;
  filter: Input<"listHolds">["query"];
  /** How many match. */
  matching: number;
}

const formats = { xlsx: { export: true }, csv: { csv: true }, pdf: { pdf: true } } as const;

/** A file of all that matches, never of the page. */
export function LinesExport({ list, filter, matching }: LinesExportProps) {
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  const reason = matching === 0 ? words.nothingToExport : viewOnly;
  const act = (
    <Act variant="default" reason={reason} leftSection={<IconDownload size={14} aria-hidden="true" />}>
      {words.exportSome(matching)}
    </Act>
  );
  if (reason) return act;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>{act}</Menu.Target>
      <Menu.Dropdown>
        {Object.entries(formats).map(([format, as]) => (
          <Menu.Item
            key={format}
            onClick={() => void download(list.operation, { query: { ...filter, ...as, job: true } })}
          >
            {stoneWords.formats[format as keyof typeof formats]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
