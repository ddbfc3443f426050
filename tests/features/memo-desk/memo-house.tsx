import { useState } from "react";
import { page, userEvent } from "vitest/browser";
import { defaultRules } from "#domain/trade-rules.ts";
import { MemoDeskPage } from "#features/memo-desk/memo-desk-page.tsx";
import type { MemoDeskSearch } from "#features/memo-desk/memo-desk-search.ts";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { type FakeServer, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf } from "#support/show-screen.tsx";

export const memo = { id: 7, number: "2026-0007" };
export const lent = (id: number, more: Parameters<typeof aStoneLine>[0] = {}) =>
  aStoneLine({
    id,
    list: "memo",
    state: "issued",
    memo,
    due_date: "2026-11-10",
    is_overdue: true,
    ...more,
    stone: { stock_no: `NW${id}` },
  });
export const lines = [lent(1, { agreed_ppc: 4800 }), lent(2), lent(3)];
export const totals = { pieces: 3, carat: 3, rap_avg: null, disc_avg: null, price_per_ct: 5000, total_amt: 15_000 };
export const invoice = { id: 8, number: "2026-0008" };

export function Desk({ roleId = 5, start = {} }: { roleId?: number; start?: MemoDeskSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <MemoDeskPage
      onDirty={() => {}}
      viewer={listViewer({ id: 4, role_id: roleId }, true)}
      search={search}
      onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      addressOf={({ tab }) => `#${tab ?? ""}`}
      listAddress={() => "#list"}
      paperPath={(id) => `#paper-${id}`}
    />
  );
}

export const acts = (server: FakeServer, name: string) =>
  server.seen.filter(({ url }) => url.pathname.endsWith(name)).map(({ text }) => bodyOf(text));

export const free = (stock_no: string, more: object = {}) => ({
  number: stock_no,
  is_same: false,
  stone: { ...aStoneLine({ id: 1 }).stone, id: Number(stock_no.replace(/\D/g, "")), stock_no, status: 1, ...more },
  agreed_ppc: null,
  refusal: null,
});
export const out = (number: string, code: string, reason: string, more: object = {}) => ({
  number,
  is_same: false,
  agreed_ppc: null,
  stone: null,
  refusal: { stock_no: number, code, reason, ...more },
});

/** The answer that the desk reads: the lines one by one, or those that are out under their memo. */
export function memosRead({ searchParams }: URL, single: object[], tabs: object): Response {
  if (searchParams.get("groupBy") !== "7") return success({ ...pageOf(single), totals, tabs });
  return success({ ...pageOf([{ key: "7", label: memo.number, totals, lines }]), totals, tabs });
}

/** A house in which stones stand as `seen` says, and a memo is issued of whatever is asked for. */
export function issuing(
  seen: () => readonly { number: string }[],
  issue: () => Response = () => success({ data: [lent(1)] }, 201),
  ahead: object = {},
): FakeServer {
  const client = {
    id: 6,
    role_id: 2,
    first_name: "Mara",
    last_name: "Lind",
    business: { id: 1, company_name: "Northlight Jewels", status: 11, is_active: true },
  };
  return fakeServer(async (asked) => {
    const { pathname } = new URL(asked.url);
    if (pathname.endsWith("/memo-preview")) {
      const { stock_numbers } = bodyOf(await asked.clone().text()) as { stock_numbers: string[] };
      return success({ lines: seen().filter(({ number }) => stock_numbers.includes(number)) });
    }
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead(ahead));
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([client]));
    if (pathname.endsWith("/trade-rules")) return success(defaultRules);
    if (pathname.endsWith("/new-arrival/memo")) return issue();
    return success({ ...pageOf([]), totals, tabs: {} });
  });
}
export const issueDrawer = () => page.getByRole("complementary", { name: "Issue a memo" });
export const numbersField = () => page.getByRole("textbox", { name: "Stock or report numbers" });
export const ctrlEnter = () => userEvent.keyboard("{Control>}{Enter}{/Control}");
