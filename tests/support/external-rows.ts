import type { ApiScope } from "#domain/api-scopes.ts";
import { newApiKey } from "#server/sign-in/api-keys.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";

/** An administrator's data of a new API client. */
export const newClient = {
  source: 6,
  email: "buying@quarry.test",
  user_name: "quarry.buying",
  first_name: "Sol",
  last_name: "Quarry",
  company_name: "Quarry Trade",
} as const;

/** An external client without lines, written directly. */
export async function anExternalClient({ db }: TestApp): Promise<number> {
  const { source, company_name, ...person } = newClient;
  const of = await db.insertInto("business").values({ company_name }).returning("id").executeTakeFirstOrThrow();
  const values = { ...person, role_id: source, password_hash: "none that anybody knows", business_id: of.id };
  return (await db.insertInto("account").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

type Key = {
  scopes?: readonly ApiScope[];
  calls_per_minute?: number;
  expires_at?: Date | null;
  ends_at?: Date | null;
  last_used_at?: Date | null;
};

/** A person's new key, written directly. */
export async function aKey(portal: TestApp, owner: Owner, key: Key = {}): Promise<{ id: number; secret: string }> {
  const { secret, hash, prefix } = newApiKey();
  const now = portal.clock.now();
  const values = {
    account_id: await ownerId(portal, owner),
    name: "Web shop",
    prefix,
    key_hash: hash,
    calls_per_minute: 1000,
    created_at: now,
    updated_at: now,
    ...key,
    scopes: [...(key.scopes ?? ["stones:read"])],
  };
  const { id } = await portal.db.insertInto("api_key").values(values).returning("id").executeTakeFirstOrThrow();
  return { id, secret };
}
