import "./act.css";
import { Menu } from "@mantine/core";
import { IconDownload, IconLock } from "@tabler/icons-react";
import { Act } from "./act.tsx";

interface FileMenuProps<Format extends string> {
  /** "Export 3,212" */
  label: string;
  /** The kinds of file with their names, in their order. */
  formats: Readonly<Record<Format, string>>;
  /** The reason why there is nothing to save, if there is one. */
  reason?: string | null;
  /** The reasons against single kinds of file. */
  locked?: Readonly<Partial<Record<Format, string | null>>>;
  onFormat: (format: Format) => void;
}

/** Saves the screen's content as a file of the chosen kind. */
export function FileMenu<Format extends string>(props: FileMenuProps<Format>) {
  const { label, formats, reason = null, locked, onFormat } = props;
  const act = (
    <Act
      className="screen-only"
      variant="default"
      reason={reason}
      leftSection={<IconDownload size={14} aria-hidden="true" />}
    >
      {label}
    </Act>
  );
  if (reason) return act;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>{act}</Menu.Target>
      <Menu.Dropdown className="act-menu">
        {(Object.keys(formats) as Format[]).map((format) => {
          const why = locked?.[format];
          return (
            <Menu.Item
              key={format}
              aria-disabled={why ? true : undefined}
              closeMenuOnClick={!why}
              leftSection={why && <IconLock size={14} aria-hidden="true" />}
              onClick={() => !why && onFormat(format)}
            >
              {formats[format]}
              {why && <span className="act-menu-reason dim">{why}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
