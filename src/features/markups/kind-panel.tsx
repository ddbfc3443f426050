import { Button } from "@mantine/core";
import { useState } from "react";
import { useNoRight } from "#api/view-only.ts";
import { originNames } from "#domain/stone.ts";
import { Act } from "#ui/act/act.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { type EntryColumn, EntryNote, EntryTable } from "#ui/table/entry-table.tsx";
import { isOfKind, type KindOfStone, type RuleDraft } from "./rule-draft.ts";
import { linesOf, type Marks } from "./rule-marks.ts";
import { RuleLine } from "./rule-row.tsx";
import type { RowErrors } from "./use-save-markup.ts";
import { words } from "./words.ts";

const columns: readonly EntryColumn[] = [
  { id: "from", head: words.from, number: true },
  { id: "to", head: words.to, number: true },
  { id: "value", head: words.markup, number: true },
  { id: "kind", head: words.unit },
];

export const kindName = ({ diamond_type, stone_origin }: KindOfStone) =>
  words.kindOf(words.kind[diamond_type], originNames[stone_origin]);

interface KindPanelProps {
  kind: KindOfStone;
  draft: RuleDraft;
  marks: Marks;
  errors: RowErrors;
  mayWrite: boolean;
  onTouch: (key: string) => void;
}

/** The rows for one type and origin, the lightest first, with the gaps between them. */
export function KindPanel({ kind, draft, marks, errors, mayWrite, onTouch }: KindPanelProps) {
  const noRight = useNoRight();
  const [fresh, setFresh] = useState<string>();
  const title = kindName(kind);
  const rows = draft.rows.filter((row) => isOfKind(row, kind));
  const gaps = marks.gapsIn(kind);
  const isLast = draft.base.layer === "default";
  const add = (range?: { from: number; to: number }) => setFresh(draft.add(kind, range));

  return (
    <Panel
      title={title}
      flush
      aside={
        <>
          {words.rows(rows.length)}
          {gaps.length > 0 && `, ${words.gaps(gaps.length)}`}
          <span className="screen-only">
            <Act
              variant="subtle"
              reason={mayWrite ? null : noRight}
              aria-label={words.addTo(title)}
              onClick={() => add()}
            >
              {words.addRow}
            </Act>
          </span>
        </>
      }
    >
      <EntryTable label={title} columns={columns} act={words.remove}>
        {linesOf(rows, gaps).map((line) => {
          if ("row" in line) {
            const { row } = line;
            return (
              <RuleLine
                key={row.key}
                row={row}
                was={draft.wasOf(row)}
                isChanged={draft.isChanged(row)}
                overlaps={marks.overlaps.get(row.key) ?? []}
                isUpsideDown={marks.isUpsideDown(row)}
                errors={errors[row.key] ?? {}}
                locked={!mayWrite}
                isNew={row.key === fresh}
                onChange={(patch) => {
                  draft.set(row.key, patch);
                  onTouch(row.key);
                }}
                onRead={(patch) => draft.set(row.key, patch)}
                onRemove={() => {
                  draft.remove(row.key);
                  onTouch(row.key);
                }}
              />
            );
          }
          const { from, to, stones } = line.gap;
          const range = words.range(from, to);
          return (
            <EntryNote key={`gap-${from}`} span={5}>
              <Tag hue="orange" kind="waiting">
                {words.gap}
              </Tag>
              <span className="figures">{words.gapText(range, stones, isLast)}</span>
              {mayWrite && (
                <Button
                  className="screen-only"
                  variant="subtle"
                  aria-label={words.addFor(range)}
                  onClick={() => add({ from, to })}
                >
                  {words.addRow}
                </Button>
              )}
            </EntryNote>
          );
        })}
        {rows.length === 0 && gaps.length === 0 && (
          <EntryNote span={5}>
            <span className="dim">{words.noRow}</span>
          </EntryNote>
        )}
      </EntryTable>
    </Panel>
  );
}
