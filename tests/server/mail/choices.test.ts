import { describe, expect, test } from "vitest";
import { choiceToken } from "#server/mail/choice-token.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { send, throughPeer } from "#support/sending.ts";

const portal = useApp();
const nobody = () => portal.anonymous;

async function tokenOf(topic: "offers" | "demands" = "demands") {
  const { id } = await demoAccount(portal, "customer");
  return choiceToken(portal.house, { accountId: id, topic });
}
const click = async (token: string, contentType = "application/x-www-form-urlencoded") =>
  portal.app.inject({
    method: "POST",
    url: `/mail/${token}`,
    headers: { "content-type": contentType },
    payload: "List-Unsubscribe=One-Click",
  });
const declined = async (token: string) =>
  (await nobody().call("readMailChoices", { path: { token } })).data.topics
    .filter(({ is_wanted }) => !is_wanted)
    .map(({ topic }) => topic);

describe("the address under a mail", () => {
  test("stops its kind by one click, without a session and without another page, and twice is once", async () => {
    const token = await tokenOf();
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const answer = await click(token, type);
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    }
    expect(await declined(token)).toEqual(["demands"]);
    const { id } = await demoAccount(portal, "customer");
    await throughPeer(portal);
    expect(await send(portal, { kind: "demandStones", accountId: id })).toMatchObject({ status: "cancelled" });
  });

  test("says of demands what the profile says: the mail is declined, and the portal goes on telling", async () => {
    const wayOfDemands = async () =>
      (await portal.as("customer").call("getNoticeChoices")).data.choices.find(({ topic }) => topic === "demands")?.way;
    await click(await tokenOf());
    expect(await wayOfDemands()).toBe("portal");
    await nobody().call("setMailChoices", { path: { token: await tokenOf() }, body: { declined: [] } });
    expect(await wayOfDemands()).toBe("mail");
    await portal.as("customer").call("saveNoticeChoices", { body: { choices: [{ topic: "demands", way: "none" }] } });
    expect(await declined(await tokenOf())).toEqual(["demands"]);
  });

  test("never stops the mail with which one gets in", async () => {
    await throughPeer(portal);
    for (const topic of ["offers", "demands"] as const) await click(await tokenOf(topic));
    await nobody().call("forgotPassword", { body: { email: demoAddress("customer") } });
    expect((await portal.outbox()).at(-1)).toMatchObject({ kind: "resetCode", status: "sent" });
  });

  test("changes nothing when a program only looks at it", async () => {
    const token = await tokenOf();
    await portal.app.inject({ url: `/mail/${token}`, headers: { accept: "text/html" } });
    await portal.app.inject({ method: "HEAD", url: `/mail/${token}` });
    await nobody().call("readMailChoices", { path: { token } });
    expect(await declined(token)).toEqual([]);
  });

  test("is still good after a year, and lets its reader choose again", async () => {
    const token = await tokenOf();
    portal.clock.advance(hours(24 * 400));
    await nobody().call("setMailChoices", { path: { token }, body: { declined: ["offers", "demands"] } });
    expect(await declined(token)).toEqual(["offers", "demands"]);
    await nobody().call("setMailChoices", { path: { token }, body: { declined: [] } });
    expect(await declined(token)).toEqual([]);
  });

  test("shows no more of the address than its ends", async () => {
    const { data } = await nobody().call("readMailChoices", { path: { token: await tokenOf() } });
    expect(data.to).not.toBe(demoAddress("customer"));
    expect(data.topic).toBe("demands");
  });

  test("that somebody altered names nobody", async () => {
    const token = await tokenOf();
    const [id = "", topic = "", mark = ""] = token.split(".");
    const others = [
      `${Number(id) + 1}.${topic}.${mark}`,
      `${id}.offers.${mark}`,
      `${id}.${topic}.${mark.split("").reverse().join("")}`,
      `${id}.constructor.${mark}`,
      "anything",
    ];
    for (const other of others) {
      expect((await click(other)).statusCode).toBe(404);
      expectRefusal(await nobody().send("readMailChoices", { path: { token: other } }), 404, "notFound");
      const body = { declined: ["demands"] };
      expectRefusal(await nobody().send("setMailChoices", { path: { token: other }, body }), 404, "notFound");
    }
    expect(await declined(token)).toEqual([]);
  });
});

describe("a stopped address", () => {
  test("is listed for administrators alone, and gets letters again once one lifts it", async () => {
    const peer = await throughPeer(portal);
    peer.refuse("5.1.1 no such mailbox");
    await send(portal, { to: "gone@harbour.test" });
    const admin = portal.as("admin");
    const [stop] = (await admin.call("listStoppedAddresses")).data.data;
    expect(stop).toMatchObject({ address: "gone@harbour.test", reason: "bounce" });
    expect(stop?.said).toContain("no such mailbox");
    expectRefusal(await portal.as("customer").send("listStoppedAddresses"), 403, "forbidden");
    const path = { id: stop?.id ?? 0 };
    expectRefusal(await portal.as("customer").send("liftStoppedAddress", { path }), 403, "forbidden");
    await admin.call("liftStoppedAddress", { path });
    expectRefusal(await admin.send("liftStoppedAddress", { path }), 404, "notFound");
    peer.refuse(null);
    expect(await send(portal, { to: "gone@harbour.test" })).toMatchObject({ status: "sent" });
  });
});
