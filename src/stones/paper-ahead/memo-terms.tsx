import { Textarea } from "@mantine/core";
import { filledTerms, followingTerms, followsDue, termsConflict } from "#domain/paper-terms.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter, daysUntil, memoDaysMost } from "#domain/trade-rules.ts";
import type { Form } from "#ui/form/use-form.ts";
import { SettingsPlace } from "./settings-place.tsx";
import { TermsConflict } from "./terms-conflict.tsx";
import type { PaperAhead } from "./use-paper-ahead.ts";
import { words } from "./words.ts";

/** The typed due date and terms of a memo. */
export interface TermsTyped {
  due_date: string | null;
  terms: string;
}

interface MemoTermsProps {
  label: string;
  form: Pick<Form<TermsTyped>, "values" | "set" | "text">;
  /** The house's due date of a memo that is given no other, once it is known. */
  usualDue: string | null;
  ahead: PaperAhead | undefined;
  autoFocus?: boolean;
}

/** The terms of a memo, with what they become on paper, and any other day that they or the conditions mean. */
export function MemoTerms({ label, form, usualDue, ahead, autoFocus }: MemoTermsProps) {
  const { terms, due_date } = form.values;
  const issued = ahead?.issued_on ?? today();
  const due = due_date ?? ahead?.due_date ?? usualDue;
  const mostDue = businessDaysAfter(issued, memoDaysMost);
  const days = due === null ? 0 : daysUntil(issued, due);
  const conflictOf = (text: string | null) => (due === null ? null : termsConflict(text, { issued, due }));
  const ofTerms = conflictOf(terms);
  const ofClause = conflictOf(ahead?.clause ?? null);
  const takeDay = (day: string | null) =>
    day === null || day > mostDue
      ? []
      : [{ label: words.takeDay(day), take: () => form.set("due_date", day), field: "terms" }];
  const takeText = {
    label: words.takeText(days),
    take: () => form.set("terms", followingTerms(terms, days)),
    field: "terms",
  };
  return (
    <>
      <Textarea
        label={label}
        description={words.placeholders}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        data-autofocus={autoFocus || undefined}
        {...form.text("terms")}
      />
      {due !== null && followsDue(terms) && <p className="dim">{words.reads(filledTerms(terms, { issued, due }))}</p>}
      {due !== null && ofTerms && (
        <TermsConflict
          says={[words.say(words.texts.terms, ofTerms.said, ofTerms.due), words.dueOn(due, days)]}
          takes={[...takeDay(ofTerms.due), takeText]}
        />
      )}
      {due !== null && ofClause && ahead && (
        <TermsConflict
          says={[words.say(words.texts.clause, ofClause.said, ofClause.due), words.dueOn(due, days)]}
          takes={takeDay(ofClause.due)}
          aside={<SettingsPlace part="memo_clause" ahead={ahead} />}
        />
      )}
    </>
  );
}
