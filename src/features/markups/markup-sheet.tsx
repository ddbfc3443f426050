import { useEffect, useRef, useState } from "react";
import { diamondTypes, stoneOrigins } from "#domain/stone.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { KindPanel, kindName } from "./kind-panel.tsx";
import { MarkupFoot } from "./markup-foot.tsx";
import { type Markup, type RuleRow, rowsOf, sameRow, useRuleDraft } from "./rule-draft.ts";
import { marksOf } from "./rule-marks.ts";
import { StaleRules } from "./stale-rules.tsx";
import { isSteep, SteepDialog } from "./steep-dialog.tsx";
import { type Subject, useSaveMarkup } from "./use-save-markup.ts";
import { words } from "./words.ts";

const kinds = stoneOrigins
  .toReversed()
  .flatMap((stone_origin) => diamondTypes.map((diamond_type) => ({ diamond_type, stone_origin })));

export interface MarkupSheetProps {
  /** The name of the rows' subject: "Northlight Jewels". */
  name: string;
  subject: Subject;
  markup: Markup;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The rows of one subject by type, origin and weight. They are edited in place and saved all at once. */
export function MarkupSheet({ name, subject, markup, mayWrite, onDirty }: MarkupSheetProps) {
  const draft = useRuleDraft(markup, `markup ${JSON.stringify(subject)}`);
  const { save, isSaving, refusal, touch, forget } = useSaveMarkup(subject);
  const marks = marksOf(draft.rows, markup);
  const [isAsking, setAsking] = useState(false);
  const steep = steepIn(draft.rows, draft.base);
  const top = useRef<HTMLDivElement>(null);
  useDirty(onDirty, draft.changes > 0);

  // A refusal scrolls into view: the first wrong field, or both versions if somebody else saved.
  useEffect(() => {
    if (refusal?.stored) top.current?.scrollIntoView({ block: "nearest" });
    else if (refusal) top.current?.parentElement?.querySelector<HTMLElement>("[data-refused]")?.focus();
  }, [refusal]);

  async function send(version: number, rows: readonly RuleRow[]) {
    const after = await save(version, rows);
    if (after) draft.reset(after);
  }
  const start = (stored?: Markup) => {
    draft.reset(stored);
    forget();
  };
  /** Saves over the base, or asks first. */
  const saveOver = (base: Markup, rows: readonly RuleRow[]) =>
    steepIn(rows, base).length > 0 ? setAsking(true) : void send(base.version, rows);
  const stored = refusal?.stored;

  return (
    <>
      <Page label={name}>
        <div ref={top} className="stack">
          <h2 className="print-only">{name}</h2>
          {draft.changes > 0 && (
            <p className="print-only">
              <b>{words.notSaved(draft.changed, draft.added, draft.removed)}</b>
            </p>
          )}
          <p className="dim">
            {words.lead[subject.layer]} {words.percentHint}
          </p>
          {stored && (
            <StaleRules
              base={draft.base}
              rows={draft.rows}
              stored={stored}
              by={refusal?.by}
              onKeepTheirs={() => start(stored)}
              onSaveMine={(merged) => {
                draft.rebase(stored, merged);
                forget();
                saveOver(stored, merged);
              }}
            />
          )}
        </div>
        <Columns>
          {kinds.map((kind) => (
            <KindPanel
              key={kindName(kind)}
              kind={kind}
              draft={draft}
              marks={marks}
              errors={refusal?.rows ?? {}}
              mayWrite={mayWrite}
              onTouch={touch}
            />
          ))}
        </Columns>
      </Page>
      <MarkupFoot
        draft={draft}
        overlapping={marks.overlaps.size}
        refusal={refusal?.stored ? null : (refusal?.message ?? null)}
        mayWrite={mayWrite}
        isSaving={isSaving}
        onUndo={() => start()}
        onSave={() => saveOver(draft.base, draft.rows)}
      />
      {isAsking && (
        <SteepDialog
          rows={steep}
          changes={draft.changes}
          name={name}
          layer={subject.layer}
          onConfirm={() => {
            setAsking(false);
            void send(draft.base.version, draft.rows);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The rows that are changed against the stored ones, and sell for less than half. */
function steepIn(rows: readonly RuleRow[], base: Markup): RuleRow[] {
  const before = new Map(rowsOf(base).map((row) => [row.key, row]));
  return rows.filter((row) => {
    const was = before.get(row.key);
    return isSteep(row) && !(was && sameRow(row, was));
  });
}

const widths = [76, 76, 80, 84];

/** The panels of rows while they load. */
export const MarkupSkeleton = () => (
  <Page label={words.title}>
    <Columns>
      {kinds.map((kind) => (
        <Panel key={kindName(kind)} title={kindName(kind)} flush>
          <SkeletonRows label={kindName(kind)} rows={4} widths={widths} />
        </Panel>
      ))}
    </Columns>
  </Page>
);
