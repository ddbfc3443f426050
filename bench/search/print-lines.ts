import type { Answer } from "./answer.ts";
import type { Forms } from "./fastest-forms.ts";
import { geomean, round } from "./figures.ts";
import type { Line } from "./interleave.ts";
import type { Question } from "./questions.ts";

type Say = (line: string) => void;
type About = { names: readonly string[]; forms: Forms | undefined; wanted: ReadonlyMap<Question, Answer> };

/** Prints a table for a person: medians in milliseconds, and PostgreSQL's time as a multiple of the index's. */
export function printLines(lines: readonly Line[], { names, forms, wanted }: About, say: Say): void {
  const head = ["stones", "index ms", "p99", "plain", "http 500", ...names, "form", "ratio", "http ratio"];
  say(`\n${"question".padEnd(18)}${cellsOf(head)}`);
  for (const { question, index, p99, plain, http, others, ratio, httpRatio } of lines)
    say(
      question.name.padEnd(18) +
        cellsOf([
          wanted.get(question)?.count,
          round(index),
          round(p99),
          figure(plain),
          figure(http),
          ...others.map((ms) => round(ms)),
          forms?.get(question),
          round(ratio),
          figure(httpRatio),
        ]),
    );
  const { index, plain, http, others, ratio, httpRatio } = meansOf(lines);
  say(
    "geometric mean".padEnd(18) +
      cellsOf([
        "",
        figure(index),
        "",
        figure(plain),
        figure(http),
        ...others.map(figure),
        "",
        figure(ratio),
        figure(httpRatio),
      ]),
  );
}

/** The geometric means over all questions; over HTTP, over those with an answer there. */
export function meansOf(lines: readonly Line[]) {
  const mean = (of: (line: Line) => number | null) => {
    const values = lines.flatMap((line) => of(line) ?? []);
    return values.length > 0 ? geomean(values) : null;
  };
  return {
    index: mean((line) => line.index) ?? Number.NaN,
    plain: mean((line) => line.plain),
    http: mean((line) => line.http),
    others: (lines[0]?.others ?? []).map((_, c) => mean((line) => line.others[c] ?? null)),
    ratio: mean((line) => line.ratio),
    httpRatio: mean((line) => line.httpRatio),
  };
}

export const figure = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : round(value);

const cellsOf = (cells: readonly unknown[]) => cells.map((cell) => String(cell ?? "").padStart(13)).join("");
