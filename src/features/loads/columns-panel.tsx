import { Button } from "@mantine/core";
import { useState } from "react";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { ColumnRow } from "./column-row.tsx";
import { matchesAnew } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

const shownFirst = 60;

/** The columns of the file: five values of each, the field that it is read as, and who chose that. */
export function ColumnsPanel({ open }: { open: OpenLoad }) {
  const { load, mapping } = open;
  const [shown, setShown] = useState(shownFirst);
  const facts = load.columns.slice(0, shown);
  const left = load.columns.length - facts.length;
  if (matchesAnew(mapping.draft)) {
    return (
      <Panel title={words.columns}>
        <p className="dim">{words.anew}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={words.columns}
      aside={words.matched(load.columns.filter(({ field }) => field !== null).length, load.columns.length)}
      flush
    >
      {load.columns.length === 0 ? (
        <BlankState title={words.noPreview}>{words.noPreviewText}</BlankState>
      ) : (
        <table className="load-columns" aria-label={words.columns}>
          <thead>
            <tr>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.samples}</th>
              <th scope="col">{words.readAs}</th>
              <th scope="col">{words.chosenBy}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <ColumnRow key={fact.column} fact={fact} open={open} />
            ))}
          </tbody>
        </table>
      )}
      {left > 0 && (
        <p className="load-more">
          <Button variant="default" onClick={() => setShown(shown + shownFirst)}>
            {words.moreColumns(Math.min(left, shownFirst))}
          </Button>
        </p>
      )}
    </Panel>
  );
}
