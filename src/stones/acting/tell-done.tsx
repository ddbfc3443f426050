import { addresses } from "#domain/addresses.ts";
import { formatDateTime12 } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { StoneViewer } from "../viewer.ts";
import { type StoneActName, stoneActs } from "./stone-act.ts";
import type { StartedLine } from "./use-start-lines.ts";
import { words } from "./words.ts";

/** The address of the list of an act's lines: the client's own list, or the office's for that client. */
export function listPath(name: StoneActName, clientId: number | undefined): string {
  const { path } = stoneActs[name];
  return clientId === undefined ? addresses.ownList(path) : addresses.list(path, { user_id: clientId });
}

interface Done {
  name: StoneActName;
  lines: readonly StartedLine[];
  viewer: StoneViewer;
  clientId: number | undefined;
  client: string | undefined;
}

/** Tells the result, with its end if it has one, and a link to the list. */
export function tellDone({ name, lines, viewer, clientId, client }: Done): void {
  const until = lines[0]?.expires_at;
  notify.success(
    words.done[name](lines.length, client),
    <div className="acting-told">
      {until && <span>{words.until(formatDateTime12(until))}</span>}
      <Link to={listPath(name, viewer.choosesClient ? clientId : undefined)}>{words.open[name]}</Link>
    </div>,
  );
}
