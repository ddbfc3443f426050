import type { TestContext } from "vitest";
import type { House } from "#server/house/house.ts";
import { readBounces } from "#server/mail/bounces/read-bounces.ts";
import type { TestApp } from "./app.ts";
import { type DovecotPeer, dovecotPeer, hasDovecot, withoutDovecot } from "./dovecot-peer.ts";
import { freePort } from "./free-port.ts";
import { throughPeer } from "./sending.ts";
import { skipLoudly } from "./skip-loudly.ts";

/** A mailbox on a server of its own, which the portal reads from now on. */
export async function aBounceMailbox(context: TestContext, portal: TestApp, dir: string): Promise<DovecotPeer> {
  if (!hasDovecot) skipLoudly(context, withoutDovecot);
  const peer = await dovecotPeer(dir, await freePort());
  context.onTestFinished(() => peer.close());
  await throughPeer(portal, { bounceMailbox: peer.url, bounceDomain: "back.loupe.test" });
  return peer;
}

/** One visit to the mailbox, as its clock makes it every five minutes. */
export const visit = (house: House): Promise<void> =>
  readBounces.run({}, { house, id: "visit", signal: new AbortController().signal } as never);
