import { useCountryCodes } from "#api/use-country-codes.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { RemoveBinding } from "#screens/issuer/remove-binding.tsx";
import { words as issuerWords } from "#screens/issuer/words.ts";
import { TakeSecondFactor } from "#screens/second-factor/take-second-factor.tsx";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { SessionsOf } from "#screens/sessions/sessions-of.tsx";
import { words as sessionWords } from "#screens/sessions/words.ts";
import { useSessionsReason } from "#stones/use-sessions-reason.ts";
import { useTakeReason } from "#stones/use-take-reason.ts";
import { useUnbindReason } from "#stones/use-unbind-reason.ts";
import { Link } from "#ui/frame/link.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { type Associate, refreshes } from "./associate.ts";
import { AssociateSwitch, LockedSignIn } from "./associate-acts.tsx";
import { words } from "./words.ts";

interface AssociateFactsProps {
  of: Associate;
  columns: number;
  /** The address of the associate's customers; undefined without the right to them. */
  customers?: string;
}

/** The associate's name, contact and sign-in. */
export function AssociateFacts({ of: associate, columns, customers }: AssociateFactsProps) {
  const { user_name, email, mobile, mobile_country_id, salesperson_type, is_locked } = associate;
  const phone = shownPhone(useCountryCodes(), mobile_country_id, mobile);
  const many = count(associate.customers);
  const unbindReason = useUnbindReason();
  return (
    <Facts
      columns={columns}
      of={[
        { label: words.type, value: textOf(salesperson_type) },
        { label: words.customers, value: customers ? <Link to={customers}>{many}</Link> : many },
        { label: words.email, value: <a href={`mailto:${email}`}>{email}</a>, span: 2 },
        { label: words.userName, value: user_name },
        { label: words.mobile, value: phone },
        { label: words.active, value: <AssociateSwitch of={associate} /> },
        { label: words.signIn, value: is_locked ? <LockedSignIn of={associate} /> : words.notLocked },
        {
          label: factorWords.fact,
          value: <TakeSecondFactor of={associate} reason={useTakeReason(associate.id)} refreshes={refreshes} />,
        },
        ...(associate.is_bound
          ? [
              {
                label: issuerWords.fact,
                value: <RemoveBinding of={associate} reason={unbindReason} refreshes={refreshes} />,
              },
            ]
          : []),
        { label: sessionWords.fact, value: <SessionsOf of={associate} reason={useSessionsReason(associate.id)} /> },
        { label: words.added, value: formatDateTime(associate.created_at) },
        { label: words.saved, value: formatDateTime(associate.updated_at) },
      ]}
    />
  );
}
