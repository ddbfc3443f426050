import { Skeleton } from "@mantine/core";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { refusalWords } from "#domain/refusal-words.ts";
import type { RoleId } from "#domain/roles.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter } from "#domain/trade-rules.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useAsker } from "../lines/list-viewer.ts";
import { type DealTyped, memoDeal } from "../memo/memo-deal.ts";
import { MemoDealFields } from "../memo/memo-deal-fields.tsx";
import { MemoSum } from "../memo/memo-sum.tsx";
import { useMemoLines } from "../memo/use-memo-lines.ts";
import { words as memoWords } from "../memo/words.ts";
import { MemoTerms, type TermsTyped } from "../paper-ahead/memo-terms.tsx";
import { PaperLacks } from "../paper-ahead/paper-lacks.tsx";
import { usePaperAhead } from "../paper-ahead/use-paper-ahead.ts";
import type { ActFormProps } from "./act-form-props.ts";
import { draftOf } from "./acting-stone.ts";
import { ForWhom } from "./for-whom.tsx";
import { StonesInForm } from "./stones-in-form.tsx";
import { words } from "./words.ts";

const DateField = lazy(() => import("#ui/form/date-field.tsx").then((m) => ({ default: m.DateField })));

type Values = DealTyped & TermsTyped;

const fields: FieldWords<Values> = {
  due_date: { label: words.dueDate },
  terms: { label: words.terms },
  reason: { label: memoWords.priceReason },
};

interface MemoFormProps extends ActFormProps {
  /** The house's business days until a memo is due, once they are read. */
  memoDays: number | undefined;
  clientId: number | undefined;
  roleId: RoleId;
}

/**
 * The form of one memo of all the stones: their prices, the due day, and the terms. The stones are looked up as on the
 * desk of memos, so that a price can be agreed. Until the answer comes they stand as the list has them.
 */
export function MemoForm(props: MemoFormProps) {
  const { stones, client, clientId, roleId, reason, note, memoDays, onSend, onClose, onDirty } = props;
  const due = memoDays === undefined ? null : businessDaysAfter(today(), memoDays);
  const form = useForm<Values>({ due_date: due, terms: "", prices: {}, reason: "" }, draftOf("memo", stones));
  useEffect(() => {
    // A memo that is sent without a day is due on the house's.
    if (due !== null && form.initial.due_date === null) form.rebase({ ...form.initial, due_date: due });
  }, [due, form]);
  // Only the role matters here, not the account.
  const asker = useAsker({ accountId: 0, roleId });
  const { lines, refused, isResolved } = useMemoLines(
    useMemo(() => stones.map(({ stock_no }) => stock_no), [stones]),
    reason === null ? clientId : undefined,
  );
  const deal = memoDeal(lines, form.values, asker);
  const ahead = usePaperAhead(
    reason === null && clientId !== undefined ? { kind: "memo", user_id: clientId } : undefined,
  );
  const isPriced = isResolved && lines.length > 0;

  async function submit({ due_date, terms }: Values) {
    return (
      deal.missing<never>() ??
      onSend({
        due_date: due_date ?? undefined,
        terms: terms.trim() || undefined,
        reason: deal.reason,
        prices: deal.agreed,
        seen: deal.seen,
      })
    );
  }
  return (
    <FormDrawer
      wide
      title={words.titles.memo(stones.length)}
      form={form}
      fields={fields}
      act={
        isPriced && refused.length === 0
          ? memoWords.issueFor(lines.length, deal.sums.after)
          : words.send.memo(stones.length)
      }
      reason={reason}
      sum={isPriced && <MemoSum deal={deal} />}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        {note}
        <ForWhom client={client} />
        {isResolved &&
          refused.map((one) => (
            <Notice key={one.stock_no} hue="orange">
              {words.refusedStone(one.stock_no ?? "", refusalWords(one, new Date()))}
            </Notice>
          ))}
        <Suspense fallback={<Skeleton h={56} radius={4} />}>
          <DateField label={words.dueDate} {...form.pick("due_date")} />
        </Suspense>
        <MemoTerms label={words.terms} form={form} usualDue={due} ahead={ahead} autoFocus />
        <PaperLacks kind="memo" ahead={ahead} />
      </section>
      {isPriced ? <MemoDealFields deal={deal} form={form} /> : <StonesInForm stones={stones} />}
    </FormDrawer>
  );
}
