import { useViewOnly } from "#api/view-only.ts";
import { FileMenu } from "#ui/act/file-menu.tsx";
import { words } from "./words.ts";

/** The figures of a panel as a file, under the filters of the screen. */
export const FigureFile = ({ onFormat }: { onFormat: (format: keyof typeof words.formats) => void }) => (
  <FileMenu label={words.exportFigures} reason={useViewOnly()} formats={words.formats} onFormat={onFormat} />
);
