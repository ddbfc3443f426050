import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { account as accountWorkflow, externalClient } from "#machines/active-toggle.ts";
import { one, patch, remove } from "../db/crud.ts";
import { activeAdministrators } from "../db/queries/acting-client.ts";
import { liveClaimsOf } from "../db/queries/businesses.ts";
import {
  customersOf,
  forgetBusinessOnPapers,
  forgetOnPapers,
  forgetPapers,
  forgetTraces,
  listedLines,
  othersOfBusiness,
  visitsOf,
} from "../db/queries/forget-person.ts";
import { forgetWords } from "../db/queries/stone-work.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { newToken } from "../ground/tokens.ts";
import type { Context, Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { keepingAnAdministrator } from "../people/switch-accounts.ts";
import { insistUnused } from "../settings/in-use.ts";
import { hashPassword } from "../sign-in/password-hash.ts";
import { moveLines } from "./advance.ts";
import { closing } from "./enquiry-events.ts";
import { registerBusiness } from "./move-business.ts";
import { switchActive } from "./switch-active.ts";

/** The keeper of the house at its console, with an administrator's role and no account in the log. */
const keeper: Actor = { accountId: 0, roleId: roleIds.administrator, sessionKey: "", rights: [] };

/**
 * Erases a person (decision 0036). Trades stay, with an anonymous account. Personal data goes in one transaction, and
 * the files' bytes after it. It is refused while stones are claimed, for the last administrator, and for an associate
 * with customers.
 */
export async function erasePerson(house: House, id: number): Promise<void> {
  const origin = { actor: keeper, requestId: "privacy:erase", operation: "erasePerson" };
  const bytes = await inTransaction(house, origin, (ctx) => keepingAnAdministrator(erase(ctx, id)));
  for (const name of bytes) await house.files.remove(name);
}

async function erase(ctx: Context, id: number): Promise<string[]> {
  const person = await one(ctx, "account", id, "lock");
  if (person.erased_at) throw new Problem("personErased");
  await insistOnFree(ctx, person);
  await endLists(ctx, id);
  await forgetWords(ctx.db, id);
  await forgetOnPapers(ctx.db, id);
  const bytes = await forgetTraces(ctx.db, id, person.email);
  const isProgram = person.role_id === roleIds.apiClient || person.role_id === roleIds.ftpClient;
  const machine = isProgram ? externalClient : accountWorkflow;
  if (person.is_active) await switchActive(ctx, machine, "account", id, false);
  bytes.push(...(await forgetBusiness(ctx, person)));
  await patch(ctx, "account", id, {
    email: `erased-${id}@erased.invalid`,
    first_name: "Erased",
    last_name: `person ${id}`,
    company_name: null,
    mobile: null,
    mobile_country_id: null,
    country_id: null,
    state_id: null,
    city_id: null,
    designation_id: null,
    picture_id: null,
    provider_id: null,
    erased_at: ctx.now,
    ...(person.user_name !== null && { user_name: `erased-${id}` }),
    ...(person.password_hash !== null && { password_hash: await hashPassword(newToken().token) }),
  });
  if (person.picture_id !== null) bytes.push(await forgetPicture(ctx, person.picture_id));
  ctx.audit.push({ workflow: "account", item: id, transition: "account.erase" });
  for (const visit of await visitsOf(ctx.db, id)) bytes.push(...(await erase(ctx, visit)));
  return bytes;
}

type Person = Awaited<ReturnType<typeof one<"account">>>;

async function insistOnFree(ctx: Reading, { id, role_id, is_active }: Person): Promise<void> {
  const claims = await liveClaimsOf(ctx.db, { holder: id }, ctx.now);
  if (claims.length > 0) throw new Problem("claimsLive");
  const isLast = role_id === roleIds.administrator && is_active && (await activeAdministrators(ctx.db)) <= 1;
  if (isLast) throw new Problem("lastAdministrator");
  const customers = await customersOf(ctx.db, id);
  insistUnused(customers > 0 ? [{ table: "account", count: customers }] : []);
}

/** Ends the person's cart, watch list, notes and enquiries, each line by its own machine. */
async function endLists(ctx: Context, id: number): Promise<void> {
  const standing = await listedLines(ctx.db, id);
  for (const list of new Set(standing.map((line) => line.list as StoneList))) {
    const ids = standing.filter((line) => line.list === list).map((line) => line.id);
    await moveLines(ctx, list, ids, () => (list === "enquiry" ? closing(ctx) : { type: "REMOVE" }));
  }
}

/** Forgets the business of its last person. Its name stays, because its papers have it; its documents go. */
async function forgetBusiness(ctx: Context, { id, business_id }: Person): Promise<string[]> {
  if (business_id === null || (await othersOfBusiness(ctx.db, id))) return [];
  const { status } = await one(ctx, "business", business_id, "lock");
  if (status === codes.business.registered) await registerBusiness(ctx, business_id, 2, ["any"]);
  await patch(ctx, "business", business_id, {
    tax_identification_number: null,
    address: null,
    postal_code: null,
    phone: null,
    website: null,
    country_id: null,
    state_id: null,
    city_id: null,
  });
  await forgetBusinessOnPapers(ctx.db, business_id);
  return forgetPapers(ctx.db, business_id);
}

async function forgetPicture(ctx: Context, pictureId: number): Promise<string> {
  const { name } = await one(ctx, "stored_file", pictureId);
  await remove(ctx, "stored_file", pictureId);
  return name;
}
