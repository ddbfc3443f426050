import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { paymentDaysMost } from "#domain/paper-settings.ts";
import { filledTerms, followingTerms, followsDue, termsConflict } from "#domain/paper-terms.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter, daysAfter } from "#domain/trade-rules.ts";
import { sentNumber } from "#domain/typed-number.ts";
import { TermsConflict } from "#stones/paper-ahead/terms-conflict.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { Link } from "#ui/frame/link.tsx";
import type { SettingsForm } from "./settings-form.ts";
import { words } from "./words.ts";

interface DaysProps {
  form: Form<SettingsForm>;
  mayWrite: boolean;
}

const tenMinutes = 600_000;

/** The memo conditions as a memo of today prints them, or the days in them that are not those of a memo. */
export function ClauseDays({ form, mayWrite }: DaysProps) {
  const { data: rules } = useCall("getTradeRules", {}, { freshForMs: tenMinutes });
  const text = form.values.memo_clause;
  const memoDays = rules?.memo_days;
  if (memoDays === undefined) return null;
  const issued = today();
  const due = businessDaysAfter(issued, memoDays);
  if (followsDue(text)) return <p className="dim">{words.reads(filledTerms(text, { issued, due }))}</p>;
  const conflict = termsConflict(text, { issued, due });
  if (!conflict) return null;
  const follow = {
    label: words.follow,
    take: () => form.set("memo_clause", followingTerms(text)),
    field: "memo_clause",
  };
  return (
    <TermsConflict
      says={[words.clauseSays(conflict.said, memoDays)]}
      takes={mayWrite ? [follow] : []}
      aside={<Link to={addresses.tradeRules}>{words.tradeRules}</Link>}
    />
  );
}

/** The payment terms as an invoice of today prints them, or the days in them that are not those of its due date. */
export function PaymentDays({ form, mayWrite }: DaysProps) {
  const text = form.values.payment_terms;
  const days = dueDays(form.values.payment_days);
  // A number that cannot be read is said at its field.
  if (days === undefined) return null;
  const issued = today();
  const due = days === null ? null : daysAfter(issued, days);
  if (followsDue(text)) return due !== null && <p className="dim">{words.reads(filledTerms(text, { issued, due }))}</p>;
  const conflict = termsConflict(text, { issued, due });
  if (!conflict) return null;
  const byDays = !conflict.isBusiness && conflict.days <= paymentDaysMost;
  const takes = [
    ...(byDays
      ? [
          {
            label: words.takeDays(conflict.days),
            take: () => form.set("payment_days", conflict.days),
            field: "payment_terms",
          },
        ]
      : []),
    ...(days === null
      ? []
      : [{ label: words.follow, take: () => form.set("payment_terms", followingTerms(text)), field: "payment_terms" }]),
  ];
  return (
    <TermsConflict
      says={[words.termsSay(conflict.said), days === null ? words.neverDue : words.dueAfter(days)]}
      takes={mayWrite ? takes : []}
    />
  );
}

/** The days of an invoice in their field: null for an empty field, undefined for what is no number of days. */
function dueDays(typed: number | string): number | null | undefined {
  if (typed === "") return null;
  const days = sentNumber(typed);
  return typeof days === "number" && Number.isInteger(days) && days >= 0 && days <= paymentDaysMost ? days : undefined;
}
