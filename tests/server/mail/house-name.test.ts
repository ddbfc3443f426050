import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { choiceToken } from "#server/mail/choice-token.ts";
import { demoAccount } from "#support/actors.ts";
import { useHouseNameWorld } from "#support/house-name-world.ts";
import { readPdf } from "#support/read-pdf.ts";
import { linkOf, stoneFiles } from "#support/stone-files.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const { portal, admin, named, offered } = useHouseNameWorld();

const downloaded = async (body: Body<"downloadStones">) =>
  linkOf((await admin().call("downloadStones", { body })).data);
const offeredAs = async (body: Body<"makeBulkEmailFile">) =>
  (await admin().call("makeBulkEmailFile", { body })).data.file;

describe("a house with a name of its own", () => {
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
});

test("a house that has set no name is called Loupe", async () => {
  const { mail, head } = await offered();
  expect(mail).toMatchObject({ subject: "From Loupe", from: { name: "Loupe" } });
  expect(head).toContain('List-ID: "Loupe" <loupe.test>');
});
