import type { RoleId } from "#domain/roles.ts";
import type { TestApp } from "./app.ts";
import { forEverybody, holds } from "./house-rights.ts";

export type Person = { id: number; role_id: RoleId; associate_id: number | null; business_id: number | null };
export type RowKind = "account" | "business" | "document" | "key";
/** A row that an address can name, with its people. */
export type NamedRow = { kind: RowKind; id: number; people: Person[] };

/** The office's screen for the accounts of each role. */
const screens: Record<RoleId, string> = {
  1: "admin/admin-users",
  2: "client",
  3: "admin/quality-control",
  4: "guests",
  5: "business-associate",
  6: "api",
  7: "api",
  8: "admin/auditors",
};

/**
 * The plain rule: the house's people by their right on the screen, an associate own customers, and everybody
 * themselves.
 */
export const isReached = (who: Person, person: Person): boolean =>
  holds(who.role_id, `${screens[person.role_id]}:read`) &&
  (forEverybody.includes(who.role_id) || person.associate_id === who.id);
export const isOwn = (who: Person, { people }: NamedRow): boolean => people.some(({ id }) => id === who.id);

export const everybody = async ({ pool }: TestApp): Promise<Person[]> =>
  (await pool.query("SELECT id, role_id, associate_id, business_id FROM account ORDER BY id")).rows;

/** Every account, business, document and key of the house. */
export async function namedRows(portal: TestApp): Promise<NamedRow[]> {
  const people = await everybody(portal);
  const of = async (kind: RowKind, sql: string, isTheirs: (person: Person, owner: number) => boolean) => {
    const { rows } = await portal.pool.query<{ id: number; owner: number }>(sql);
    return rows.map(({ id, owner }) => ({ kind, id, people: people.filter((person) => isTheirs(person, owner)) }));
  };
  return [
    ...people.map((person) => ({ kind: "account" as const, id: person.id, people: [person] })),
    ...(await of(
      "business",
      "SELECT id, id AS owner FROM business",
      ({ business_id }, owner) => business_id === owner,
    )),
    ...(await of(
      "document",
      "SELECT d.id, k.business_id AS owner FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id",
      ({ business_id }, owner) => business_id === owner,
    )),
    ...(await of("key", "SELECT id, account_id AS owner FROM api_key", ({ id }, owner) => id === owner)),
  ];
}

/** An API key, written directly. */
export async function anApiKey(portal: TestApp, account: number): Promise<void> {
  await portal.pool.query(
    `INSERT INTO api_key (account_id, name, prefix, key_hash, scopes, calls_per_minute, created_at, updated_at)
      VALUES ($1, 'Test', 'lk_test', sha256('test'), '{}', 60, $2, $2)`,
    [account, portal.clock.now()],
  );
}
