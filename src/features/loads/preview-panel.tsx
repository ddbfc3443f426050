import { useMemo } from "react";
import { queryFailure } from "#api/query-failure.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { OpenLoad } from "./open-load.ts";
import { previewCard, previewColumns, previewId, shownFields } from "./preview-columns.tsx";
import { usePreview } from "./use-preview.ts";
import { words } from "./words.ts";

const figures: readonly (string | undefined)[] = ["number", "money"];

/** The first hundred rows as the stones that they would become, with what was found in them. */
export function PreviewPanel({ open }: { open: OpenLoad }) {
  const read = usePreview(open);
  const { fields } = open;
  const { data, isDraft } = read;
  const { columns, card } = useMemo(() => {
    const isFigure = (field: string) => figures.includes(fields.factOf(field)?.kind);
    const shown = shownFields(data ?? [], fields.fields);
    return {
      columns: previewColumns(shown, fields.labelOf, isFigure),
      card: previewCard(shown, fields.labelOf),
    };
  }, [data, fields]);
  return (
    <Panel title={words.preview} aside={isDraft ? words.previewDraft : words.previewNow} flush>
      {!data && read.isError && <FailureState {...queryFailure(read)} />}
      {!data && read.isPending && <SkeletonRows label={words.preview} rows={6} />}
      {data?.length === 0 && <BlankState title={words.noPreview}>{words.noPreviewText}</BlankState>}
      {data && data.length > 0 && (
        <div
          className="load-preview"
          style={{ "--rows": data.length }}
          aria-busy={read.isFetching && isDraft ? true : undefined}
        >
          <DataTable label={words.preview} columns={columns} rows={data} rowId={previewId} card={card} />
        </div>
      )}
    </Panel>
  );
}
