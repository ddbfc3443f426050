import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Act } from "./act.tsx";

interface FileMenuProps<Format extends string> {
  /** "Export 3,212" */
  label: string;
  /** The kinds of file that there are, each with its name, in their order. */
  formats: Readonly<Record<Format, string>>;
  /** Why there is nothing to save, if so. */
  reason?: string | null;
  onFormat: (format: Format) => void;
}

/** Saves what stands on the screen as a file of a kind that one chooses. */
export function FileMenu<Format extends string>({ label, formats, reason = null, onFormat }: FileMenuProps<Format>) {
  const act = (
    <Act variant="default" reason={reason} leftSection={<IconDownload size={14} aria-hidden="true" />}>
      {label}
    </Act>
  );
  if (reason) return act;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>{act}</Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(formats) as Format[]).map((format) => (
          <Menu.Item key={format} onClick={() => onFormat(format)}>
            {formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
