import { expect, test } from "vitest";
import { softBouncesMost } from "#domain/bounces.ts";
import { useOwnApp } from "#support/app.ts";
import { send, throughPeer } from "#support/sending.ts";

const portal = useOwnApp();
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
