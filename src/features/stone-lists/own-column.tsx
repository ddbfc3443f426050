import type { ReactNode } from "react";
import { dash, number2 } from "#domain/format.ts";
import { type LineAudience, lineAudiences } from "#stones/lines/audience.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/code.tsx";
import type { Column } from "#ui/data-table/types.ts";

/** A column of lines that their stones do not have. */
export interface OwnColumn extends Omit<Column<StoneLine>, "id"> {
  /** What the order of the list calls it, where it is another name than its own. */
  id?: string;
  /** Who is shown it. */
  for: readonly LineAudience[];
  /** Behind the stone, where its prices stand. */
  isBehind?: true;
}

const everybody = lineAudiences;
type Cell = Pick<OwnColumn, "cell"> & Partial<OwnColumn>;
export const own = (head: string, { cell, ...more }: Cell, audience: OwnColumn["for"] = everybody): OwnColumn => ({
  head,
  for: audience,
  cell,
  ...more,
});

export const price = (head: string, of: (line: StoneLine) => number | null | undefined, sortAs?: string) =>
  own(head, {
    ...(sortAs && { id: sortAs, sortable: true }),
    width: 96,
    number: true,
    text: of,
    cell: (line) => number2(of(line)),
  });

export const paper = (id: string, head: string, of: (line: StoneLine) => { number: string } | null | undefined) =>
  own(head, {
    id,
    sortable: true,
    width: 96,
    text: (line) => of(line)?.number,
    cell: (line): ReactNode => {
      const number = of(line)?.number;
      return number ? <Code>{number}</Code> : dash;
    },
  });

export const said = (head: string, of: (line: StoneLine) => string | null, width: number, isBehind?: true) =>
  own(head, {
    width,
    ...(isBehind && { isBehind }),
    text: of,
    cell: (line) => {
      const text = of(line);
      return text ? <span title={text}>{text}</span> : dash;
    },
  });
