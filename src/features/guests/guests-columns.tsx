import type { Data } from "#api/operation-types.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type Guest = Data<"listGuests">["data"][number];

export const guestId = ({ id }: Guest) => String(id);
const becameText = ({ became }: Guest) => textOf(became && `${became.first_name} ${became.last_name}`.trim());
const figure = (id: "cart" | "watchlist" | "notes"): Column<Guest> => ({
  id,
  head: words[id],
  number: true,
  cell: (guest) => count(guest[id]),
});

export const guestColumns: readonly Column<Guest>[] = [
  {
    id: "guest_name",
    head: words.name,
    width: 190,
    sortable: true,
    cell: ({ guest_name }) => <span title={guest_name}>{guest_name}</span>,
  },
  {
    id: "company_name",
    head: words.company,
    width: 210,
    sortable: true,
    cell: ({ company_name }) => <span title={company_name ?? undefined}>{textOf(company_name)}</span>,
  },
  {
    id: "created_at",
    head: words.came,
    width: 152,
    sortable: true,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  figure("cart"),
  figure("watchlist"),
  figure("notes"),
  { id: "became", head: words.became, width: 170, text: becameText, cell: becameText },
  {
    id: "last_seen_at",
    head: words.lastSeen,
    width: 152,
    sortable: true,
    text: ({ last_seen_at }) => formatDateTime(last_seen_at),
    cell: ({ last_seen_at }) => <span className="dim">{formatDateTime(last_seen_at)}</span>,
  },
  {
    id: "email",
    head: words.email,
    width: 220,
    sortable: true,
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  { id: "mobile", head: words.mobile, width: 130, cell: ({ mobile }) => textOf(mobile) },
];

/** A guest on a phone. */
export const guestCard = (guest: Guest) => (
  <>
    <span className="row between">
      <b>{guest.guest_name}</b>
      <span className="dim">{formatDateTime(guest.created_at)}</span>
    </span>
    <span className="row between dim">
      <span>{textOf(guest.company_name)}</span>
      <span className="figures">
        {words.cart} {count(guest.cart)} · {words.watchlist} {count(guest.watchlist)} · {words.notes}{" "}
        {count(guest.notes)}
      </span>
    </span>
  </>
);
