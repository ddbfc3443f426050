import { randomUUID } from "node:crypto";
import { newToken } from "#server/ground/tokens.ts";
import { hashPassword } from "#server/sign-in/password-hash.ts";
import { type DemoName, demoAccount } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { hours } from "./clock.ts";

export type Owner = DemoName | "guest";

/** The account of an owner. This file writes rows directly, for tests that do not care about the calls before them. */
export async function ownerId({ db }: TestApp, owner: Owner): Promise<number> {
  if (owner !== "guest") return (await demoAccount({ db }, owner)).id;
  const guest = await db.selectFrom("account").select("id").where("role_id", "=", 4).executeTakeFirstOrThrow();
  return guest.id;
}

export async function aMaster({ db }: TestApp): Promise<number> {
  const values = { code: "TERMS", name: "Terms" };
  return (await db.insertInto("master").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** A master with the sub-masters A and B. */
export async function aFilledMaster(portal: TestApp): Promise<{ master_id: number; ids: number[] }> {
  const master_id = await aMaster(portal);
  const values = ["A", "B"].map((code, place) => ({ master_id, code, name: code, sequence: place + 1 }));
  const rows = await portal.db.insertInto("sub_master").values(values).returning("id").execute();
  return { master_id, ids: rows.map(({ id }) => id) };
}

export async function aSubMaster(portal: TestApp): Promise<number> {
  return (await aFilledMaster(portal)).ids[0] ?? 0;
}

export async function aMail({ db }: TestApp, status: "kept" | "failed"): Promise<number> {
  const values = { to_address: "nora@harbour.test", subject: "Words", text: "More words", kind: "signupCode", status };
  return (await db.insertInto("mail").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export async function aJob(portal: TestApp, owner: Owner): Promise<string> {
  const account_id = await ownerId(portal, owner);
  const values = { id: randomUUID(), kind: "removeFile", account_id };
  return (await portal.db.insertInto("job").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export async function aSession(portal: TestApp, owner: Owner): Promise<string> {
  const now = portal.clock.now();
  const values = {
    key: randomUUID(),
    token_hash: newToken().hash,
    account_id: await ownerId(portal, owner),
    address: "192.0.2.7",
    device: "Firefox on Windows",
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + hours(12)),
  };
  return (await portal.db.insertInto("session").values(values).returning("key").executeTakeFirstOrThrow()).key;
}

/** A link to one stone, made now and good for a day. */
export async function aShareLink(portal: TestApp, owner: Owner): Promise<{ id: number; token: string }> {
  const { token, hash } = newToken();
  const created_at = portal.clock.now();
  const expires_at = new Date(created_at.getTime() + hours(24));
  const values = { token_hash: hash, account_id: await ownerId(portal, owner), created_at, expires_at };
  const { id } = await portal.db.insertInto("share_link").values(values).returning("id").executeTakeFirstOrThrow();
  await portal.pool.query(
    `INSERT INTO share_link_stone (share_link_id, stone_id, sequence, markup_disc, markup_ppc, sell_amt)
      SELECT $1, min(id), 1, -20.00, 5000.00, 5050.00 FROM stone`,
    [id],
  );
  return { id, token };
}

type Purpose = "signup" | "reset";
let hashOnce: Promise<string> | undefined;
export const knownCode = "402917";

/** A mailed code: the one above. */
export async function aCode({ db, clock }: TestApp, purpose: Purpose, email: string): Promise<void> {
  hashOnce ??= hashPassword(knownCode);
  const now = clock.now();
  const values = { purpose, email, code_hash: await hashOnce, created_at: now, expires_at: later(now) };
  await db.insertInto("one_time_code").values(values).execute();
}

/** The proof of an address after its code was accepted. */
export async function aProof({ db, clock }: TestApp, purpose: Purpose, email: string): Promise<string> {
  const { token, hash } = newToken();
  const now = clock.now();
  const values = {
    purpose,
    email,
    created_at: now,
    expires_at: later(now),
    used_at: now,
    verification_hash: hash,
    verified_until: later(now),
  };
  await db.insertInto("one_time_code").values(values).execute();
  return token;
}

const later = (now: Date) => new Date(now.getTime() + hours(1));

/** The house as on its first day. The database keeps the last administrator, so its triggers look away. */
export const withoutAdministrators = ({ pool }: TestApp) =>
  pool.query(
    `SET session_replication_role = replica; UPDATE account SET is_active = false WHERE role_id = 1;
     SET session_replication_role = DEFAULT`,
  );

/** An address that sets up a house without an administrator. */
export async function aSetupAddress(portal: TestApp): Promise<string> {
  await withoutAdministrators(portal);
  const { token, hash } = newToken();
  const [made, until] = [hours(0), hours(1)].map((ms) => new Date(portal.clock.now().getTime() + ms));
  await portal.pool.query("INSERT INTO setup_address (token_hash, created_at, expires_at) VALUES ($1, $2, $3)", [
    hash,
    made,
    until,
  ]);
  return token;
}

/** The token of an invitation that was sent to a person an hour ago. */
export async function anInvitation(portal: TestApp, accountId: number): Promise<string> {
  const { token, hash } = newToken();
  const [sent, until] = [hours(-1), hours(24)].map((ms) => new Date(portal.clock.now().getTime() + ms));
  await portal.pool.query(
    `INSERT INTO invitation (account_id, email, token_hash, created_at, expires_at)
      SELECT id, lower(email), $2, $3, $4 FROM account WHERE id = $1`,
    [accountId, hash, sent, until],
  );
  return token;
}
