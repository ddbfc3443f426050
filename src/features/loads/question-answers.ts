import type { Question } from "./load.ts";
import { type MappingDraft, valueAnswered, withFactor, withFixed, withValue } from "./mapping-draft.ts";

/** The answer that leaves a value or a column out. */
export const leftOut = "–";

export const questionKey = ({ kind, column, field, raw }: Question) => `${kind} ${column} ${field} ${raw}`;

/** The column in which a missing field was found since. */
const columnGiving = (draft: MappingDraft, field: string) =>
  Object.entries(draft.fields).find(([, given]) => given === field)?.[0];

/** The answer to a question among the unsaved changes. */
export function answerOf(question: Question, draft: MappingDraft): string | undefined {
  const { kind, column, field, raw } = question;
  switch (kind) {
    case "discount":
      return draft.discount;
    case "decimal":
      return draft.decimal;
    case "table":
      return draft.table?.toString();
    case "scale":
      return column === null ? undefined : draft.factors[column]?.toString();
    case "column": {
      const given = column === null ? undefined : draft.fields[column];
      return given === null ? leftOut : given;
    }
    case "value": {
      const found = valueAnswered(draft, { column: column ?? 0, raw: raw ?? "" });
      return found && (found.code ?? leftOut);
    }
    case "missing": {
      const from = field === null ? undefined : columnGiving(draft, field);
      return from === undefined ? (draft.fixed[field ?? ""] ?? undefined) : `column ${from}`;
    }
  }
}

/** The draft with an answer. A field that is missing is answered by a column or by one value for every stone. */
export function withAnswer(question: Question, draft: MappingDraft, answer: string): MappingDraft {
  const { kind, column, field, raw } = question;
  switch (kind) {
    case "discount":
      return { ...draft, discount: answer === "below" || answer === "above" ? answer : "signed" };
    case "decimal":
      return { ...draft, decimal: answer === "comma" ? "comma" : "point" };
    case "table":
      return { ...draft, table: Number(answer) };
    case "scale":
      return column === null ? draft : withFactor(draft, column, Number(answer));
    case "column":
      return column === null
        ? draft
        : { ...draft, fields: { ...draft.fields, [column]: answer === leftOut ? null : answer } };
    case "value":
      return withValue(draft, { column: column ?? 0, raw: raw ?? "" }, answer === leftOut ? null : answer);
    case "missing":
      return field === null ? draft : withMissing(draft, field, answer);
  }
}

/** The draft with the answers of other providers to questions that have none yet. */
export const withSuggestions = (questions: readonly Question[], draft: MappingDraft): MappingDraft =>
  questions.reduce(
    (so, question) =>
      question.suggested && answerOf(question, so) === undefined
        ? withAnswer(question, so, question.suggested.answer)
        : so,
    draft,
  );

function withMissing(draft: MappingDraft, field: string, answer: string): MappingDraft {
  const before = columnGiving(draft, field);
  const { [Number(before)]: _, ...rest } = draft.fields;
  const fields = before === undefined ? draft.fields : rest;
  const column = /^column (\d+)$/.exec(answer)?.[1];
  if (column === undefined) return withFixed({ ...draft, fields }, field, answer);
  return { ...withFixed(draft, field, ""), fields: { ...fields, [Number(column)]: field } };
}
