import { useState } from "react";
import { defaultRules } from "#domain/trade-rules.ts";
import { ConfirmDeskPage } from "#features/confirm-desk/confirm-desk-page.tsx";
import type { ConfirmDeskSearch } from "#features/confirm-desk/confirm-desk-search.ts";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { LiveStones } from "#stones/live-stones.tsx";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf } from "#support/show-screen.tsx";

const now = 1_795_000_000_000;
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const ines = { id: 1, first_name: "Ines", last_name: "Novak", role_id: 1 };
const mara = {
  id: 6,
  role_id: 2,
  first_name: "Mara",
  last_name: "Lind",
  business: { company_name: "Northlight Jewels" },
};
const request = (id: number, more: Parameters<typeof aStoneLine>[0] = {}) =>
  aStoneLine({
    id,
    list: "confirm",
    state: "pending",
    created_at: ago(30.5 - id),
    updated_at: ago(30.5 - id),
    ...more,
    stone: { stock_no: `NW${id}` },
  });
export const requests = [
  request(1, { agreed_ppc: 4800, price_per_ct: 4000, total_amt: 4000, disc: -60, version: 3, updated_at: ago(1) }),
  request(2),
  request(3, { made_by: ines }),
  request(20),
];
/** Asked for far below its own price, and below what the house paid. */
export const cheap = request(4, { agreed_ppc: 3999.99, price_per_ct: 4000, total_amt: 4000, disc: -60 });
const logged = (id: string, hours: number, event: string, more: object) => ({
  id,
  at: ago(hours),
  event,
  kind: "deal",
  list: "confirm",
  line_id: 1,
  line_version: null,
  by: "Jonas Okafor",
  is_own: false,
  role_id: 5,
  client: { id: 6, role_id: 2, name: "Northlight Jewels" },
  is_anothers: false,
  paper: null,
  deal_ppc: null,
  rap: null,
  rap_before: null,
  until: null,
  times: null,
  note: null,
  load: null,
  ...more,
});
const history = [
  logged("1", 29.5, "confirm.request", { deal_ppc: 4700, by: "Mara Lind", role_id: 2 }),
  logged("2", 5, "confirm.update", { deal_ppc: 4800 }),
  logged("3", 4, "confirm.update", { deal_ppc: 4900, line_id: 7 }),
  logged("4", 1, "confirm.update", { line_version: 3 }),
];
const totals = { pieces: 4, carat: 4, rap_avg: null, disc_avg: null, price_per_ct: 5000, total_amt: 20_000 };
const entry = (code: string) => ({ id: 1, code, name: code, keyword: null });
const near = [4900, 5000, 5100].map((markup_ppc, at) => aStoneOnWire({ stock_no: `AL${at}`, markup_ppc }));

interface DeskHouse extends FakeServer {
  /** Lena Peeters is faster with a request; whoever listens hears that its stone changed. */
  decideElsewhere: (id: number, event: "confirm.approve" | "confirm.reject" | "confirm.update") => void;
  /** The same, and nobody is told. */
  decideUnheard: DeskHouse["decideElsewhere"];
  /** The clients that can be chosen from now on. */
  offer: (clients: readonly (typeof mara)[]) => void;
  /** Keeps the answers to decisions back until the returned function is called. */
  keepBack: () => () => void;
}

/** A house whose queue is what has not been decided yet. */
export function house(four_eyes_now = true, queue = requests, feed = liveFeed()): DeskHouse {
  const decided = new Set<number>();
  let offered: readonly (typeof mara)[] = [mara];
  const elsewhere = new Map<number, { event: string; by: string; at: string }>();
  let keptBack: Promise<void> | undefined;
  const decideUnheard: DeskHouse["decideElsewhere"] = (id, event) => {
    elsewhere.set(id, { event, by: "Lena Peeters", at: new Date(now).toISOString() });
    if (event !== "confirm.update") decided.add(id);
  };
  const server = fakeServer(async (asked) => {
    const { pathname, searchParams } = new URL(asked.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(asked);
    if (pathname.endsWith("/get-confirm-stone")) {
      const isEvery = searchParams.get("currentTab") === "all";
      const rows = queue
        .filter(({ id }) => isEvery || !decided.has(id))
        .map((row) => {
          const change = elsewhere.get(row.id);
          return change ? { ...row, agreed_ppc: 4321, version: row.version + 1, updated_at: change.at } : row;
        });
      return success({
        ...pageOf(rows),
        totals,
        tabs: { pending: rows.length, approved: 0, rejected: 0, cancelled: 0 },
      });
    }
    if (/get-(hold|memo)$/.test(pathname)) return success({ ...pageOf([]), totals, tabs: { held: 2, issued: 7 } });
    if (/(approve|reject)-stone$/.test(pathname)) {
      await keptBack;
      const seen = bodyOf(await asked.clone().text()).lines as { id: number }[];
      const ids = seen.map(({ id }) => id);
      const late = ids.filter((id) => elsewhere.has(id) && decided.has(id));
      if (late.length > 0) {
        const refusal = { code: "transitionRefused", reason: "This cannot be done in the current state." };
        const refused = late.map((id) => ({ id, stock_no: `NW${id}`, ...refusal, meanwhile: elsewhere.get(id) }));
        return failure(409, { code: refusal.code, message: refusal.reason, refused });
      }
      for (const id of ids) decided.add(id);
      return success({ data: [] });
    }
    if (pathname.endsWith("/customer-dropdown"))
      return success(pageOf(searchParams.has("user_id") ? [mara] : [...offered]));
    if (pathname.endsWith("/inventory/search")) {
      const half =
        searchParams.size > 0 && JSON.parse(await asked.clone().text()).data.sort === "markup_ppc"
          ? near.slice(2)
          : near.slice(0, 2);
      return success({ ...pageOf([]), stockList: half, loosen: null });
    }
    if (pathname.endsWith("/trade-rules")) {
      return success({ ...defaultRules, four_eyes: null, four_eyes_now, version: 1 });
    }
    if (pathname.endsWith("/dna")) {
      const steps = [...elsewhere].map(([line_id, { event, by }]) => {
        const line_version = (queue.find(({ id }) => id === line_id)?.version ?? 0) + 1;
        return logged(`e${line_id}`, 0, event, { line_id, line_version, by });
      });
      return success({ stone: requests[0]?.stone, history: [...history, ...steps] });
    }
    if (pathname.endsWith("/attributes") || pathname.endsWith("/stone-attributes")) {
      return success({ color: [entry("D"), entry("E")], clarity: [entry("VVS1")] });
    }
    return success({ ...pageOf([]), color: [entry("D"), entry("E")], clarity: [entry("VVS1")] });
  });
  return Object.assign(server, {
    decideUnheard,
    offer(clients: typeof offered) {
      offered = clients;
    },
    keepBack() {
      let letGo = () => {};
      keptBack = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => letGo();
    },
    decideElsewhere(id: number, event: Parameters<typeof decideUnheard>[1]) {
      decideUnheard(id, event);
      feed.tell([{ stock_no: `NW${id}`, status: 3 }]);
    },
  });
}

interface DeskProps {
  roleId?: number;
  mayWrite?: boolean;
  start?: ConfirmDeskSearch;
}

export function Desk({ roleId = 1, mayWrite = true, start = {} }: DeskProps) {
  const [search, setSearch] = useState(start);
  return (
    <LiveStones>
      <ConfirmDeskPage
        onDirty={() => {}}
        viewer={listViewer({ id: 1, role_id: roleId }, mayWrite)}
        search={search}
        onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
        addressOf={() => "#desk"}
        listAddress={(tab) => `#${tab}`}
      />
    </LiveStones>
  );
}

/** The bodies that were sent to an operation. */
export const acts = (server: FakeServer, name: string) =>
  server.seen.filter(({ url }) => url.pathname.endsWith(name)).map(({ text }) => bodyOf(text));
