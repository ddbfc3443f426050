import { formatDate } from "#domain/format.ts";
import { clientName } from "#stones/lines/line-people.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { words } from "./words.ts";

/** A numbered paper that an act has written. */
export interface WrittenPaper {
  kind: "memo" | "invoice";
  id: number;
  number: string;
  /** The content of the paper, in a sentence. */
  said: string;
}

/** The papers of lines that were just issued or sold, each once. A sale to two clients has written two invoices. */
export function papersOf(kind: WrittenPaper["kind"], lines: readonly StoneLine[]): WrittenPaper[] {
  const byId = new Map<number, { number: string; lines: StoneLine[] }>();
  for (const line of lines) {
    const paper = line[kind];
    if (!paper) continue;
    const known = byId.get(paper.id) ?? { number: paper.number, lines: [] };
    known.lines.push(line);
    byId.set(paper.id, known);
  }
  return [...byId].flatMap(([id, { number, lines: own }]) => {
    const [first] = own;
    if (!first) return [];
    const due = kind === "memo" && first.due_date ? ` ${words.dueOn(formatDate(first.due_date))}` : "";
    const said = words[kind === "memo" ? "issued" : "sold"](own.length, clientName(first));
    return [{ kind, id, number, said: `${said}${due}` }];
  });
}
