import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/portal-messages.ts";
import { numbersRefusal, stockNumbersIn } from "#domain/stock-numbers.ts";
import type { Asker } from "#stones/line-refusal.ts";
import { refreshes } from "#stones/lines/refreshes.ts";
import { type DealTyped, memoDeal } from "#stones/memo/memo-deal.ts";
import { useMemoLines } from "#stones/memo/use-memo-lines.ts";
import type { TermsTyped } from "#stones/paper-ahead/memo-terms.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";

export interface IssueValues extends DealTyped, TermsTyped {
  user_id: number | undefined;
  numbers: string;
}

/** A memo in the form: the stones of its numbers, their prices, and the act that issues it. */
export function useIssue(typed: IssueValues, asker: Asker, onIssued: (lines: readonly StoneLine[]) => void) {
  const { mutateAsync } = useAct("issueMemo", { refreshes });
  const [refusedLate, setRefusedLate] = useState<readonly RefusedNumber[]>([]);
  const { user_id, numbers, due_date, terms } = typed;
  const stockNumbers = stockNumbersIn(numbers);
  const looked = useMemoLines(stockNumbers, user_id);
  const { lines, isResolved } = looked;
  const refused = isResolved ? looked.refused : refusedLate;
  const deal = memoDeal(lines, typed, asker);

  /** Before the numbers are looked up, they are sent as they were pasted. The server resolves them in any case. */
  function stonesOfOrder() {
    if (!isResolved) return { stock_numbers: stockNumbers };
    return {
      lines: lines.map(({ stone: { stock_no } }) => ({
        stock_no,
        ...(stock_no in deal.agreed ? { price_per_ct: deal.agreed[stock_no] } : { seen_ppc: deal.seen[stock_no] }),
      })),
      ...(deal.reason !== undefined && { reason: deal.reason }),
    };
  }
  async function submit(): Promise<FormFailure<IssueValues> | undefined> {
    const lacks = deal.missing<IssueValues>();
    if (lacks) return lacks;
    setRefusedLate([]);
    const failure = await formOutcome<IssueValues>(async () => {
      const { message, data } = await mutateAsync({
        body: {
          ...stonesOfOrder(),
          user_id,
          ...(due_date && { due_date }),
          ...(terms.trim() && { terms: terms.trim() }),
        },
      });
      notify.success(message);
      onIssued(data.data);
    });
    setRefusedLate(failure?.refused ?? []);
    if (failure?.refused) looked.readAgain();
    return failure;
  }
  const gate = numbersRefusal(stockNumbers) ?? (user_id === undefined ? messages.selectClient : null);
  const unfit = isResolved && refused.length > 0 ? words.takeRefusedOut(refused.length) : null;
  return {
    looked,
    refused,
    deal,
    /** The number of stones that go out, as far as it is known. */
    stones: isResolved ? lines.length : stockNumbers.length,
    /** Spec §5: the gates in their order. */
    reason: gate ?? unfit,
    submit,
  };
}

export type Issue = ReturnType<typeof useIssue>;
