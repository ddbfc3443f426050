import { count, textOf } from "#domain/format.ts";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type DocumentCategory, type KycCase, type Paper, paperOf, titleOf } from "./kyc.ts";
import { words } from "./words.ts";

const kilobyte = 1024;

export const fileWords = ({ name, bytes, pages }: Paper["file"]) =>
  [name, `${count(Math.ceil(bytes / kilobyte))} ${words.kilobytes}`, pages && words.pages(pages)]
    .filter(Boolean)
    .join(", ");

/** What should make one look twice: a file that was rejected already, or one that stands for both papers. */
function doubts(kyc: KycCase, category: DocumentCategory, paper: Paper): string[] {
  const { sha256 } = paper.file;
  const wasRejected = kyc.history.some(
    (step) =>
      step.document_category === titleOf(category) &&
      step.sha256 === sha256 &&
      (step.what === "reject" || step.what === "revoke") &&
      step.at < paper.submitted_at,
  );
  const other = paperOf(kyc, category === "owner" ? "business" : "owner");
  return [
    ...(wasRejected ? [words.sameAsRejected] : []),
    ...(other?.file.sha256 === sha256 ? [words.sameAsOther] : []),
  ];
}

interface PaperFactsProps {
  kyc: KycCase;
  category: DocumentCategory;
  paper: Paper;
  /** What the house knows of them by itself, to hold beside the paper. */
  profile: readonly Fact[];
}

/** What is said of a paper, and what it should be held beside. */
export function PaperFacts({ kyc, category, paper, profile }: PaperFactsProps) {
  return (
    <div className="stack">
      <Facts
        columns={2}
        of={[
          { label: words.documentType, value: paper.document_type_name },
          { label: words.file, value: fileWords(paper.file) },
          ...(paper.info ? [{ label: words.info, value: textOf(paper.info), span: 2 }] : []),
        ]}
      />
      {doubts(kyc, category, paper).map((doubt) => (
        <Notice key={doubt} hue="orange">
          {doubt}
        </Notice>
      ))}
      <div className="paper-profile">
        <h3>{words.inProfile}</h3>
        <Facts columns={2} of={profile} />
      </div>
    </div>
  );
}
