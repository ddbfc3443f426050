import { Page } from "#ui/frame/page.tsx";
import { ColumnsPanel } from "./columns-panel.tsx";
import { ColumnsSaved } from "./columns-saved.tsx";
import { FieldsRead } from "./fields-read.tsx";
import { FilePanel } from "./file-panel.tsx";
import { FixedPanel } from "./fixed-panel.tsx";
import { LoadTrouble } from "./load-trouble.tsx";
import { MappingDock } from "./mapping-dock.tsx";
import type { OpenLoad } from "./open-load.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { words } from "./words.ts";

/** The columns of the file with their meaning, and the first rows as they become by that. */
export const ColumnsStep = ({ open }: { open: OpenLoad }) => (
  <>
    <Page label={words.columns}>
      <LoadTrouble open={open} />
      <ColumnsSaved open={open} />
      <FilePanel open={open} />
      <FieldsRead fields={open.fields}>
        <ColumnsPanel open={open} />
        <FixedPanel open={open} />
        <PreviewPanel open={open} />
      </FieldsRead>
    </Page>
    <MappingDock
      open={open}
      unchanged={words.matched(
        open.load.columns.filter(({ field }) => field !== null).length,
        open.load.columns.length,
      )}
      save={words.saveMapping}
    />
  </>
);
