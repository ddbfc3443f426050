import { useState } from "react";
import { page } from "vitest/browser";
import { BulkEmailPage } from "#features/bulk-email/bulk-email-page.tsx";
import type { BulkEmailSearch, MailingSearch } from "#features/bulk-email/bulk-email-search.ts";
import { MailingPage } from "#features/bulk-email/mailing-page.tsx";
import { type FakeServer, success } from "#support/fake-server.ts";
import { pageOf } from "#support/show-screen.tsx";

/** A run of a mail rule. */
export const run = (counts: object, more: object = {}) => ({
  id: 40,
  mailing_id: 1,
  is_scheduled: false,
  by: "Anna Berg",
  asked_at: "2026-11-20T09:00:00Z",
  ended_at: "2026-11-20T09:01:00Z",
  outcome: "sent",
  reason: null,
  subject: "{{stones}} rounds",
  counts,
  ...more,
});

/** A mail rule as the list has it. */
export const mailRule = (id: number, more: object = {}) => ({
  id,
  name: `Rounds ${id}`,
  subject: "{{stones}} rounds for {{company}}",
  body: "{{salutation}},",
  people: {},
  diamond_type: [],
  search: {},
  link: "portal",
  share_hours: 72,
  attachments: [],
  schedule: null,
  schedule_words: null,
  next_run: null,
  state: "draft",
  last_run: null,
  version: 3,
  created_at: "2026-11-20T08:00:00Z",
  updated_at: "2026-11-20T08:00:00Z",
  ...more,
});

/** One letter of a run. */
export const aSend = (id: number, more: object = {}) => ({
  uid: `5b0c1c4e-6a4e-4f1f-9a53-${String(id).padStart(12, "0")}`,
  account_id: id,
  name: "Mara Lind",
  company_name: "Orchard Lane",
  email: `reader${id}@demo.test`,
  state: "sent",
  reason: null,
  left_out: null,
  pieces: 12,
  sell_amt: 48_210.5,
  composed_at: "2026-11-20T09:00:00Z",
  sent_at: "2026-11-20T09:00:02Z",
  ...more,
});

/** One stone of a rule, as far as its screen shows it. */
export const aStone = (id: number) => ({
  id,
  stock_no: `JD${id}`,
  stone_origin: 2,
  diamond_type: "white",
  shape: "ROUND",
  carat: 1.02,
  color: "D",
  intensity: null,
  overtone: null,
  fancy_color: null,
  clarity: "IF",
  lab: "GIA",
  report_no: "2201",
  markup_ppc: 7000,
  sell_amt: 7140,
});

export const planned = {
  account_id: 7,
  name: "Mara Lind",
  company_name: "Orchard Lane",
  salutation: "Dear Mara Lind",
  left_out: null,
  pieces: 12,
  sell_amt: 48_210.5,
};
const foundPeople = { people: [planned], total: 3, counts: { waiting: 1, kyc: 2 } };
export const aPlan = (data: object[] = [planned], more: object = {}) => ({
  ...pageOf(data),
  counts: { waiting: 1, kyc: 2 },
  pieces: 12,
  has_mail_server: true,
  ...more,
});
const aPreview = {
  to: null,
  subject: "12 rounds",
  text: "Dear client,",
  html: "<p>Dear client,</p>",
  stones: [],
  totals: { pieces: 12, carats: 12.2, sell_amt: 48_210.5 },
  found: 12,
  files: [] as object[],
  files_most: 5_000_000,
  left_out: null,
};

type Answers = {
  rules?: object[];
  plan?: object;
  preview?: object;
  sends?: object[];
  stones?: object[];
  found?: object;
};

/** The server of mail rules. */
export const mailHouse =
  ({
    rules = [mailRule(1)],
    plan = aPlan(),
    preview = {},
    sends = [],
    stones = [],
    found = foundPeople,
  }: Answers = {}) =>
  (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/inventory-diamonds")) {
      return success({ ...pageOf(stones), totals: { pieces: stones.length, carats: 1, sell_amt: 7140 }, file: null });
    }
    if (pathname.endsWith("/preview")) return success({ ...aPreview, ...preview });
    if (pathname.endsWith("/preview/people")) return success(found);
    if (pathname.endsWith("/plan")) return success(plan);
    if (pathname.endsWith("/runs")) return success(pageOf([run({ sent: 1 })]));
    if (pathname.endsWith("/sends")) return success(pageOf(sends));
    if (pathname.endsWith("/bulk-email")) return success(pageOf(rules));
    return success(pageOf([]));
  };

/** The requests to the server by one method and path. */
export const asked = ({ seen }: FakeServer, method: string, path: string) =>
  seen.filter((one) => one.method === method && one.url.pathname.endsWith(path));

const admin = { id: 1, role_id: 1 } as const;

export function MailRules({ start = {}, mayWrite = true }: { start?: BulkEmailSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <BulkEmailPage
      onDirty={() => {}}
      user={admin}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
    />
  );
}

export function MailRule({ start = {} }: { start?: MailingSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <MailingPage
      id={1}
      user={admin}
      mayWrite
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={({ tab }) => `#${tab}`}
    />
  );
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
/** True if nothing of the page is wider than the screen. */
export const fitsAcross = () => document.documentElement.scrollWidth <= window.innerWidth;
