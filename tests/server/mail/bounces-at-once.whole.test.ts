import { expect, test } from "vitest";
import { softBouncesMost } from "#domain/bounces.ts";
import { useOwnApp } from "#support/app.ts";
import { aBounceMailbox, visit } from "#support/bounce-mailbox.ts";
import { postfixReport } from "#support/bounce-samples.ts";
import { send, throughPeer } from "#support/sending.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const portal = useOwnApp();
const place = useThrowAwayDir();
const secret = "four-and-twenty-geese";
const tell = (letter: string, status: string) =>
  portal.anonymous.call("reportBounce", { body: { secret, letter, kind: "bounce", status, said: "no" } });
const stopped = () => portal.db.selectFrom("stopped_address").select("address").execute();

test("a letter that comes back several times at the same moment came back once", async () => {
  await throughPeer(portal, { bounceSecret: secret });
  const { id, key } = await send(portal);
  await Promise.all(Array.from({ length: 6 }, () => tell(key, "5.1.1")));
  expect(await stopped()).toHaveLength(1);
  const answers = portal.db.selectFrom("mail_answer").select("answer").where("mail_id", "=", id);
  expect((await answers.where("answer", "=", "no").execute()).length).toBe(1);
});

test("letters of one address that come back at the same moment are counted together", async () => {
  await throughPeer(portal, { bounceSecret: secret });
  const keys: string[] = [];
  for (let letters = 1; letters <= softBouncesMost; letters++) keys.push((await send(portal)).key);
  await Promise.all(keys.map((key) => tell(key, "4.2.2")));
  expect(await stopped()).toEqual([{ address: "buyer@harbour.test" }]);
});

test("two portals that read one mailbox at the same moment note each letter once", async (context) => {
  const mailbox = await aBounceMailbox(context, portal, place.dir);
  const keys: string[] = [];
  for (let letters = 0; letters < 12; letters++) keys.push((await send(portal, { to: `${letters}@harbour.test` })).key);
  mailbox.deliver(...keys.map((key) => postfixReport({ key, said: "550 no" })));
  await Promise.all([visit(portal.house), visit({ ...portal.house })]);
  expect(await stopped()).toHaveLength(keys.length);
  const answers = portal.db.selectFrom("mail_answer").select("answer").where("answer", "=", "550 no");
  expect(await answers.execute()).toHaveLength(keys.length);
  expect(mailbox.unread()).toBe(0);
});
