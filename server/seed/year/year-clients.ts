import { randomBytes } from "node:crypto";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import { insert } from "../../db/crud.ts";
import { accountByEmail } from "../../db/queries/accounts.ts";
import { copyRoleRights } from "../../db/queries/rights.ts";
import { noteVisit } from "../../db/queries/visits.ts";
import type { Context } from "../../house/context.ts";
import { hashPassword } from "../../sign-in/password-hash.ts";
import { demoAddress } from "../demo.ts";
import { DAY, hoursBefore } from "../demo-steps.ts";
import { YEAR } from "./year-calendar.ts";

const [FRANCE, GERMANY, JAPAN, SWEDEN, UNITED_STATES] = [75, 82, 109, 213, 233]; // the numbers of the package of places

/** A client with a rhythm of their own. */
export type YearClient = {
  name: string;
  associate: "associate" | "associate2";
  /** The share of deals, beside the others. */
  share: number;
  /** The most stones of one deal. */
  most: number;
  /** True for a client who comes to the shows alone. */
  isAtShows?: true;
  /** The days since they went quiet. */
  quietFor?: number;
};
type Newcomer = YearClient & { first: string; last: string; company: string; country: number };

const newcomers: readonly Newcomer[] = [
  {
    name: "verrier",
    associate: "associate",
    share: 5,
    most: 3,
    first: "Claire",
    last: "Verrier",
    company: "Maison Verrier",
    country: FRANCE,
  },
  {
    name: "hoseki",
    associate: "associate2",
    share: 7,
    most: 5,
    isAtShows: true,
    first: "Ren",
    last: "Aoki",
    company: "Aoki Hoseki KK",
    country: JAPAN,
  },
  {
    name: "sundguld",
    associate: "associate",
    share: 2,
    most: 1,
    first: "Nils",
    last: "Sund",
    company: "Sund Guld AB",
    country: SWEDEN,
  },
  {
    name: "harlan",
    associate: "associate2",
    share: 6,
    most: 4,
    first: "Dana",
    last: "Harlan",
    company: "Harlan & Reed Inc",
    country: UNITED_STATES,
  },
  {
    name: "goldlaub",
    associate: "associate",
    share: 6,
    most: 3,
    quietFor: 150,
    first: "Jutta",
    last: "Laub",
    company: "Goldlaub GmbH",
    country: GERMANY,
  },
];

export const searchers: readonly YearClient[] = newcomers;

/** Whoever traded in the year before the house opens. */
export const yearClients: readonly YearClient[] = [
  { name: "customer", associate: "associate", share: 5, most: 3 },
  { name: "customer2", associate: "associate2", share: 3, most: 2 },
  ...newcomers,
];

/** Adds the clients of the year, as it begins. Nobody signs in as them; each was last here when they last traded. */
export async function addYearClients(ctx: Context): Promise<void> {
  const password_hash = await hashPassword(randomBytes(32).toString("base64url"));
  for (const person of newcomers) {
    const business = await insert(ctx, "business", {
      company_name: person.company,
      status: codes.business.registered,
      country_id: person.country,
    });
    const associate = await accountByEmail(ctx.db, demoAddress(person.associate));
    const account = await insert(ctx, "account", {
      role_id: roleIds.customer,
      email: demoAddress(person.name),
      user_name: person.name,
      password_hash,
      first_name: person.first,
      last_name: person.last,
      business_id: business.id,
      associate_id: associate?.id ?? null,
    });
    await copyRoleRights(ctx.db, account.id, roleIds.customer);
    await noteVisit(ctx.db, account.id, hoursBefore(ctx.now, (person.quietFor ?? 2) * DAY - YEAR));
  }
}
