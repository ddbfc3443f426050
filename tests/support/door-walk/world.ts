import type { StoneList } from "#domain/stone-lists.ts";
import { defaultRules, type TradeRules } from "#domain/trade-rules.ts";
import type { StoneContext } from "#machines/stone.ts";
import type { Claim } from "#machines/stone-facts.ts";
import type { TestApp } from "../app.ts";

/** A line of the database in the terms of its machine. A line that is not written yet has no id. */
export type LineFact = {
  id: number | null;
  list: StoneList;
  holder: number;
  state: string;
  status: number;
  version: number;
  /** The time of its last write. */
  movedAt: number;
  context: object;
  /** The enquiry with the offer that made it. */
  enquiry: number | null;
  /** The fields that never change after the first write. */
  frozen: string;
  agreedPrice: number;
  ownPrice: number;
  cost: number;
};
export type StoneFact = { id: number; state: string; status: number; context: StoneContext };
export type ClientFact = {
  id: number;
  role: number;
  associate: number | null;
  business: number;
  isActive: boolean;
  liveHolds: number;
};

/** Every fact of one stone that a machine may get, read plainly from the tables. */
export type World = {
  stone: StoneFact;
  lines: LineFact[];
  clients: Map<number, ClientFact>;
  rules: TradeRules;
  administrators: number;
  sales: number;
  credits: number;
  /** The number of messages in enquiries about the stone. */
  messages: number;
  /** The number of the log's entries. */
  log: number;
  now: number;
};

const claims: Record<string, Claim> = {
  "hold held": "hold",
  "confirm pending": "confirmPending",
  "confirm approved.awaitingMemo": "confirmApproved",
  "memo issued": "memo",
};
/** The claim of a line on its stone while it lives. */
export const claimOf = ({ list, state }: Pick<LineFact, "list" | "state">): Claim | null =>
  claims[`${list} ${state}`] ?? null;

export async function worldOf({ pool, clock }: TestApp, stockNo: string): Promise<World> {
  const now = clock.now();
  // A named statement, read for each of fifteen thousand acts and planned once.
  const { rows } = await pool.query({ name: "world", text: everything, values: [stockNo, now] });
  const { stone, lines, clients, rules, administrators, sales, credits, messages, log } = rows[0];
  const facts: LineFact[] = (lines ?? []).map(lineFact);
  return {
    stone: stoneFact(stone, facts),
    lines: facts,
    clients: new Map(clients.map((client: ClientFact) => [client.id, client])),
    rules: { ...defaultRules, ...rules },
    administrators,
    sales,
    credits,
    messages,
    log,
    now: now.getTime(),
  };
}

const everything = `SELECT (SELECT to_jsonb(s) FROM stone s WHERE s.stock_no = $1) AS stone,
  (SELECT jsonb_agg(to_jsonb(l) ORDER BY l.id) FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.stock_no = $1) AS lines,
  (SELECT jsonb_agg(jsonb_build_object('id', a.id, 'role', a.role_id, 'associate', a.associate_id, 'isActive', a.is_active,
      'business', coalesce(b.status, 9), 'liveHolds', (SELECT count(*) FROM stone_line h WHERE h.list = 'hold'
        AND h.state = 'held' AND h.holder_id = a.id AND h.expires_at > $2)))
    FROM account a LEFT JOIN business b ON b.id = a.business_id) AS clients,
  (SELECT value FROM setting WHERE key = 'trade_rules') AS rules,
  (SELECT count(*) FROM account WHERE role_id = 1 AND is_active) AS administrators,
  (SELECT count(*) FROM invoice_line WHERE credits_id IS NULL) AS sales,
  (SELECT count(*) FROM invoice_line WHERE credits_id IS NOT NULL) AS credits,
  (SELECT count(*) FROM enquiry_message m JOIN stone_line l ON l.id = m.line_id JOIN stone s ON s.id = l.stone_id
    WHERE s.stock_no = $1) AS messages,
  (SELECT size FROM audit_head) AS log`;

/** A row of stone_line as JSON. */
type Row = Record<string, unknown> & { id: number; list: StoneList; holder_id: number; state: string } & {
  status: number;
  version: number;
};
const moment = (text: unknown) => (typeof text === "string" ? Date.parse(text) : null);

const contexts: Record<StoneList, (row: Row) => object> = {
  hold: (row) => ({ expiresAt: moment(row.expires_at), extensions: row.extensions, endedBy: row.ended_by }),
  memo: (row) => ({
    reversibleUntil: moment(row.reversible_until),
    price: row.sold_ppc,
    wish: row.wish,
    wishUntil: moment(row.wish_until),
    text: row.text,
    waitsSince: moment(row.waits_since),
    reason: row.reason,
  }),
  confirm: (row) => ({ madeBy: row.made_by, price: row.agreed_ppc, remark: row.remark, reason: row.reason }),
  external: (row) => ({ madeBy: row.made_by, reason: row.reason }),
  enquiry: (row) => ({
    text: row.text,
    price: row.agreed_ppc,
    standsUntil: moment(row.expires_at),
    waitsSince: moment(row.waits_since),
    reason: row.reason,
  }),
  ...(["cart", "watchlist", "notes"] as const).reduce(
    (all, list) => Object.assign(all, { [list]: (row: Row) => ({ text: row.text }) }),
    {} as Record<"cart" | "watchlist" | "notes", (row: Row) => object>,
  ),
};
const frozenColumns = ["stone_id", "holder_id", "made_by", "rap", "disc", "price_per_ct", "total_amt", "markup_disc"];

const lineFact = (row: Row): LineFact => ({
  id: row.id,
  list: row.list,
  holder: row.holder_id,
  state: row.state,
  status: row.status,
  version: row.version,
  movedAt: moment(row.updated_at) ?? 0,
  context: contexts[row.list](row),
  enquiry: row.enquiry_id as number | null,
  frozen: JSON.stringify([...frozenColumns, "markup_ppc", "sell_amt", "created_at"].map((column) => row[column])),
  agreedPrice: Number(row.agreed_ppc ?? row.markup_ppc),
  ownPrice: Number(row.markup_ppc),
  cost: Number(row.price_per_ct),
});

/** A stone's state by its code. The code of a confirmed stone does not tell whether it is approved; its line does. */
function stoneFact(row: { id: number; status: number; is_listed: boolean }, lines: readonly LineFact[]): StoneFact {
  const confirm = lines.find((line) => claimOf(line) === "confirmApproved") ? "approved" : "pending";
  const states: Record<number, string> = {
    1: "available",
    2: "notAvailable",
    3: `claimed.confirm.${confirm}`,
    4: "claimed.hold",
    5: "claimed.memo",
    8: "sold",
  };
  const holder = lines.find((line) => claimOf(line) ?? (line.list === "memo" && line.state === "sold"))?.holder ?? null;
  return {
    id: row.id,
    status: row.status,
    state: states[row.status] ?? "",
    context: { holder, isListed: row.is_listed },
  };
}
