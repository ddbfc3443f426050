import type { Data } from "#api/operation-types.ts";
import { mailTopicNames } from "#domain/mail-topics.ts";
import { maskEmail } from "#domain/mask.ts";
import { one, page, remove } from "../db/crud.ts";
import { forgiveBounces } from "../db/queries/bounces.ts";
import { declinedBy } from "../db/queries/mail-declines.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { stoppedAddresses } from "../db/queries/stopped-addresses.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { readChoiceToken } from "../mail/choice-token.ts";
import { chooseMails } from "../mail/choose-mails.ts";

/** People and addresses without letters: the choices of people, and addresses that the house stopped. */
export const mailChoices = {
  readMailChoices: ({ path }, ctx) => choicesOf(ctx, path.token),
  setMailChoices: async ({ path, body }, ctx) => {
    const { accountId } = named(ctx, path.token);
    await one(ctx, "account", accountId, "lock");
    await chooseMails(ctx, accountId, body.declined);
    return choicesOf(ctx, path.token);
  },
  listStoppedAddresses: async ({ query }, ctx) => {
    const sorted = stoppedAddresses(ctx.db, query).orderBy("created_at", "desc").orderBy("id", "desc");
    const { data, pagination } = await page(sorted, query);
    return { data: data.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), pagination };
  },
  liftStoppedAddress: async ({ path }, ctx) => {
    const { address } = await one(ctx, "stopped_address", path.id, "lock");
    await remove(ctx, "stopped_address", path.id);
    await forgiveBounces(ctx.db, address);
  },
} satisfies Partial<Handlers>;

function named(ctx: Reading, token: string) {
  const read = readChoiceToken(ctx.house, token);
  if (!read) throw new Problem("notFound");
  return read;
}

async function choicesOf(ctx: Reading, token: string): Promise<Data<"readMailChoices">> {
  const { accountId, topic } = named(ctx, token);
  const { email } = await one(ctx, "account", accountId);
  const declined = await declinedBy(ctx.db, accountId);
  const topics = mailTopicNames.map((name) => ({ topic: name, is_wanted: !declined.includes(name) }));
  return { house: await houseNameOf(ctx.db), to: maskEmail(email), topic, topics };
}
