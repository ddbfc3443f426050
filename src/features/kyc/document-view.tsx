import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { FileViewer } from "#ui/viewer/file-viewer.tsx";
import type { KycDocument } from "./kyc.ts";
import { useDocumentFile } from "./use-document-file.ts";
import { words } from "./words.ts";

interface DocumentViewProps {
  kycDocument: KycDocument;
  company: string;
  onPagesLeft?: (left: number) => void;
}

/** The view of a document's file: loading, failed with another try, or in the viewer. */
export function DocumentView({ kycDocument, company, onPagesLeft }: DocumentViewProps) {
  const file = useDocumentFile(kycDocument);
  const alt = words.viewOf(kycDocument.document_category, company);
  return (
    <div className="document-view">
      {file.data ? (
        <FileViewer
          key={kycDocument.file.sha256}
          file={file.data}
          alt={alt}
          fileName={kycDocument.file.name}
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
