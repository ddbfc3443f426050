import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { FileViewer } from "#ui/viewer/file-viewer.tsx";
import type { Paper } from "./kyc.ts";
import { usePaperFile } from "./use-paper-file.ts";
import { words } from "./words.ts";

interface PaperViewProps {
  paper: Paper;
  company: string;
  onPagesLeft?: (left: number) => void;
}

/** The file of a paper to look at: on its way, failed with another try, or in the viewer. */
export function PaperView({ paper, company, onPagesLeft }: PaperViewProps) {
  const file = usePaperFile(paper);
  const alt = words.viewOf(paper.document_category, company);
  return (
    <div className="paper-view">
      {file.data ? (
        <FileViewer
          key={paper.file.sha256}
          file={file.data}
          alt={alt}
          fileName={paper.file.name}
          {...(onPagesLeft && { onPagesLeft })}
        />
      ) : file.isError ? (
        <FailureState {...queryFailure(file)} />
      ) : (
        <SkeletonRows label={alt} rows={7} />
      )}
    </div>
  );
}
