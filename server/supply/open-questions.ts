import type { ColumnFact, FileTable, Mapping, Question } from "./mapping.ts";
import { columnQuestions } from "./understand/suggest-mapping.ts";

type Known = { mapping: Mapping; tables: readonly FileTable[]; columns: readonly ColumnFact[] };

/**
 * The questions to a person about a file. As long as nobody knows which sheet is meant, nothing else is worth an
 * answer.
 */
export function openQuestions({ mapping, tables, columns }: Known, ofRows: readonly Question[] = []): Question[] {
  const names = tables.flatMap(({ name, is_stock }) => (is_stock ? [name] : []));
  if (names.length > 1 && (mapping.sheet ?? null) === null) return [{ kind: "table", names }];
  return [...columnQuestions(mapping, columns), ...ofRows];
}
