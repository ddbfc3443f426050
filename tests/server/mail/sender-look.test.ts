import { describe, expect, test } from "vitest";
import { senderLookHours } from "#domain/sender-records.ts";
import { plainMail } from "#server/house/mail-rules.ts";
import { dnsNames } from "#server/mail/sender/dns-names.ts";
import { lookAtSender } from "#server/mail/sender/look-at-sender.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { type DnsPeer, dnsPeer } from "#support/dns-peer.ts";
import { dkimPair, throughPeer } from "#support/sending.ts";

const portal = useApp();
const look = () =>
  lookAtSender.run({}, { house: portal.house, id: "look", signal: new AbortController().signal } as never);
const found = async () => (await portal.as("admin").call("readSenderLook")).data;
const faults = async () => (await found()).faults.map(({ fault, name }) => `${fault} ${name}`);

const { key, record } = dkimPair();
const dkimName = "house._domainkey.loupe.test";
const spf = "v=spf1 include:_spf.mail.test -all";
const right = {
  "loupe.test": [spf, "something else"],
  "_dmarc.loupe.test": ["v=DMARC1; p=reject"],
  [dkimName]: [record],
};

/** A house that writes from loupe.test and signs, and a DNS that says this. */
async function sending(texts: Record<string, string[]>, rules: object = { dkim: key }): Promise<DnsPeer> {
  const dns = await dnsPeer(texts);
  portal.house.names = dnsNames([dns.server]);
  await throughPeer(portal, rules);
  return dns;
}

describe("the DNS of the house's sender", () => {
  test("is right: nothing is said, and it is asked again only after hours", async () => {
    const dns = await sending(right);
    await look();
    expect(await found()).toMatchObject({ domain: "loupe.test", at: portal.clock.now().toISOString(), faults: [] });
    const asked = dns.asked();
    await look();
    expect(dns.asked()).toBe(asked);
    portal.clock.advance(hours(senderLookHours));
    await look();
    expect(dns.asked()).toBe(2 * asked);
  });

  test.each<[string, Record<string, string[]>, string[]]>([
    ["has no records at all", {}, ["spfMissing loupe.test", `dkimMissing ${dkimName}`, "dmarcMissing loupe.test"]],
    ["has two SPF records", { ...right, "loupe.test": [spf, "v=spf1 -all"] }, ["spfTwice loupe.test"]],
    ["lets nobody send", { ...right, "loupe.test": ["v=spf1 -all"] }, ["spfNobody loupe.test"]],
    ["has another key", { ...right, [dkimName]: [dkimPair().record] }, [`dkimOther ${dkimName}`]],
    ["has withdrawn its key", { ...right, [dkimName]: ["v=DKIM1; k=rsa; p="] }, [`dkimOther ${dkimName}`]],
  ])("%s, and the outbox says so", async (_, texts, expected) => {
    await sending(texts);
    await look();
    expect(await faults()).toEqual(expected);
  });

  test("has a policy that letters cannot meet: neither signature nor envelope is of its domain", async () => {
    const texts = { "back.other.test": [spf], "_dmarc.loupe.test": ["v=DMARC1; p=none"] };
    await sending(texts, { bounceDomain: "back.other.test" });
    await look();
    expect(await faults()).toEqual(["dmarcApart loupe.test"]);
  });

  test("takes a domain below its own for its own, unless its policy is strict", async () => {
    const texts = { "back.loupe.test": [spf], "_dmarc.loupe.test": ["v=DMARC1; p=none"] };
    const dns = await sending(texts, { bounceDomain: "back.loupe.test" });
    await look();
    expect(await faults()).toEqual([]);
    dns.texts["_dmarc.loupe.test"] = ["v=DMARC1; p=none; aspf=s"];
    portal.clock.advance(hours(senderLookHours));
    await look();
    expect(await faults()).toEqual(["dmarcApart loupe.test"]);
  });

  test("cannot be asked: that is said, and no fault is named", async () => {
    const dns = await sending(right);
    dns.fail();
    await look();
    expect(await faults()).toEqual(["unanswered loupe.test", `unanswered ${dkimName}`, "unanswered _dmarc.loupe.test"]);
  });

  test("is asked anew when the mail is set otherwise, and until then nothing is said of it", async () => {
    const dns = await sending({});
    await look();
    expect((await found()).faults).not.toEqual([]);
    portal.house.mailRules = plainMail;
    expect(await found()).toMatchObject({ at: null, faults: [] });
    dns.texts["loupe.test"] = [spf];
    await look();
    expect(await faults()).toEqual(["dmarcMissing loupe.test"]);
  });

  test("stands in the list of the first day too", async () => {
    await sending({});
    await look();
    const told = (await portal.as("admin").call("readFirstDay")).data.sender_faults;
    expect(told).toEqual((await found()).faults);
    expect(told).toHaveLength(3);
    portal.house.mailer = null;
    expect((await portal.as("admin").call("readFirstDay")).data.sender_faults).toEqual([]);
  });

  test("is not asked by a house without a mail server", async () => {
    const dns = await sending({});
    portal.house.mailer = null;
    await look();
    expect([dns.asked(), await found()]).toEqual([0, { domain: null, at: null, faults: [] }]);
  });

  test("is for whoever may read the outbox", async () => {
    expectRefusal(await portal.as("customer").send("readSenderLook"), 403, "forbidden");
  });
});
