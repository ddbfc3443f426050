import type { Data } from "#api/operation-types.ts";
import { page } from "../db/crud.ts";
import { guests as guestsOf } from "../db/queries/guests.ts";
import { orderBy } from "../db/sort.ts";
import type { Handlers } from "../house/handlers.ts";

type Guest = Data<"listGuests">["data"][number];
type Row = Omit<Guest, "created_at" | "last_seen_at" | "became"> & {
  created_at: Date;
  last_seen_at: Date;
  customer_id: number | null;
  first_name: string | null;
  last_name: string | null;
};

const sortable = {
  guest_name: "a.first_name",
  company_name: "a.company_name",
  email: "a.email",
  created_at: "a.created_at",
  last_seen_at: "last_seen_at",
};

const onWire = (row: Row): Guest => ({
  id: row.id,
  guest_name: row.guest_name,
  company_name: row.company_name,
  email: row.email,
  mobile: row.mobile,
  mobile_country_id: row.mobile_country_id,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  cart: row.cart,
  watchlist: row.watchlist,
  notes: row.notes,
  became:
    row.customer_id === null
      ? null
      : { id: row.customer_id, first_name: row.first_name ?? "", last_name: row.last_name ?? "" },
});

/** Visitors without an account of their own. */
export const guests = {
  listGuests: async ({ query: { limit, size, ...query } }, { db, house }) => {
    const { data, pagination } = await page(
      guestsOf(db, query, house.timeZone).orderBy(orderBy(query.sort, sortable, "-created_at", "a.id")),
      { page: query.page, size: limit ?? size },
    );
    return { data: data.map(onWire), pagination };
  },
} satisfies Partial<Handlers>;
