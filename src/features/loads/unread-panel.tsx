import "#ui/table/small-table.css";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { unreadColumns } from "./load.ts";
import { withAside } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import { answerWords } from "./question-words.ts";
import { words } from "./words.ts";

const shownMost = 20;

/** The columns of which nothing reaches a stone, though nobody has said so: to be looked at, or set aside. */
export function UnreadPanel({ open }: { open: OpenLoad }) {
  const { load, mapping, reasons, addressOf } = open;
  const unread = unreadColumns(load, mapping.mapping);
  if (unread.length === 0) return null;
  const left = unread.length - shownMost;
  return (
    <Panel title={answerWords.unread(unread.length)}>
      <div className="stack">
        <p className="dim">{answerWords.unreadText}</p>
        <table className="small-table wraps labelled" aria-label={answerWords.unread(unread.length)}>
          <thead>
            <tr>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.samples}</th>
            </tr>
          </thead>
          <tbody>
            {unread.slice(0, shownMost).map(({ column, header, samples }) => (
              <tr key={column}>
                <th scope="row">{header || words.noHeader(column)}</th>
                <td>{samples.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {left > 0 && <p className="dim">{answerWords.moreUnread(left)}</p>}
        <p className="row wrap load-unread">
          <Link to={addressOf("columns")}>{answerWords.look}</Link>
          <Act
            size="xs"
            variant="default"
            reason={reasons.remap}
            onClick={() => mapping.change(withAside(mapping.draft, unread))}
          >
            {answerWords.setAside(unread.length)}
          </Act>
        </p>
      </div>
    </Panel>
  );
}
