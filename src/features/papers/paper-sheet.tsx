import "./paper-sheet.css";
import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { formatDate, number2, usd } from "#domain/format.ts";
import { memoStateLabels } from "#domain/paper.ts";
import { paperWords } from "#domain/paper-words.ts";
import { Code } from "#ui/code.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { PaperLines } from "./paper-lines.tsx";
import { words } from "./words.ts";

export type Paper = Data<"getPaper">;

interface PaperSheetProps {
  paper: Paper;
  title: string;
  addressOf: (id: number) => string;
}

/** The sheet. How the memo stands now is for the screen alone: on paper it would be wrong tomorrow. */
export function PaperSheet({ paper, title, addressOf }: PaperSheetProps) {
  const { client, made_by, proof, totals, terms, kind } = paper;
  const state = paper.state && memoStateLabels[paper.state];
  return (
    <article className="paper" aria-label={title}>
      <header>
        <b className="paper-house">{paper.house}</b>
        <div className="row wrap">
          <span className="row screen-only">
            {state && (
              <Tag hue={state.hue} kind={state.kind}>
                {state.label}
              </Tag>
            )}
            {paper.is_overdue && <Tag hue="red">{words.overdue}</Tag>}
          </span>
          <h2>{title}</h2>
        </div>
      </header>
      <div className="paper-parties">
        <address>
          <span className="dim">{paperWords.client}</span>
          <b>{client.company_name}</b>
          <span>
            {client.first_name} {client.last_name}
          </span>
          {[client.place, client.email, client.mobile].map((text) => text && <span key={text}>{text}</span>)}
        </address>
        <dl>
          <PaperFact label={paperWords.date}>{formatDate(paper.created_at)}</PaperFact>
          {paper.due_date && <PaperFact label={paperWords.due}>{formatDate(paper.due_date)}</PaperFact>}
          <PaperFact label={paperWords.madeBy}>
            {made_by.first_name} {made_by.last_name}
          </PaperFact>
          {paper.papers.length > 0 && (
            <PaperFact label={kind === "memo" ? paperWords.invoices : paperWords.memos}>
              {paper.papers.map(({ id, number }) => (
                <Link key={id} to={addressOf(id)}>
                  {number}
                </Link>
              ))}
            </PaperFact>
          )}
        </dl>
      </div>
      {terms && (
        <p className="paper-terms">
          <span className="dim">{paperWords.terms}</span>
          {terms}
        </p>
      )}
      <PaperLines paper={paper} />
      <p className="paper-total figures">
        <b>{paperWords.total}</b>
        <span>{paperWords.pieces(totals.pieces)}</span>
        <span>{number2(totals.carat)} ct</span>
        <b>{usd(totals.amount)}</b>
      </p>
      <ul className="paper-signatures">
        {paperWords.signatures[kind].map((signer) => (
          <li key={signer} className="dim">
            {signer}
          </li>
        ))}
      </ul>
      <footer className="dim">
        {paperWords.proof(proof.entry, "")}
        <Code>{proof.hash}</Code>
        <span className="screen-only">{words.proofHint}</span>
      </footer>
    </article>
  );
}

const PaperFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="dim">{label}</dt>
    <dd className="row wrap">{children}</dd>
  </div>
);
