import { saveFile } from "#api/save-file.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";
import type { Format } from "./workflow-files.ts";

/** The picture, the model and the table as files. Each tells its version and the tests of it. */
export function ExportMenu({ figures }: { figures: WorkflowFigures }) {
  async function save(format: Format) {
    try {
      // The code that makes files is fetched only when somebody wants one.
      const { workflowFile } = await import("./workflow-files.ts");
      const { file, name } = await workflowFile(figures, format);
      saveFile(file, name);
      notify.success(words.saved(name));
    } catch {
      notify.failure(words.fileFailed);
    }
  }
  return <FileMenu label={words.export} formats={words.files} onFormat={(format) => void save(format)} />;
}
