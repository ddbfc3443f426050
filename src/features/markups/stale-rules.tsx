import "#ui/table/small-table.css";
import { Button } from "@mantine/core";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { words as kit } from "#ui/words.ts";
import { kindName } from "./kind-panel.tsx";
import { figure, type Markup, type RuleRow, rowsOf, sameRow } from "./rule-draft.ts";
import { rangeOf } from "./rule-row.tsx";
import { words } from "./words.ts";

const scopeOf = (row: RuleRow) => [row.diamond_type, row.stone_origin, figure(row.from), figure(row.to)].join(" ");
const byScope = (rows: readonly RuleRow[]) => new Map(rows.map((row) => [scopeOf(row), row]));
const same = (a: RuleRow | undefined, b: RuleRow | undefined) => (a && b ? sameRow(a, b) : a === b);

/** The merged rows: mine where I changed something, theirs elsewhere. Rows are compared by their scopes. */
export function mergedRows(base: Markup, rows: readonly RuleRow[], stored: Markup): RuleRow[] {
  const [before, mine, theirs] = [byScope(rowsOf(base)), byScope(rows), byScope(rowsOf(stored))];
  return [...new Set([...theirs.keys(), ...mine.keys()])]
    .flatMap((scope) => {
      const isMine = !same(mine.get(scope), before.get(scope));
      const row = isMine ? mine.get(scope) : theirs.get(scope);
      return row ? [{ ...row, key: theirs.get(scope)?.key ?? `mine ${scope}` }] : [];
    })
    .sort((a, b) => figure(a.from) - figure(b.from));
}

const shown = (row: RuleRow | undefined) => (row ? words.value(figure(row.value), row.kind) : words.none);

interface StaleRulesProps {
  base: Markup;
  rows: readonly RuleRow[];
  stored: Markup;
  by: string | undefined;
  onKeepTheirs: () => void;
  onSaveMine: (merged: RuleRow[]) => void;
}

/** The conflict of two people who edited one set: every row in which they differ, both values side by side. */
export function StaleRules({ base, rows, stored, by, onKeepTheirs, onSaveMine }: StaleRulesProps) {
  const merged = mergedRows(base, rows, stored);
  const [before, mine, theirs] = [byScope(rowsOf(base)), byScope(merged), byScope(rowsOf(stored))];
  const typed = byScope(rows);
  const scopes = [...new Set([...before.keys(), ...mine.keys(), ...theirs.keys()])].filter(
    (scope) => !same(mine.get(scope), theirs.get(scope)) || !same(before.get(scope), theirs.get(scope)),
  );
  return (
    <Panel title={kit.stored} flush>
      <Notice hue="orange" urgent>
        {kit.staleText(by)}
      </Notice>
      <div className="section row wrap">
        <Button variant="default" onClick={onKeepTheirs}>
          {kit.keepTheirs}
        </Button>
        <Button onClick={() => onSaveMine(merged)}>{kit.saveMine}</Button>
      </div>
      <table className="small-table" aria-label={kit.stored}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col" data-number>
              {kit.yours}
            </th>
            <th scope="col" data-number>
              {kit.stored}
            </th>
          </tr>
        </thead>
        <tbody>
          {scopes.map((scope) => {
            const row = mine.get(scope) ?? theirs.get(scope) ?? before.get(scope);
            return (
              <tr key={scope}>
                <th scope="row">{row && `${kindName(row)}, ${rangeOf(row)}`}</th>
                <td data-number>
                  {same(typed.get(scope), before.get(scope)) ? (
                    <span className="dim">{kit.untouched}</span>
                  ) : (
                    <b>{shown(mine.get(scope))}</b>
                  )}
                </td>
                <td data-number>
                  <b>{shown(theirs.get(scope))}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
