import { accountByEmail } from "#server/db/queries/accounts.ts";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { openSession } from "#server/sign-in/sessions.ts";

export const demoNames = [
  "admin",
  "admin2",
  "qc",
  "associate",
  "associate2",
  "customer",
  "customer2",
  "newcomer",
  "api",
  "ftp",
  "auditor",
] as const;
export type DemoName = (typeof demoNames)[number];

/** The account of one of the demo house's people. */
export async function demoAccount({ db }: Pick<House, "db">, name: DemoName) {
  const account = await accountByEmail(db, demoAddress(name));
  if (!account) throw new Error(`the demo house has no ${name}`);
  return account;
}

/** Opens a session like a sign-in, without the time of the password's hash. */
export async function openedSession(house: House, name: DemoName): Promise<string> {
  const { id } = await demoAccount(house, name);
  const origin = { requestId: "test", operation: "login", address: "127.0.0.1", device: "test" };
  const { token } = await inTransaction(house, origin, (ctx) => openSession(ctx, id));
  return token;
}

/** The five fields of a guest's sign-in (spec §3). */
export const guestFields = {
  company_name: "Orchard Lane Jewellers",
  contact_person: "Mara Lind",
  mobile: "70 123 45 67",
  email: "mara@orchard.test",
  mobile_country_id: 214,
};
