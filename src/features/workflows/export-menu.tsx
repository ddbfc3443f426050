import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { saveFile } from "#api/save-file.ts";
import { notify } from "#ui/notify.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";
import type { Format } from "./workflow-files.ts";

const formats = Object.entries(words.files) as [Format, string][];

/** The picture, the model and the table as files; each says of itself which version it is of and how it was tested. */
export function ExportMenu({ figures }: { figures: WorkflowFigures }) {
  async function save(format: Format) {
    try {
      // What makes files is fetched by whoever wants one.
      const { workflowFile } = await import("./workflow-files.ts");
      const { file, name } = await workflowFile(figures, format);
      saveFile(file, name);
      notify.success(words.saved(name));
    } catch {
      notify.failure(words.fileFailed);
    }
  }
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={14} aria-hidden="true" />}>
          {words.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(([format, label]) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
