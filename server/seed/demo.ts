import { sql } from "kysely";
import { codes } from "#domain/codes.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { insert, patch } from "../db/crud.ts";
import { accountByEmail } from "../db/queries/accounts.ts";
import { copyRoleRights } from "../db/queries/rights.ts";
import { advisoryLocks } from "../ground/advisory-locks.ts";
import type { Context, Reading } from "../house/context.ts";
import { hashPassword, passwordMatches } from "../sign-in/password-hash.ts";
import { demoBusinesses } from "./demo-businesses.ts";

type Person = {
  name: string;
  role: RoleId;
  /** The user name, where the name is too short for one. */
  userName?: string;
  first: string;
  last: string;
  company?: string;
  /** True if its documents wait for the house. */
  isNew?: true;
  associate?: string;
  salesperson?: string;
};

/** The people of the demo house, one of every kind; each signs in as `<name>@demo.test`. */
export const demoPeople: Person[] = [
  { name: "admin", role: roleIds.administrator, first: "Ines", last: "Novak" },
  { name: "admin2", role: roleIds.administrator, first: "Lars", last: "Peeters" },
  { name: "qc", userName: "tuva.berg", role: roleIds.qualityControl, first: "Tuva", last: "Berg" },
  { name: "associate", role: roleIds.businessAssociate, first: "Jonas", last: "Okafor", salesperson: "IN_HOUSE" },
  { name: "associate2", role: roleIds.businessAssociate, first: "Priya", last: "Raman", salesperson: "BROKER" },
  {
    name: "customer",
    role: roleIds.customer,
    first: "Mara",
    last: "Lind",
    company: "Northlight Jewels",
    associate: "associate",
  },
  {
    name: "customer2",
    role: roleIds.customer,
    first: "Tom",
    last: "Alder",
    company: "Alder & Finch Ltd",
    associate: "associate2",
  },
  { name: "newcomer", role: roleIds.customer, first: "Noor", last: "Haddad" },
  { name: "api", role: roleIds.apiClient, first: "Halden", last: "API", company: "Halden Diamonds BV" },
  { name: "ftp", role: roleIds.ftpClient, first: "Belmonte", last: "FTP", company: "Casa Belmonte" },
  { name: "auditor", role: roleIds.auditor, first: "Vera", last: "Simons" },
];
/** A new client who comes when the house is open and waits for it: for them it begins as for any new client. */
export const demoApplicant: Person = {
  name: "applicant",
  role: roleIds.customer,
  first: "Leila",
  last: "Marchetti",
  company: "Marchetti Gioielli",
  isNew: true,
};
export const demoAddress = (name: string): string => `${name}@demo.test`;

const INDIA = 101;

/** Fills an empty house with its demo people. In a filled one it sets the printed password for them. */
export async function seedDemo(ctx: Context, password: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.demoHouse})`.execute(ctx.db);
  const admin = await accountByEmail(ctx.db, demoAddress("admin"));
  if (admin && (await passwordMatches(admin.password_hash, password))) return;
  const password_hash = await hashPassword(password);
  for (const person of demoPeople) {
    const known = await accountByEmail(ctx.db, demoAddress(person.name));
    if (known) await patch(ctx, "account", known.id, { password_hash });
    else await addPerson(ctx, person, password_hash);
  }
}

/** Adds the waiting client to any demo house, or sets the printed password for them. */
export async function seedApplicant(ctx: Context, password: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.demoHouse})`.execute(ctx.db);
  const known = await accountByEmail(ctx.db, demoAddress(demoApplicant.name));
  if (known && (await passwordMatches(known.password_hash, password))) return;
  const password_hash = await hashPassword(password);
  if (known) await patch(ctx, "account", known.id, { password_hash });
  else await addPerson(ctx, demoApplicant, password_hash);
}

async function addPerson(ctx: Context, person: Person, password_hash: string): Promise<void> {
  const business = person.company
    ? await insert(ctx, "business", {
        company_name: person.company,
        status: person.isNew ? codes.business.notRegistered : codes.business.registered,
        ...demoBusinesses[person.company],
      })
    : undefined;
  const associate = person.associate ? await accountByEmail(ctx.db, demoAddress(person.associate)) : undefined;
  const account = await insert(ctx, "account", {
    role_id: person.role,
    email: demoAddress(person.name),
    user_name: person.userName ?? person.name,
    password_hash,
    first_name: person.first,
    last_name: person.last,
    mobile: "98200 11223",
    mobile_country_id: INDIA,
    business_id: business?.id ?? null,
    associate_id: associate?.id ?? null,
    salesperson_type_id: person.salesperson ? await salespersonType(ctx, person.salesperson) : null,
  });
  await copyRoleRights(ctx.db, account.id, person.role);
}

async function salespersonType(ctx: Reading, code: string): Promise<number> {
  const { id } = await ctx.db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .select("s.id")
    .where("m.code", "=", "SALES_PERSON_TYPE")
    .where("s.code", "=", code)
    .executeTakeFirstOrThrow();
  return id;
}
