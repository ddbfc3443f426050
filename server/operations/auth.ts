import type { Body } from "#api/operation-types.ts";
import { said } from "#domain/answers.ts";
import { fieldMessages } from "#domain/field-messages.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { insert, one, patch } from "../db/crud.ts";
import { accountByEmail, isUserNameTaken } from "../db/queries/accounts.ts";
import { endInvitations } from "../db/queries/invitations.ts";
import { copyRoleRights } from "../db/queries/rights.ts";
import { endSession, endSessions } from "../db/queries/sessions.ts";
import { forgiveFailures } from "../db/queries/sign-in-failures.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { insistOnPlaces } from "../people/places-exist.ts";
import { insistOnRoomForGuest } from "../sign-in/guest-arrivals.ts";
import { invitedByLink } from "../sign-in/invitations.ts";
import { forgetOtherDevices, welcomeDevice } from "../sign-in/known-devices.ts";
import { insistOnGoodPassword } from "../sign-in/new-passwords.ts";
import { acceptCode, issueCode, type Purpose, provenAddress } from "../sign-in/one-time-codes.ts";
import { hashPassword } from "../sign-in/password-hash.ts";
import { accountFor, insistOnOpenHouse } from "../sign-in/sign-in.ts";
import { exactly } from "../sign-in/sign-in-fields.ts";
import { admit, welcome } from "../sign-in/welcome.ts";
import { becomeCustomer } from "../workflows/become-customer.ts";

const emailTaken = () =>
  new Problem("accountValidationFailed", { errors: [{ path: "/data/email", message: messages.emailTaken }] });
const userNameTaken = () =>
  new Problem("usernameValidationFailed", { errors: [{ path: "/data/user_name", message: messages.userNameTaken }] });

/** Lets a guest in without proof. A returning guest keeps their account. */
async function enterAsGuest(ctx: Context, body: Body<"login">) {
  const guest = exactly(body, ["company_name", "contact_person", "mobile", "email", "mobile_country_id"]);
  await insistOnOpenHouse(ctx, roleIds.guest);
  await insistOnPlaces(guest);
  const { contact_person, ...given } = guest;
  // A guest has one name, the contact person's (spec §3).
  const visit = { ...given, first_name: contact_person, last_name: "" };
  const known = await guestWhoIsBack(ctx, guest.email);
  if (known !== undefined) {
    await patch(ctx, "account", known, visit);
    await endSession(ctx.db, ctx.actor.sessionKey);
    return welcome(ctx, known);
  }
  await insistOnRoomForGuest(ctx);
  const account = await insert(ctx, "account", { ...visit, role_id: roleIds.guest });
  await copyRoleRights(ctx.db, account.id, roleIds.guest);
  return welcome(ctx, account.id);
}

/** A new code, with the words for whether it leaves the house. */
async function codeFor(ctx: Context, purpose: Purpose, email: string) {
  const code = await issueCode(ctx, purpose, email);
  return said(code.is_kept ? "mailKept" : "codeSent", code);
}

export const auth = {
  checkEmail: async ({ body }, { db }) => {
    if (await accountByEmail(db, body.email)) {
      throw new Problem("emailTaken", { errors: [{ path: "/data/email", message: messages.emailTaken }] });
    }
    return { is_available: true };
  },
  checkUsername: async ({ body: { user_name, name = user_name } }, { db }) => {
    const refuse = (path: string, message: string) => new Problem("malformed", { errors: [{ path, message }] });
    if (name === undefined) throw refuse("/data/user_name", fieldMessages.required);
    if (user_name !== undefined && user_name !== name) throw refuse("/data/name", fieldMessages.saidTwice);
    if (await isUserNameTaken(db, name)) throw userNameTaken();
    return { is_available: true };
  },
  validateAccount: async ({ body }, { db }) => {
    if (await accountByEmail(db, body.email)) throw emailTaken();
    insistOnGoodPassword(body.password, [body.email]);
    return { is_available: true };
  },
  validateUser: async ({ body }, { db }) => {
    if (await isUserNameTaken(db, body.user_name)) throw userNameTaken();
    await insistOnPlaces(body);
    return { is_available: true };
  },

  sendOtp: ({ body }, ctx) => codeFor(ctx, "signup", body.email),
  verifySignupOtp: ({ body }, ctx) => acceptCode(ctx, "signup", body.email, body.otp),
  signup: async ({ body }, ctx) => {
    const { verification, password, ...person } = body;
    await insistOnOpenHouse(ctx, roleIds.customer);
    insistOnGoodPassword(password, [person.email, person.user_name]);
    await insistOnPlaces(person);
    const proven = await provenAddress(ctx, "signup", verification);
    if (proven !== person.email.toLowerCase()) throw new Problem("verificationInvalid");
    const password_hash = await hashPassword(password);
    const account = await orTaken(insert(ctx, "account", { ...person, password_hash, role_id: roleIds.customer }), {
      account_email: emailTaken,
      account_user_name: userNameTaken,
    });
    await becomeCustomer(ctx, account);
    await copyRoleRights(ctx.db, account.id, roleIds.customer);
    return admit(ctx, account);
  },

  login: async ({ query, body }, ctx) => {
    if (query.is_guest) return enterAsGuest(ctx, body);
    const { email, password } = exactly(body, ["email", "password"]);
    const account = await accountFor(ctx, email, password);
    const answer = await admit(ctx, account);
    await becomeCustomer(ctx, account);
    return answer;
  },
  logout: async (_, ctx) => {
    await endSession(ctx.db, ctx.actor.sessionKey);
    ctx.audit.push({ workflow: "session", item: ctx.actor.sessionKey, transition: "session.close" });
    return null;
  },

  forgotPassword: ({ body }, ctx) => codeFor(ctx, "reset", body.email),
  verifyResetOtp: ({ body }, ctx) => acceptCode(ctx, "reset", body.email, body.otp),
  resetPassword: async ({ body }, ctx) => {
    const email = await provenAddress(ctx, "reset", body.verification);
    const account = await accountByEmail(ctx.db, email);
    if (!account?.is_active) throw new Problem("verificationInvalid");
    insistOnGoodPassword(body.password, [account.email, account.user_name]);
    await patch(ctx, "account", account.id, { password_hash: await hashPassword(body.password) });
    await endInvitations(ctx.db, account.id, ctx.now);
    await endSessions(ctx.db, account.id);
    await forgiveFailures(ctx.db, email);
    await forgetOtherDevices(ctx, account.id);
    await welcomeDevice(ctx, account);
    await tellOfCredentials(ctx, account, "passwordReset");
    return said("passwordReset", null);
  },

  readInvitation: async ({ body }, ctx) => {
    const {
      id: _,
      account_id: __,
      maker_first_name,
      maker_last_name,
      expires_at,
      ...guest
    } = await invitedByLink(ctx, body.invitation);
    const host = maker_first_name === null ? null : { first_name: maker_first_name, last_name: maker_last_name ?? "" };
    return { ...guest, invited_by: host, expires_at: expires_at.toISOString() };
  },
  acceptInvitation: async ({ body }, ctx) => {
    const { id, account_id, email, user_name } = await invitedByLink(ctx, body.invitation, "lock");
    insistOnGoodPassword(body.password, [email, user_name]);
    const account = await patch(ctx, "account", account_id, { password_hash: await hashPassword(body.password) });
    await endInvitations(ctx.db, account_id, ctx.now);
    await forgiveFailures(ctx.db, email.toLowerCase());
    await welcomeDevice(ctx, account);
    await tellOfCredentials(ctx, account, "passwordChosen");
    ctx.audit.push({ workflow: "invitation", item: id, transition: "invitation.accept", after: { account_id } });
    return { email };
  },
} satisfies Partial<Handlers>;

/** The guest of the live session of this browser, if the address is theirs too (decision 0008). */
async function guestWhoIsBack(ctx: Context, email: string): Promise<number | undefined> {
  const { accountId } = ctx.actor;
  if (accountId === 0) return undefined;
  const guest = await one(ctx, "account", accountId, "lock");
  return guest.email.toLowerCase() === email.toLowerCase() ? guest.id : undefined;
}
