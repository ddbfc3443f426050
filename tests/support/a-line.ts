import { codes } from "#domain/codes.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { TestApp } from "./app.ts";
import { hours } from "./clock.ts";
import { type Owner, ownerId } from "./rows.ts";

/** The first state of each list's line, and its stone's status then; null for an untouched stone. */
const first: Record<StoneList, { state: string; stone: number | null; paper?: "order" | "memo" }> = {
  cart: { state: "in", stone: null },
  watchlist: { state: "in", stone: null },
  notes: { state: "in", stone: null },
  enquiry: { state: "open", stone: null },
  hold: { state: "held", stone: codes.stone.hold },
  confirm: { state: "pending", stone: codes.stone.confirm, paper: "order" },
  memo: { state: "issued", stone: codes.stone.memo, paper: "memo" },
  external: { state: "pending", stone: null },
};

/** The client of an act in a test: buyers themselves, for the house's people the associate's own customer. */
export const clientFor = (owner: Owner): Owner =>
  (["admin", "admin2", "qc", "associate", "associate2", "auditor"] as Owner[]).includes(owner) ? "customer" : owner;

/** Writes a line directly, for tests that do not care about the acts before it. */
export async function aLine(portal: TestApp, owner: Owner, list: StoneList): Promise<number> {
  const { pool, clock } = portal;
  const { state, stone, paper } = first[list];
  const holder = await ownerId(portal, clientFor(owner));
  const now = clock.now();
  const paperId = paper && (await aPaper(portal, paper, holder));
  const { rows } = await pool.query(
    `INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, rap, disc, price_per_ct, total_amt,
        markup_disc, markup_ppc, sell_amt, text, expires_at, order_id, memo_id, created_at, updated_at)
      SELECT $1, $2, 1, s.id, a.id, a.business_id, a.id, s.rap, s.disc, s.price_per_ct, s.total_amt,
        s.disc, s.price_per_ct, s.total_amt, $4, $5, $6, $7, $8, $8
      FROM account a, (SELECT s.* FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active
        WHERE s.status = 1 ORDER BY s.id LIMIT 1) s WHERE a.id = $3 RETURNING id, stone_id`,
    [
      list,
      state,
      holder,
      ["enquiry", "notes"].includes(list) ? "Is the table clean?" : null,
      list === "hold" ? new Date(now.getTime() + hours(48)) : null,
      paper === "order" ? paperId : null,
      paper === "memo" ? paperId : null,
      now,
    ],
  );
  if (stone !== null) await pool.query("UPDATE stone SET status = $2 WHERE id = $1", [rows[0].stone_id, stone]);
  return rows[0].id;
}

/** An enquiry with an offer that is open for a day. */
export async function anOffer(portal: TestApp, owner: Owner): Promise<number> {
  const id = await aLine(portal, owner, "enquiry");
  const until = new Date(portal.clock.now().getTime() + hours(24));
  const offered =
    "UPDATE stone_line SET state = 'offered.made', agreed_ppc = markup_ppc, expires_at = $2 WHERE id = $1";
  await portal.pool.query(offered, [id, until]);
  return id;
}

/** An enquiry with a bid that is open for a day. */
export async function aBid(portal: TestApp, owner: Owner): Promise<number> {
  const id = await anOffer(portal, owner);
  await portal.pool.query("UPDATE stone_line SET state = 'bid.made' WHERE id = $1", [id]);
  return id;
}

/** A memo line whose client asks to keep the stone. */
export async function aWish(portal: TestApp, owner: Owner): Promise<number> {
  const id = await aLine(portal, owner, "memo");
  await portal.pool.query("UPDATE stone_line SET wish = 'keep', waits_since = $2 WHERE id = $1", [
    id,
    portal.clock.now(),
  ]);
  return id;
}

/** A memo line that was received just now. It can be taken back for a day. */
export async function aReceivedLine(portal: TestApp, owner: Owner): Promise<number> {
  const id = await aLine(portal, owner, "memo");
  const until = new Date(portal.clock.now().getTime() + hours(24));
  const received = `UPDATE stone_line SET state = 'received', status = 2, reversible_until = $2 WHERE id = $1 RETURNING stone_id`;
  const { rows } = await portal.pool.query(received, [id, until]);
  await portal.pool.query("UPDATE stone SET status = 1 WHERE id = $1", [rows[0].stone_id]);
  return id;
}

async function aPaper({ pool, clock }: TestApp, kind: "order" | "memo", holder: number): Promise<number> {
  const numbered = await pool.query(
    `INSERT INTO paper_number AS n (kind, year, last) VALUES ($1, 2026, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING last`,
    [kind],
  );
  const { rows } = await pool.query(
    `INSERT INTO paper (kind, year, sequence, number, holder_id, made_by, due_date, created_at, updated_at)
      VALUES ($1, 2026, $2, $3, $4, $4, $5, $6, $6) RETURNING id`,
    [
      ...[kind, numbered.rows[0].last, `2026-${String(numbered.rows[0].last).padStart(4, "0")}`, holder],
      kind === "memo" ? "2026-12-04" : null,
      clock.now(),
    ],
  );
  return rows[0].id;
}
