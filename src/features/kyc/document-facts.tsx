import { count, textOf } from "#domain/format.ts";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type DocumentCategory, documentOf, type KycCase, type KycDocument, titleOf } from "./kyc.ts";
import { words } from "./words.ts";

const kilobyte = 1024;

export const fileWords = ({ name, bytes, pages }: KycDocument["file"]) =>
  [name, `${count(Math.ceil(bytes / kilobyte))} ${words.kilobytes}`, pages && words.pages(pages)]
    .filter(Boolean)
    .join(", ");

/** Doubts about a document: a file that was rejected already, or that stands for both documents. */
function doubts(kyc: KycCase, category: DocumentCategory, kycDocument: KycDocument): string[] {
  const { sha256 } = kycDocument.file;
  const wasRejected = kyc.history.some(
    (step) =>
      step.document_category === titleOf(category) &&
      step.sha256 === sha256 &&
      (step.what === "reject" || step.what === "revoke") &&
      step.at < kycDocument.submitted_at,
  );
  const other = documentOf(kyc, category === "owner" ? "business" : "owner");
  return [
    ...(wasRejected ? [words.sameAsRejected] : []),
    ...(other?.file.sha256 === sha256 ? [words.sameAsOther] : []),
  ];
}

interface DocumentFactsProps {
  kyc: KycCase;
  category: DocumentCategory;
  kycDocument: KycDocument;
  /** The house's own facts, to compare with the document. */
  profile: readonly Fact[];
}

/** The facts of a document, and those to compare it with. */
export function DocumentFacts({ kyc, category, kycDocument, profile }: DocumentFactsProps) {
  return (
    <div className="stack">
      <Facts
        columns={2}
        of={[
          { label: words.documentType, value: kycDocument.document_type_name },
          { label: words.file, value: fileWords(kycDocument.file) },
          ...(kycDocument.info ? [{ label: words.info, value: textOf(kycDocument.info), span: 2 }] : []),
        ]}
      />
      {doubts(kyc, category, kycDocument).map((doubt) => (
        <Notice key={doubt} hue="orange">
          {doubt}
        </Notice>
      ))}
      <div className="document-profile">
        <h3>{words.inProfile}</h3>
        <Facts columns={2} of={profile} />
      </div>
    </div>
  );
}
