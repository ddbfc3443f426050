import { authenticate } from "mailauth";
import { expect, test } from "vitest";
import { demoAccount } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { dkimPair, send, throughPeer } from "#support/sending.ts";

const portal = useApp();
const { key, record } = dkimPair();

/** The DNS as the house's domain should have it. */
const dns: Record<string, string[][]> = {
  "house._domainkey.loupe.test": [[record]],
  "loupe.test": [["v=spf1 ip4:192.0.2.7 -all"]],
  "_dmarc.loupe.test": [["v=DMARC1; p=reject"]],
};
const resolver = async (name: string) => {
  const found = dns[name];
  if (found) return found;
  throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
};
const judged = (raw: string) =>
  authenticate(raw, { ip: "192.0.2.7", helo: "mail.loupe.test", sender: "house@loupe.test", mta: "mx.test", resolver });

test("a receiver accepts a letter by its signature, with the way out of the list under it", async () => {
  const peer = await throughPeer(portal, { dkim: key });
  const { id } = await demoAccount(portal, "customer");
  await send(portal, { kind: "demandStones", accountId: id });
  const { dkim, spf, dmarc } = await judged(peer.taken[0]?.raw ?? "");
  const [signature] = dkim.results;
  expect([signature?.status.result, spf ? spf.status.result : "", dmarc ? dmarc.status.result : ""]).toEqual([
    "pass",
    "pass",
    "pass",
  ]);
  const signed = (peer.taken[0]?.raw.match(/;\s*h=([^;]*);/)?.[1] ?? "").toLowerCase();
  for (const field of ["list-unsubscribe", "list-unsubscribe-post", "list-id", "message-id", "subject", "from"])
    expect(signed.split(/[:;\s]+/)).toContain(field);
});

test("a letter that somebody changed on its way does not pass", async () => {
  const peer = await throughPeer(portal, { dkim: key });
  await send(portal);
  const raw = (peer.taken[0]?.raw ?? "").replace("They are here.", "They are gone.");
  const { dkim } = await judged(raw);
  expect(dkim.results[0]?.status.result).not.toBe("pass");
});
