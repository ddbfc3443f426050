import { useMemo } from "react";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import type { Associate } from "./associate.ts";
import { AssociateSwitch, LockedTag } from "./associate-acts.tsx";
import { words } from "./words.ts";

const titled = (text: string) => <span title={text}>{text}</span>;

/** The columns of associates. Telephone codes appear once they are read. */
export function useAssociateColumns(): readonly Column<Associate>[] {
  const codes = useCountryCodes();
  return useMemo((): readonly Column<Associate>[] => {
    const mobile = (associate: Associate) => shownPhone(codes, associate.mobile_country_id, associate.mobile);
    const type = ({ salesperson_type }: Associate) => textOf(salesperson_type);
    return [
      {
        id: "first_name",
        head: words.name,
        width: 196,
        sortable: true,
        text: personName,
        cell: (associate) => <b title={personName(associate)}>{personName(associate)}</b>,
      },
      { id: "user_name", head: words.userName, width: 140, sortable: true, cell: ({ user_name }) => titled(user_name) },
      { id: "salesperson_type", head: words.type, width: 160, sortable: true, text: type, cell: type },
      {
        id: "customers",
        head: words.customers,
        width: 104,
        number: true,
        sortable: true,
        cell: ({ customers }) => count(customers),
      },
      { id: "mobile", head: words.mobile, width: 160, text: mobile, cell: mobile },
      { id: "email", head: words.email, width: 230, sortable: true, cell: ({ email }) => titled(email) },
      {
        id: "is_active",
        head: words.active,
        width: 132,
        sortable: true,
        text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
        cell: (associate) => (
          <span className="row">
            <AssociateSwitch of={associate} />
            {associate.is_locked && <LockedTag />}
          </span>
        ),
      },
      {
        id: "created_at",
        head: words.added,
        width: 148,
        sortable: true,
        text: ({ created_at }) => formatDateTime(created_at),
        cell: ({ created_at }) => <span className="dim figures">{formatDateTime(created_at)}</span>,
      },
    ];
  }, [codes]);
}

/** An associate on a phone. */
export const associateCard = (associate: Associate) => (
  <>
    <span className="row between">
      <b>{personName(associate)}</b>
      <AssociateSwitch of={associate} />
    </span>
    <span className="row between dim">
      <span>{textOf(associate.salesperson_type)}</span>
      <span className="figures">{words.customersOf(associate.customers)}</span>
    </span>
    <span className="row between dim">
      <span>{associate.email}</span>
      {associate.is_locked && <LockedTag />}
    </span>
  </>
);
