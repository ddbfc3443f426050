import "#ui/table/small-table.css";
import { addresses } from "#domain/addresses.ts";
import type { Hue } from "#domain/codes.ts";
import { count } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { findingWords } from "./finding-words.ts";
import type { LoadDetail } from "./load.ts";
import { words } from "./words.ts";

type Severity = LoadDetail["findings"][number]["severity"];
const hues: Record<Severity, Hue> = { refuses: "red", warns: "orange", notes: "blue" };

/** The findings of the rows, each kind of finding once, with its rows counted. Each leads to its rows. */
export const FindingsPanel = ({ load: { id, state, findings } }: { load: LoadDetail }) =>
  findings.length > 0 && (
    <Panel title={words.findings} flush>
      <table className="small-table load-findings" aria-label={words.findings}>
        <thead>
          <tr>
            <th scope="col">{findingWords.severity}</th>
            <th scope="col">{words.finding}</th>
            <th scope="col" data-number>
              {findingWords.rows}
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ severity, code, sentence, rows }) => (
            <tr key={`${severity} ${code}`}>
              <td>
                <Tag hue={hues[severity]}>{findingWords.severities[severity]}</Tag>
              </td>
              <td>
                <Link to={addresses.loadFinding(id, code)}>{sentence}</Link>
              </td>
              <td data-number>{count(rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {state !== "waiting" && <p className="load-more dim">{findingWords.kept}</p>}
    </Panel>
  );
