import { useState } from "react";
import type { ClientDetail } from "#features/clients/client.ts";
import { ClientPage } from "#features/clients/client-page.tsx";
import { type ClientSearch, clientSearch } from "#features/clients/client-search.ts";
import { ClientsPage } from "#features/clients/clients-page.tsx";
import { type ClientsSearch, clientsSearch } from "#features/clients/clients-search.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";

/** The fake network's present moment (tests/support/fake-server.ts). */
export const now = 1_795_000_000_000;
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

export const client = (id: number, more: Partial<ClientDetail> = {}): ClientDetail => ({
  id,
  role_id: 2,
  email: "mara@northlight.test",
  first_name: "Mara",
  last_name: "Lind",
  user_name: "mara.lind",
  mobile: "70 123 45 67",
  mobile_country_id: 213,
  is_active: true,
  is_locked: false,
  has_second_factor: false,
  designation_id: null,
  business: { id: 1, company_name: "Northlight Jewels", status: 11, is_active: true, type_id: null, country_id: 213 },
  business_associate: { id: 4, first_name: "Jonas", last_name: "Okafor" },
  kyc: null,
  created_at: "2026-11-01T09:00:00.000Z",
  updated_at: "2026-11-01T09:00:00.000Z",
  version: 3,
  country_id: 213,
  state_id: null,
  city_id: null,
  has_markup: true,
  invited_until: null,
  lists: { cart: 2, watchlist: 0, notes: 1, enquiry: 0, hold: 3, confirm: 1, memo: 0, invoice: 4 },
  ...more,
});
export const northlight = client(6);
export const waiting = client(7, {
  first_name: "Nora",
  last_name: "Quist",
  is_locked: true,
  has_second_factor: false,
  business: { id: 2, company_name: "Orchard Lane", status: 10, is_active: true, type_id: null, country_id: null },
  business_associate: null,
  kyc: { waiting: 2, submitted_at: hoursAgo(27.5) },
});
export const business = {
  id: 1,
  company_name: "Northlight Jewels",
  status: 11,
  is_active: true,
  type_id: null,
  type: null,
  tax_identification_number: "SE000000000001",
  address: "4 North Quay",
  postal_code: "111 20",
  country_id: 213,
  state_id: null,
  city_id: null,
  phone: null,
  website: "northlight.test",
  registered_at: null,
  tax: { kind: "none", percent: null },
  created_at: "2026-11-01T09:00:00.000Z",
  updated_at: "2026-11-01T09:00:00.000Z",
  version: 5,
};
export const settings = {
  userInventoryAccess: {
    diamond_types: ["white"],
    stone_origins: null,
    provider_ids: null,
    locations: null,
    version: 2,
  },
  getAllLocations: [
    { code: "MUMBAI", name: "Mumbai, India" },
    { code: "ANTWERP", name: "Antwerp, Belgium" },
  ],
  providers: [
    { id: 1, name: "Aldgate Gems", is_active: true },
    { id: 2, name: "Brennan Gems", is_active: false },
  ],
};

export const listed = (...rows: ClientDetail[]) => ({
  ...pageOf(rows),
  counts: { all: 12, registered: 7, unregistered: 5, waiting: rows.length },
});

const sweden = { id: 213, name: "Sweden", iso2: "SE", phonecode: "46" };
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/business\/countries-code$/, pageOf([sweden])],
  [/\/business\/countries$/, pageOf([sweden])],
  [/\/business\/(countries|states)\/\d+$/, pageOf([])],
  [/\/master\/submaster$/, pageOf([])],
  [
    /business-associates-dropdown$/,
    pageOf([
      { label: "Jonas Okafor", value: 4 },
      { label: "Priya Raman", value: 5 },
    ]),
  ],
  [/\/customer\/users$/, listed(waiting, northlight)],
  [/\/customer\/user\/7$/, waiting],
  [/\/customer\/user\/\d+$/, northlight],
  [/\/customer\/business\/\d+\/users$/, pageOf([northlight, waiting])],
  [/\/customer\/business\/\d+$/, business],
  [/\/customer\/inventory-settings\/\d+$/, settings],
  [/\/inventory\/stocks$/, { totalInventory: { pieces: 1977, carats: 900, total_amt: 1 } }],
];

/** The answers of a house that has switched off the business of Northlight. */
const isOff = { is_active: false };
const switchedOff = { ...northlight, business: northlight.business && { ...northlight.business, ...isOff } };
const answersOff: typeof answers = [
  [/\/customer\/user\/6$/, switchedOff],
  [/\/customer\/users$/, listed(waiting, switchedOff)],
  [/\/customer\/business\/1$/, { ...business, ...isOff }],
];

/** A house whose reads are answered, and whose first other answer is the test's. */
export const house = (write?: (request: Request) => Response, first: typeof answers = []) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" && write) return write(request);
    const found = [...first, ...answers].find(([path]) => path.test(pathname));
    return success(found ? found[1] : pageOf([]));
  });

/** The same once the house has switched off the business of Northlight. */
export const houseWithOneOff = (write?: (request: Request) => Response) => house(write, answersOff);

interface Start {
  address?: Record<string, unknown>;
  roleId?: number;
  mayWrite?: boolean;
  onGo?: (address: string) => void;
}
const arranging = { layout: deliveredLayout, onLayout: () => {} };

export function Clients({ address = {}, roleId = 1, mayWrite = true, onGo = () => {} }: Start) {
  const [search, setSearch] = useState(() => clientsSearch(address));
  const [onSearch] = useState(
    () => (patch: Partial<ClientsSearch>) => setSearch((old: ClientsSearch) => ({ ...old, ...patch })),
  );
  return (
    <ClientsPage
      onDirty={() => {}}
      user={{ id: 1, role_id: roleId }}
      mayWrite={mayWrite}
      search={search}
      onSearch={onSearch}
      addressOf={({ tab }) => `#${tab ?? ""}`}
      clientAddress={(id, tab) => `/client/${id}${tab ? `?tab=${tab}` : ""}`}
      onGo={onGo}
      arranging={arranging}
    />
  );
}

type OneStart = Start & { mayAct?: boolean; gone?: () => void };

export function OneClient({ address = {}, roleId = 1, mayWrite = true, mayAct = true, gone }: OneStart) {
  const [search, setSearch] = useState(() => clientSearch(address));
  const [onSearch] = useState(
    () => (patch: Partial<ClientSearch>) => setSearch((old: ClientSearch) => ({ ...old, ...patch })),
  );
  return (
    <ClientPage
      id={6}
      user={{ id: 1, role_id: roleId }}
      mayWrite={mayWrite}
      search={search}
      onSearch={onSearch}
      addressOf={(tab) => `#${tab ?? ""}`}
      clientAddress={(id) => `/client/${id}`}
      mayRead={(screen) => screen !== "transaction/memo"}
      mayAct={mayAct}
      renderList={({ label }) => <p>The list {label}</p>}
      onGone={gone ?? (() => {})}
    />
  );
}
