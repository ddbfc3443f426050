import { formatDate } from "#domain/format.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter } from "#domain/trade-rules.ts";
import { useMemoDays } from "#stones/acting/use-memo-days.ts";
import type { Asker } from "#stones/line-refusal.ts";
import { MemoDealFields } from "#stones/memo/memo-deal-fields.tsx";
import { MemoSum } from "#stones/memo/memo-sum.tsx";
import { words as memoWords } from "#stones/memo/words.ts";
import { MemoTerms } from "#stones/paper-ahead/memo-terms.tsx";
import { PaperLacks } from "#stones/paper-ahead/paper-lacks.tsx";
import { usePaperAhead } from "#stones/paper-ahead/use-paper-ahead.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { DateField } from "#ui/form/date-field.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { IssueFields } from "./issue-fields.tsx";
import { type IssueValues, useIssue } from "./use-issue.ts";
import { words } from "./words.ts";

interface IssueFormProps {
  /** The client of the shown memos, who is most likely the client of the next memo too. */
  userId: number | undefined;
  asker: Asker;
  reason: string | null;
  onIssued: (lines: readonly StoneLine[]) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

const fields: FieldWords<IssueValues> = {
  user_id: { label: words.client },
  numbers: { label: words.numbers },
  due_date: { label: words.due },
  terms: { label: words.terms },
  reason: { label: memoWords.priceReason },
};

/**
 * A memo of pasted numbers to one client, read from a packed parcel. Each number is looked up at once: its stone and
 * price appear, or the reason of its refusal, before anything is issued.
 */
export function IssueForm({ userId, asker, reason, onIssued, onClose, onDirty }: IssueFormProps) {
  const form = useForm<IssueValues>(
    { user_id: userId, numbers: "", due_date: null, terms: "", prices: {}, reason: "" },
    "memo",
  );
  const issue = useIssue(form.values, asker, onIssued);
  const { deal, stones, submit } = issue;
  const { isResolved } = issue.looked;
  const memoDays = useMemoDays(true);
  const usualDue = memoDays === undefined ? null : businessDaysAfter(today(), memoDays);
  const client = form.values.user_id;
  const ahead = usePaperAhead(client === undefined ? undefined : { kind: "memo", user_id: client });
  return (
    <FormDrawer
      wide
      title={words.issueTitle}
      form={form}
      fields={fields}
      act={isResolved && stones > 0 ? memoWords.issueFor(stones, deal.sums.after) : words.issue(stones)}
      reason={reason ?? issue.reason}
      sum={isResolved && stones > 0 && <MemoSum deal={deal} />}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <IssueFields form={form} issue={issue} />
      <MemoDealFields deal={deal} form={form} />
      <section className="issue-form">
        <DateField label={words.due} {...form.pick("due_date")} />
        {usualDue !== null && <p className="dim">{words.dueHint(formatDate(usualDue))}</p>}
        <MemoTerms label={words.terms} form={form} usualDue={usualDue} ahead={ahead} />
        <PaperLacks kind="memo" ahead={ahead} />
      </section>
    </FormDrawer>
  );
}
