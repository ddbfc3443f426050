import { plainMail } from "#server/house/mail-rules.ts";
import { choiceToken } from "#server/mail/choice-token.ts";
import { demoAccount } from "./actors.ts";
import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";

const token = async (portal: TestApp) => {
  const { id } = await demoAccount(portal, "customer");
  return choiceToken(portal.house, { accountId: id, topic: "demands" });
};

export async function aStoppedAddress({ pool }: TestApp): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO stopped_address (address, reason, said, created_at)
     VALUES ('gone@harbour.test', 'bounce', '550 5.1.1 no such mailbox', now()) RETURNING id`,
  );
  return rows[0].id as number;
}

/** The token of a letter that a mail server took. */
async function aSentLetter({ db }: TestApp): Promise<string> {
  const values = { to_address: "nora@harbour.test", subject: "Words", kind: "signupCode", status: "sent" as const };
  return (await db.insertInto("mail").values(values).returning("key").executeTakeFirstOrThrow()).key;
}

/** A good request for each operation about who gets no letters. */
export const mailSamples = {
  listStoppedAddresses: { ask: () => ({}) },
  liftStoppedAddress: { ask: async (portal) => ({ path: { id: await aStoppedAddress(portal) } }) },
  readSenderLook: { ask: () => ({}) },
  reportBounce: {
    ask: async (portal) => {
      portal.house.mailRules = { ...plainMail, bounceSecret: "four-and-twenty-geese" };
      const letter = await aSentLetter(portal);
      return { body: { secret: "four-and-twenty-geese", letter, kind: "bounce", status: "5.1.1" } };
    },
  },
  readMailChoices: { ask: async (portal) => ({ path: { token: await token(portal) } }) },
  setMailChoices: {
    ask: async (portal) => ({ path: { token: await token(portal) }, body: { declined: ["demands"] } }),
  },
} satisfies Record<string, Sample>;
