import { useCountryCodes } from "#api/use-country-codes.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { GuestLines, type GuestList } from "./guest-lists.tsx";
import type { Guest } from "./guests-columns.tsx";
import { words } from "./words.ts";

const lists: readonly GuestList[] = ["cart", "watchlist", "notes"];
const customerName = ({ first_name, last_name }: NonNullable<Guest["became"]>) => `${first_name} ${last_name}`.trim();

/** One guest: their own details, and the stones in their lists. */
export function GuestDrawer({ guest, place, onClose }: { guest: Guest; place?: Place; onClose: () => void }) {
  const codes = useCountryCodes();
  const filled = lists.filter((list) => guest[list] > 0);
  return (
    <Drawer title={guest.guest_name} place={place} onClose={onClose}>
      <section>
        <Facts
          columns={2}
          of={[
            { label: words.company, value: textOf(guest.company_name), span: 2 },
            { label: words.email, value: <a href={`mailto:${guest.email}`}>{guest.email}</a>, span: 2 },
            { label: words.mobile, value: shownPhone(codes, guest.mobile_country_id, guest.mobile) },
            { label: words.became, value: guest.became ? customerName(guest.became) : words.stillGuest },
            { label: words.came, value: formatDateTime(guest.created_at) },
            { label: words.lastSeen, value: formatDateTime(guest.last_seen_at) },
          ]}
        />
      </section>
      {guest.became && (
        <section>
          <Notice hue="green">{words.becameText(customerName(guest.became))}</Notice>
        </section>
      )}
      {filled.map((list) => (
        <GuestLines key={list} list={list} guestId={guest.id} />
      ))}
      {filled.length === 0 && !guest.became && (
        <section>
          <h3>{words.emptyLists}</h3>
          <p className="dim">{words.emptyListsText}</p>
        </section>
      )}
    </Drawer>
  );
}
