import { expect, test } from "vitest";
import { bouncesAtOnce } from "#domain/bounces.ts";
import { useOwnApp } from "#support/app.ts";
import { aBounceMailbox, visit } from "#support/bounce-mailbox.ts";
import { postfixReport } from "#support/bounce-samples.ts";
import { send } from "#support/sending.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const portal = useOwnApp();
const place = useThrowAwayDir();
const visits = 10;

test("a mailbox that somebody filled is read a part at a time, until all of it is read", async (context) => {
  const mailbox = await aBounceMailbox(context, portal, place.dir);
  const { key } = await send(portal);
  const junk = "To: bounce+nobody@back.loupe.test\r\n\r\nI am away until Monday.\r\n";
  const many = visits * bouncesAtOnce;
  mailbox.deliver(...Array.from({ length: many - 1 }, () => junk), postfixReport({ key }));
  await visit(portal.house);
  expect(mailbox.unread()).toBe(many - bouncesAtOnce);
  for (let more = 1; more < visits; more++) await visit(portal.house);
  const stopped = await portal.db.selectFrom("stopped_address").select("address").execute();
  expect([mailbox.unread(), stopped]).toEqual([0, [{ address: "buyer@harbour.test" }]]);
}, 300_000);
