import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { loadLayout } from "#ui/workflow-picture/load-layout.ts";
import { withMissing } from "#ui/workflow-picture/with-missing.ts";
import { WorkflowView } from "#ui/workflow-picture/workflow-view.tsx";
import type { ItemPath } from "./item-path.ts";
import { type Comparison, missingFromPicture } from "./missing-from-picture.ts";
import { overlayOf } from "./overlay-of.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";

export interface PicturePaneProps {
  figures: WorkflowFigures;
  /** The way of the open item. */
  walked: ItemPath;
  mark: string | undefined;
  onMark: (id: string) => void;
  show: "taken" | "dwell";
  compared?: Comparison;
}

/** The drawn machine, with an overlay of the period, the item or two versions. */
export function PicturePane({ figures, walked, mark, onMark, show, compared }: PicturePaneProps) {
  const { name, title } = figures;
  const { data, isError, refetch } = useQuery({
    queryKey: ["layout", name],
    queryFn: () => loadLayout(name),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changes = compared?.changes;
  const overlay = useMemo(() => overlayOf(figures, { walked, show, changes }), [figures, walked, show, changes]);
  const layout = useMemo(
    () => data && (compared ? withMissing(data, missingFromPicture(data, compared)) : data),
    [data, compared],
  );
  return (
    <div className="picture-pane">
      {layout && <WorkflowView layout={layout} overlay={overlay} selected={mark} onSelect={onMark} title={title} />}
      {!data && !isError && <SkeletonRows label={words.picture} rows={8} />}
      {!data && isError && <FailureState message={words.notDrawn} onRetry={() => void refetch()} />}
    </div>
  );
}
