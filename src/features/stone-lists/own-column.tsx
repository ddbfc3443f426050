import type { ReactNode } from "react";
import { dash, number2 } from "#domain/format.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";

/** The drawing of a column of lines. Its name and its audience are in the domain. */
export type OwnColumn = Omit<Column<StoneLine>, "id" | "head">;

export const price = (of: (line: StoneLine) => number | null | undefined, isSortable = false): OwnColumn => ({
  ...(isSortable && { sortable: true }),
  width: 96,
  number: true,
  text: of,
  cell: (line) => number2(of(line)),
});

export const paper = (of: (line: StoneLine) => { number: string } | null | undefined): OwnColumn => ({
  sortable: true,
  width: 116,
  text: (line) => of(line)?.number,
  cell: (line): ReactNode => {
    const number = of(line)?.number;
    return number ? <Code>{number}</Code> : dash;
  },
});

export const said = (of: (line: StoneLine) => string | null, width: number): OwnColumn => ({
  width,
  text: of,
  cell: (line) => {
    const text = of(line);
    return text ? <span title={text}>{text}</span> : dash;
  },
});
