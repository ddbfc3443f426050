import type { Body, Data } from "#api/operation-types.ts";
import { said } from "#domain/answers.ts";
import { messages } from "#domain/messages.ts";
import { personName } from "#domain/person-name.ts";
import { standingOf } from "../backups/standing-of.ts";
import { one, patch } from "../db/crud.ts";
import { lastDrill } from "../db/queries/drills.ts";
import { latestOfKind } from "../db/queries/mails.ts";
import { type HouseSettings, houseNameOf, houseSettingsOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import { isTimeZone } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { letters } from "../mail/letters.ts";
import { hasMailServer, mailSecretPlace } from "../mail/mailer.ts";
import { post } from "../mail/outbox.ts";
import { mailOnWire } from "../wire/mail-on-wire.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type Change = Body<"setHouseSettings">;
type MailChange = NonNullable<Change["mail"]>;
/** The settings that are kept beside the mail server. */
type Rest = Pick<HouseSettings, "time_zone" | "second_factor_roles">;

/** The house's time zone, mail server and second factors. What the environment names comes first (decision 0074). */
export const houseSettings = {
  getHouseSettings: (_, ctx) => shown(ctx),
  setHouseSettings: async ({ body }, ctx) => {
    const { id } = await houseSettingsOf(ctx.db);
    await one(ctx, "setting", id, "lock");
    const now = await houseSettingsOf(ctx.db);
    await insistOnSeen(ctx, "setting", now, body.version, () => shown(ctx));
    insistOnOwn(ctx, body);
    const time_zone = body.time_zone ?? now.time_zone;
    const second_factor_roles = body.second_factor_roles ?? now.second_factor_roles;
    await patch(ctx, "setting", id, keptOf(ctx, now, body, { time_zone, second_factor_roles }));
    if (body.time_zone !== undefined) applyZone(ctx, body.time_zone);
    return shown(ctx);
  },
  sendTestMail: async (_, ctx) => {
    const { id, email, ...person } = await one(ctx, "account", ctx.actor.accountId);
    const letter = letters.test(await houseNameOf(ctx.db), personName(person), ctx.house.publicUrl);
    const mailId = await post(ctx, "test", { to: email, ...letter }, id);
    const isKept = !(await hasMailServer({ db: ctx.db, mailer: ctx.house.mailer }));
    // Its job would find the same. Whoever tests the mail reads it at once.
    if (isKept) await patch(ctx, "mail", mailId, { status: "kept" });
    const mail = await latestOfKind(ctx.db, "test");
    if (!mail) throw new Problem("notFound");
    return said(isKept ? "mailKept" : "testMailQueued", mailOnWire(mail));
  },
} satisfies Partial<Handlers>;

async function shown({ db, house }: Reading): Promise<Data<"getHouseSettings">> {
  const { mail, secret, second_factor_roles, version } = await houseSettingsOf(db);
  const test = await latestOfKind(db, "test");
  return {
    time_zone: house.timeZone,
    is_zone_fixed: house.isZoneFixed,
    mail: mail && { ...mail, has_password: secret !== null },
    is_mail_fixed: house.mailer !== null,
    second_factor_roles,
    last_test: test ? mailOnWire(test) : null,
    last_drill: await lastDrill(db),
    // A change is answered within its own transaction: another connection might be the last one.
    backups: await standingOf({ ...house, db }),
    version,
  };
}

/** Refuses what the environment names, and a time zone that nobody knows. */
function insistOnOwn({ house }: Context, { time_zone, mail }: Change): void {
  const isFixed = (time_zone !== undefined && house.isZoneFixed) || (mail !== undefined && house.mailer !== null);
  if (isFixed) throw new Problem("setByEnvironment");
  if (time_zone === undefined || isTimeZone(time_zone)) return;
  throw new Problem("timeZoneUnknown", { errors: [{ path: "/data/time_zone", message: messages.timeZoneUnknown }] });
}

/** The settings as they are kept. The password lies beside them, sealed. */
function keptOf(ctx: Context, now: HouseSettings, { mail }: Change, rest: Rest) {
  if (mail === undefined) return { value: JSON.stringify({ ...rest, mail: now.mail }) };
  if (mail === null) return { value: JSON.stringify({ ...rest, mail }), secret: null };
  const { password: _, ...server } = mail;
  return { value: JSON.stringify({ ...rest, mail: server }), secret: sealedPassword(ctx, now, mail) };
}

/** A password stays with its server and its user: it is never sent to another one that somebody named since. */
function sealedPassword({ house }: Context, { mail: kept, secret }: HouseSettings, mail: MailChange): string | null {
  if (mail.user_name === null) return null;
  if (mail.password !== undefined) return house.safe.sealText(mail.password, mailSecretPlace);
  const same = ["host", "port", "security", "user_name"] as const;
  if (secret !== null && same.every((name) => kept?.[name] === mail[name])) return secret;
  const errors = [{ path: "/data/mail/password", message: messages.mailPasswordNeeded }];
  throw new Problem("mailPasswordNeeded", { errors });
}

/** Days begin and end in the new zone at once. Other processes learn of it at their next start. */
function applyZone({ house, ifRefused }: Context, timeZone: string): void {
  const before = house.timeZone;
  house.timeZone = timeZone;
  ifRefused(async () => {
    house.timeZone = before;
  });
}
