import { randomUUID } from "node:crypto";
import type pg from "pg";
import { roleIds } from "#domain/roles.ts";
import { newToken } from "#server/ground/tokens.ts";
import { person, visibleProviders } from "../people.ts";
import { caratRangeCount, providerCount } from "../schema.ts";
import { caratBounds } from "./fill-house.ts";
import { providerId } from "./stone-lines.ts";

/** The role with the widest answers: it sees every status and the cost. */
const ROLE = roleIds.businessAssociate;

/** Adds the benchmark's people as accounts with a business and markups of their own, and returns a token for each. */
export async function addPeople(client: pg.Client, numbers: readonly number[]): Promise<Map<number, string>> {
  const tokens = new Map<number, string>();
  for (const number of numbers) {
    const businessId = await idOf(client, "INSERT INTO business (company_name) VALUES ($1) RETURNING id", [
      `B${number}`,
    ]);
    const accountId = await idOf(
      client,
      `INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name, business_id)
       VALUES ($1, $2, $2, 'none', 'Bench', $2, $3) RETURNING id`,
      [ROLE, `person${number}@bench.test`, businessId],
    );
    await client.query(
      `INSERT INTO user_permission (account_id, permission_id, read_access, write_access)
       SELECT $1, permission_id, read_access, write_access FROM role_permission WHERE role_id = $2`,
      [accountId, ROLE],
    );
    await client.query("INSERT INTO inventory_access (account_id, provider_ids) VALUES ($1, $2)", [
      accountId,
      visibleProviders.map(providerId),
    ]);
    await addMarkups(client, businessId, person(number).factors);
    tokens.set(number, await openSession(client, accountId));
  }
  return tokens;
}

/** A factor of 10,435 is a markup of 4.35 %, alike for both types and origins. */
async function addMarkups(client: pg.Client, businessId: number, factors: ArrayLike<number>): Promise<void> {
  const places = Array.from({ length: providerCount * caratRangeCount }, (_, bucket) => ({
    provider: providerId(Math.floor(bucket / caratRangeCount)),
    range: bucket % caratRangeCount,
    value: ((factors[bucket] as number) - 10_000) / 100,
  }));
  await client.query(
    `INSERT INTO markup_set (layer, business_id, provider_id) SELECT 'business_provider', $1, * FROM unnest($2::int[])`,
    [businessId, Array.from({ length: providerCount }, (_, code) => providerId(code))],
  );
  await client.query(
    `INSERT INTO markup_rule (set_id, diamond_type, stone_origin, from_carat, to_carat, kind, value)
     SELECT s.id, t.type, o.origin, r.from_carat, r.to_carat, 'percent', r.value
     FROM unnest($2::int[], $3::numeric[], $4::numeric[], $5::numeric[]) AS r (provider, from_carat, to_carat, value)
     JOIN markup_set s ON s.business_id = $1 AND s.provider_id = r.provider,
       (VALUES ('white'), ('fancy')) AS t (type), (VALUES (1), (2)) AS o (origin)`,
    [
      businessId,
      places.map(({ provider }) => provider),
      places.map(({ range }) => caratBounds[range]?.from),
      places.map(({ range }) => caratBounds[range]?.to),
      places.map(({ value }) => value.toFixed(2)),
    ],
  );
}

async function openSession(client: pg.Client, accountId: number): Promise<string> {
  const { token, hash } = newToken();
  await client.query(
    `INSERT INTO session (key, token_hash, account_id, address, device, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, '127.0.0.1', 'benchmark', now(), now(), now() + interval '1 day')`,
    [randomUUID(), hash, accountId],
  );
  return token;
}

async function idOf(client: pg.Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: string }>(sql, values);
  return Number(rows[0]?.id);
}
