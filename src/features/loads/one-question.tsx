import { Select, TextInput } from "@mantine/core";
import { RadioList } from "#ui/form/radio-list.tsx";
import { FieldChooser } from "./field-chooser.tsx";
import type { Question } from "./load.ts";
import type { OpenLoad } from "./open-load.ts";
import { answerOf, leftOut, withAnswer } from "./question-answers.ts";
import { answerWords, questionSentence } from "./question-words.ts";
import { useCodeChoices } from "./use-code-choices.ts";
import { words } from "./words.ts";

interface OneQuestionProps {
  question: Question;
  open: OpenLoad;
}

/** One question about the file, with the likely answers beside each other and all others a search away. */
export function OneQuestion({ question, open }: OneQuestionProps) {
  const { mapping, reasons, fields } = open;
  const isLocked = reasons.remap !== null;
  const answer = answerOf(question, mapping.draft);
  const choices = useAnswers(question, open);
  const say = (value: string) => mapping.change(withAnswer(question, mapping.draft, value));
  const isOther = answer !== undefined && !choices.some(({ value }) => value === answer);
  const { kind, samples, suggested } = question;
  const asked = kind !== "value" && samples.length > 0 ? answerWords.samples(samples) : undefined;
  return (
    <RadioList
      label={questionSentence(question, fields.labelOf)}
      hint={suggested ? answerWords.suggested(suggested.provider) : asked}
      choices={choices}
      value={answer}
      disabled={isLocked}
      onChange={say}
    >
      {kind === "column" && (
        <FieldChooser
          label={answerWords.anotherField}
          fields={fields.fields}
          candidates={question.candidates}
          value={isOther ? answer : null}
          none={answerWords.anotherField}
          isLocked={isLocked}
          onChange={(field) => field !== null && say(field)}
        />
      )}
      {kind === "value" && (
        <OtherCode question={question} value={isOther ? answer : null} isLocked={isLocked} onChosen={say} />
      )}
      {kind === "missing" && <MissingField question={question} answer={answer} open={open} onSaid={say} />}
    </RadioList>
  );
}

/** The likely answers to a question. */
function useAnswers({ kind, field, samples, percent, candidates }: Question, { fields, load }: OpenLoad) {
  const codes = useCodeChoices(kind === "value" ? field : null);
  const sample = samples[0] ?? "";
  const named = (value: string, of: readonly { value: string; label: string }[]) => ({
    value,
    label: of.find((one) => one.value === value)?.label ?? value,
  });
  switch (kind) {
    case "discount":
      return [
        { value: "below", label: answerWords.below(sample, percent) },
        { value: "above", label: answerWords.above(sample, percent) },
        { value: "signed", label: answerWords.signed },
      ];
    case "decimal":
      return [
        { value: "point", label: answerWords.point(sample) },
        { value: "comma", label: answerWords.comma(sample) },
      ];
    case "table":
      return candidates.map((sheet) => ({
        value: String(load.tables.findIndex(({ name }) => name === sheet)),
        label: sheet,
      }));
    case "scale":
      return candidates.map((factor) => ({ value: factor, label: answerWords.scaled(sample, Number(factor)) }));
    case "value":
      return [...candidates.map((code) => named(code, codes)), { value: leftOut, label: answerWords.leaveEmpty }];
    case "column":
      return [
        ...candidates.map((one) => ({ value: one, label: fields.labelOf(one) })),
        { value: leftOut, label: answerWords.ignore },
      ];
    case "missing":
      return [];
  }
}

interface OtherCodeProps {
  question: Question;
  value: string | null;
  isLocked: boolean;
  onChosen: (code: string) => void;
}

/** Any other value of the house's list. */
function OtherCode({ question, value, isLocked, onChosen }: OtherCodeProps) {
  const codes = useCodeChoices(question.field).filter((one) => !question.candidates.includes(one.value));
  if (codes.length === 0) return null;
  return (
    <Select
      className="load-other"
      aria-label={answerWords.another}
      placeholder={answerWords.another}
      size="xs"
      searchable
      readOnly={isLocked}
      nothingFoundMessage={answerWords.nothingFound}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      data={codes.map(({ value: code, label }) => ({ value: code, label }))}
      value={value}
      onChange={(code) => code !== null && onChosen(code)}
    />
  );
}

interface MissingFieldProps {
  question: Question;
  answer: string | undefined;
  open: OpenLoad;
  onSaid: (answer: string) => void;
}

/** The source of a needed field: one of the columns, or one value for every stone of the file. */
function MissingField({ question: { field }, answer = "", open, onSaid }: MissingFieldProps) {
  const { load, reasons } = open;
  const codes = useCodeChoices(field);
  const isLocked = reasons.remap !== null;
  const isColumn = answer.startsWith("column ");
  const fixed = isColumn ? "" : answer;
  const columns = load.columns.map(({ column, header }) => ({
    value: `column ${column}`,
    label: header || words.noHeader(column),
  }));
  return (
    <div className="load-missing">
      <Select
        label={answerWords.fromColumn}
        placeholder={answerWords.chooseColumn}
        searchable
        readOnly={isLocked}
        nothingFoundMessage={answerWords.nothingFound}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        data={columns}
        value={isColumn ? answer : null}
        onChange={(column) => onSaid(column ?? "")}
      />
      {codes.length > 0 ? (
        <Select
          label={answerWords.sameForAll}
          placeholder={answerWords.chooseAnother}
          searchable
          readOnly={isLocked}
          nothingFoundMessage={answerWords.nothingFound}
          comboboxProps={{ transitionProps: { duration: 0 } }}
          data={codes.map(({ value, label }) => ({ value, label }))}
          value={fixed || null}
          onChange={(code) => onSaid(code ?? "")}
        />
      ) : (
        <TextInput
          label={answerWords.sameForAll}
          readOnly={isLocked}
          maxLength={200}
          value={fixed}
          onChange={(event) => onSaid(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
