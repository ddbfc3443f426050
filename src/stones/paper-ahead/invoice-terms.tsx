import { paymentDaysMost } from "#domain/paper-settings.ts";
import { followingTerms, termsConflict } from "#domain/paper-terms.ts";
import { daysUntil } from "#domain/trade-rules.ts";
import { SettingsPlace } from "./settings-place.tsx";
import { TermsConflict } from "./terms-conflict.tsx";
import type { PaperAhead } from "./use-paper-ahead.ts";
import { useSettleTerms } from "./use-settle-terms.ts";
import { words } from "./words.ts";

/** Payment terms that name other days than invoices are due in. Whoever keeps the paper settings settles it here. */
export function InvoiceTerms({ ahead }: { ahead: PaperAhead }) {
  const { issued_on: issued, due_date: due, payment_terms: text, may } = ahead;
  const conflict = termsConflict(text, { issued, due });
  const { settle, isPending } = useSettleTerms(may && conflict !== null);
  if (!conflict || text === null) return null;
  const days = due === null ? null : daysUntil(issued, due);
  const byDays = !conflict.isBusiness && conflict.days <= paymentDaysMost;
  const takes = settle
    ? [
        ...(byDays
          ? [
              {
                label: words.takeDays(conflict.days),
                take: () => void settle({ payment_days: conflict.days }),
                isPending,
              },
            ]
          : []),
        ...(days === null
          ? []
          : [{ label: words.follow, take: () => void settle({ payment_terms: followingTerms(text) }), isPending }]),
      ]
    : [];
  return (
    <TermsConflict
      says={[
        words.say(words.texts.payment, conflict.said, conflict.due),
        days === null ? words.neverDue : words.dueAfter(days),
      ]}
      takes={takes}
      aside={<SettingsPlace part="payment_terms" ahead={ahead} />}
    />
  );
}
