import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { choiceToken } from "#server/mail/choice-token.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { demoAccount } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, newMailing, sentNow } from "#support/mailings.ts";
import { someNotices } from "#support/notice-samples.ts";
import { aClient, quist } from "#support/people.ts";
import { readPdf } from "#support/read-pdf.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";
import { linkOf, stoneFiles } from "#support/stone-files.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const words = { subject: "From {{house}}", body: "The week at {{house}}" };

async function named(name: string | null) {
  const { version } = (await admin().call("getPaperSettings")).data;
  await admin().call("setPaperSettings", { body: { ...defaultPaperSettings, name, version } });
}
const headOf = (raw = "") => raw.split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";

async function offered() {
  const peer = await throughPeer(portal);
  const people = { client_ids: [await ownerId(portal, "customer")] };
  await sentNow(portal, await aMailing(portal, "draft", { ...words, people }));
  return { mail: peer.received[0], head: headOf(peer.taken[0]?.raw) };
}

const downloaded = async (body: Body<"downloadStones">) =>
  linkOf((await admin().call("downloadStones", { body })).data);
const offeredAs = async (body: Body<"makeBulkEmailFile">) =>
  (await admin().call("makeBulkEmailFile", { body })).data.file;

describe("a house with a name of its own", () => {
  test("stands under it in a mail rule's letter, as its sender and as its list", async () => {
    await named("Harbour & Sons");
    const { mail, head } = await offered();
    expect(mail).toMatchObject({ subject: "From Harbour & Sons", from: { name: "Harbour & Sons" } });
    expect(mail?.text).toContain("The week at Harbour & Sons");
    expect(head).toContain('List-ID: "Harbour & Sons" <loupe.test>');
    expect(`${head}${mail?.text}${mail?.html}`).not.toContain("Loupe");
  });

  test("stands under it in the preview and in the test letter", async () => {
    await named("Harbour & Sons");
    const search = { numbers: [await aStockNumber(portal)] };
    const { data } = await admin().call("previewBulkEmail", { body: { ...words, search } });
    expect(data).toMatchObject({ subject: "From Harbour & Sons" });
    expect([data.text, data.html].join()).not.toContain("Loupe");
    const { data: rule } = await admin().call("createBulkEmail", { body: newMailing({ ...words, search }) });
    await admin().call("testBulkEmail", { path: { id: rule.id }, body: {} });
    expect((await lettersTo(portal, "admin")).at(-1)).toMatchObject({ subject: "From Harbour & Sons" });
  });

  test("invites, tries its mail server and mails the day under it", async () => {
    await named("Harbour & Sons");
    await aClient(portal, "associate");
    await admin().call("sendTestMail");
    const ids = await someNotices(portal, await ownerId(portal, "customer"), 1);
    await portal.pool.query("UPDATE notice SET way = 'daily' WHERE id = ANY ($1)", [ids]);
    portal.clock.advance(hours(12));
    await jobKinds.mailTheDay.run({}, {
      house: portal.house,
      id: "day",
      signal: new AbortController().signal,
    } as never);
    const letters = await portal.outbox();
    const of = (kind: string) => letters.find((mail) => mail.kind === kind);
    expect(of("invitation")).toMatchObject({ to_address: quist.email, subject: "Your invitation to Harbour & Sons" });
    expect(of("test")?.subject).toBe("A test mail from Harbour & Sons");
    for (const kind of ["invitation", "noticesOfDay"]) expect(of(kind)?.text).toContain("Harbour & Sons");
    for (const { text } of letters) expect(text).not.toContain("Loupe");
  });

  test("says it on the page where a reader chooses mails", async () => {
    const { id } = await demoAccount(portal, "customer");
    const path = { token: choiceToken(portal.house, { accountId: id, topic: "offers" }) };
    const house = async () => (await portal.anonymous.call("readMailChoices", { path })).data.house;
    expect(await house()).toBe("Loupe");
    await named("Harbour & Sons");
    expect(await house()).toBe("Harbour & Sons");
  });

  test.each([
    ["a list", (numbers: string[]) => downloaded({ stock_numbers: numbers, format: "pdf" })],
    ["an offer", (numbers: string[]) => offeredAs({ search: { numbers }, format: "pdf" })],
  ])("heads each page of the PDF of %s, and the portal's name does not", async (_, made) => {
    await named("Harbour & Sons");
    const stock_no = await aStockNumber(portal);
    const file = (await stoneFiles(portal).fetchFile(await made([stock_no]), "admin")).rawPayload;
    const { pages } = readPdf(file);
    expect(pages[0]).toContain(stock_no);
    for (const page of pages) expect(page.split("\n")[0]).toBe("Harbour & Sons");
    expect(pages.join()).not.toContain("Loupe");
    expect(file.toString("latin1")).not.toContain("Loupe");
  });

  test("is told to whoever opens a link to its stones", async () => {
    const body = { stock_numbers: [await aStockNumber(portal)] };
    const { url } = (await admin().call("shareDiamonds", { body })).data;
    const path = { token: url.split("/").at(-1) ?? "" };
    const house = async () => (await portal.anonymous.call("getSharedStones", { path })).data.house;
    expect(await house()).toBe("Loupe");
    await named("Harbour & Sons");
    expect(await house()).toBe("Harbour & Sons");
  });

  test("writes no field of a letter by its name, whatever that is", async () => {
    await named('Zoë "Q" \\ Sons\r\nBcc: other@harbour.test');
    const { mail, head } = await offered();
    expect(mail?.from?.name).toMatch(/^Zoë "Q" \\ Sons/);
    expect(head).toMatch(/^List-ID: =\?UTF-8\?[^ ]+( =\?UTF-8\?[^ ]+)* <loupe\.test>$/m);
    expect(head).not.toMatch(/^Bcc/m);
  });
});

test("a house that has set no name is called Loupe", async () => {
  const { mail, head } = await offered();
  expect(mail).toMatchObject({ subject: "From Loupe", from: { name: "Loupe" } });
  expect(head).toContain('List-ID: "Loupe" <loupe.test>');
});
