import type { Paper } from "./paper.ts";
import "./paper-sheet.css";
import type { ReactNode } from "react";
import { formatDate } from "#domain/format.ts";
import { memoStateLabels } from "#domain/paper.ts";
import { paperWords } from "#domain/paper-words.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { PaperLines } from "./paper-lines.tsx";
import { ClientOnPaper, HouseOnPaper } from "./paper-parties.tsx";
import { PaperSums } from "./paper-sums.tsx";
import { words } from "./words.ts";

interface PaperSheetProps {
  paper: Paper;
  title: string;
  addressOf: (id: number) => string;
}

/** The sheet as it was issued. Later facts are on the screen alone: on paper they would soon be wrong. */
export function PaperSheet({ paper, title, addressOf }: PaperSheetProps) {
  const { proof, kind } = paper;
  return (
    <article className="paper" aria-label={title} data-size={paper.paper_size}>
      <header>
        <HouseOnPaper house={paper.house} />
        <div className="row wrap paper-title">
          <Standing paper={paper} />
          <h2>{title}</h2>
        </div>
      </header>
      <div className="paper-parties">
        <ClientOnPaper client={paper.client} />
        <PaperFacts paper={paper} addressOf={addressOf} />
      </div>
      <PaperText label={paperWords.reason}>{paper.reason}</PaperText>
      <PaperLines paper={paper} />
      <PaperSums paper={paper} />
      <PaperText label={paperWords.taxStatement}>{paper.tax_statement ?? null}</PaperText>
      <PaperText label={paperWords.terms}>{paper.terms}</PaperText>
      <PaperText label={paperWords.clause}>{paper.clause}</PaperText>
      <PaperText label={paperWords.paymentTerms}>{paper.payment_terms}</PaperText>
      {kind === "invoice" && <PaperText label={paperWords.bank}>{paper.house.bank}</PaperText>}
      <ul className="paper-signatures">
        {paperWords.signatures[kind].map((signer) => (
          <li key={signer} className="dim">
            {signer}
          </li>
        ))}
      </ul>
      <footer className="dim">
        {paper.house.footer && <p>{paper.house.footer}</p>}
        {paperWords.proof(proof.entry, "")}
        <Code>{proof.hash}</Code>
        <span className="screen-only">{words.proofHint}</span>
      </footer>
    </article>
  );
}

/** The present state of a memo. */
function Standing({ paper }: { paper: Paper }) {
  const state = paper.state && memoStateLabels[paper.state];
  return (
    <span className="row screen-only">
      {state && (
        <Tag hue={state.hue} kind={state.kind}>
          {state.label}
        </Tag>
      )}
      {paper.is_overdue && <Tag hue="red">{words.overdue}</Tag>}
    </span>
  );
}

function PaperFacts({ paper, addressOf }: Pick<PaperSheetProps, "paper" | "addressOf">) {
  const { kind, issued_due, due_date, salesperson, made_by, refers_to, followed_by } = paper;
  const links = (papers: Paper["refers_to"]) =>
    papers.map(({ id, number }) => (
      <Link key={id} to={addressOf(id)}>
        {number}
      </Link>
    ));
  return (
    <dl>
      <PaperFact label={paperWords.date}>{formatDate(paper.issued_on)}</PaperFact>
      {issued_due && <PaperFact label={paperWords.due}>{formatDate(issued_due)}</PaperFact>}
      {due_date && due_date !== issued_due && (
        <PaperFact label={words.dueNow} isLater>
          {formatDate(due_date)}
        </PaperFact>
      )}
      <PaperFact label={paperWords.currency}>{paperWords.currencies[paper.currency]}</PaperFact>
      {salesperson && (
        <PaperFact label={paperWords.salesperson}>
          {salesperson.first_name} {salesperson.last_name}
        </PaperFact>
      )}
      <PaperFact label={paperWords.madeBy}>
        {made_by.first_name} {made_by.last_name}
      </PaperFact>
      {refers_to.length > 0 && (
        <PaperFact label={kind === "credit" ? paperWords.credits : paperWords.memos}>{links(refers_to)}</PaperFact>
      )}
      {followed_by.length > 0 && (
        <PaperFact label={kind === "memo" ? words.invoicedBy : words.creditedBy} isLater>
          {links(followed_by)}
        </PaperFact>
      )}
    </dl>
  );
}

const PaperFact = ({ label, isLater, children }: { label: string; isLater?: boolean; children: ReactNode }) => (
  <div className={isLater ? "screen-only" : undefined}>
    <dt className="dim">{label}</dt>
    <dd className="row wrap">{children}</dd>
  </div>
);

const PaperText = ({ label, children }: { label: string; children: string | null }) =>
  children && (
    <p className="paper-text">
      <span className="dim">{label}</span>
      {children}
    </p>
  );
