import { messages } from "#domain/messages.ts";
import { one, page, patch } from "../db/crud.ts";
import { openSessions } from "../db/queries/own-sessions.ts";
import { endOwnSession, endSessions } from "../db/queries/sessions.ts";
import { discardFile, replaceFile } from "../files/stored-files.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { insistOnPlaces } from "../people/places-exist.ts";
import { insistOnOffered } from "../settings/offered.ts";
import { signInAgain } from "../sign-in/fresh-sign-in.ts";
import { countGuess } from "../sign-in/guesses.ts";
import { forgetOtherDevices } from "../sign-in/known-devices.ts";
import { insistOnGoodPassword } from "../sign-in/new-passwords.ts";
import { hashPassword, passwordMatches } from "../sign-in/password-hash.ts";
import { signedInUser } from "../sign-in/signed-in-user.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { sessionOnWire } from "../wire/session-on-wire.ts";

const ownSession = ({ actor: { sessionKey: key, viewing } }: Reading) => ({ key, viewing });

export const profile = {
  getProfile: (_, ctx) => signedInUser(ctx, ctx.actor.accountId, ownSession(ctx)),
  updateProfile: async ({ body, files }, ctx) => {
    const { removeFiles, ...change } = body;
    const account = await one(ctx, "account", ctx.actor.accountId, "lock");
    const shown = () => signedInUser(ctx, account.id, ownSession(ctx));
    await insistOnSeen(ctx, "account", account, body.version, shown);
    await insistOnPlaces({ ...account, ...change });
    await insistOnOffered(ctx, {
      field: "designation_id",
      master: "COMPANY_DESIGNATION",
      id: change.designation_id,
      held: account.designation_id,
    });
    const picture = await replaceFile(ctx, "picture", account.picture_id, files.picture[0], removeFiles);
    await patch(ctx, "account", account.id, { ...change, ...(picture !== undefined && { picture_id: picture }) });
    if (picture !== undefined) await discardFile(ctx, account.picture_id);
    return shown();
  },
  changePassword: async ({ body }, ctx) => {
    const account = await one(ctx, "account", ctx.actor.accountId, "lock");
    if (!account.password_hash) throw new Problem("passwordNone");
    await countGuess(ctx, account.email.toLowerCase(), async () => ({
      isRight: await passwordMatches(account.password_hash, body.current_password),
      accountId: account.id,
      wrong: new Problem("passwordWrong", {
        errors: [{ path: "/data/current_password", message: messages.passwordWrong }],
      }),
    }));
    if (body.password === body.current_password) {
      throw new Problem("passwordSame", { errors: [{ path: "/data/password", message: messages.passwordSame }] });
    }
    insistOnGoodPassword(body.password, [account.email, account.user_name]);
    await patch(ctx, "account", account.id, { password_hash: await hashPassword(body.password) });
    await endSessions(ctx.db, account.id, ctx.actor.sessionKey);
    await forgetOtherDevices(ctx, account.id);
    await tellOfCredentials(ctx, account, "passwordChanged");
    return null;
  },

  signInAgain: async ({ body }, ctx) => {
    await signInAgain(ctx, body.password);
    return null;
  },
  listSessions: async ({ query }, ctx) => {
    const { data, pagination } = await page(openSessions(ctx.db, ctx.actor.accountId, ctx.now), query);
    return { data: data.map((session) => sessionOnWire(session, ctx.actor)), pagination };
  },
  revokeSession: async ({ path }, ctx) => {
    const isEnded = await endOwnSession(ctx.db, path.id, ctx.actor.accountId);
    if (!isEnded) throw new Problem("notFound");
    ctx.audit.push({ workflow: "session", item: path.id, transition: "session.revoke" });
    return null;
  },
} satisfies Partial<Handlers>;
