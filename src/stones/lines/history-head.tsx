import type { StoneLine } from "#stones/stone-line.ts";
import { Link } from "#ui/frame/link.tsx";
import type { ListViewer } from "./list-viewer.ts";
import { words } from "./words.ts";

interface HistoryHeadProps {
  line: StoneLine;
  historyPath: ListViewer["historyPath"];
}

/** The head of a line's history. A viewer who may see workflows gets a link to its way through the picture. */
export const HistoryHead = ({ line, historyPath }: HistoryHeadProps) => (
  <div className="row between">
    <h3>{words.history}</h3>
    {historyPath && <Link to={historyPath(line)}>{words.onPicture}</Link>}
  </div>
);
