import { describe, expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { hours } from "#support/clock.ts";
import { useHouseNameWorld, words } from "#support/house-name-world.ts";
import { lettersTo } from "#support/letters.ts";
import { newMailing } from "#support/mailings.ts";
import { someNotices } from "#support/notice-samples.ts";
import { aClient, quist } from "#support/people.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const { portal, admin, named, offered } = useHouseNameWorld();

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

  test("writes no field of a letter by its name, whatever that is", async () => {
    await named('Zoë "Q" \\ Sons\r\nBcc: other@harbour.test');
    const { mail, head } = await offered();
    expect(mail?.from?.name).toMatch(/^Zoë "Q" \\ Sons/);
    expect(head).toMatch(/^List-ID: =\?UTF-8\?[^ ]+( =\?UTF-8\?[^ ]+)* <loupe\.test>$/m);
    expect(head).not.toMatch(/^Bcc/m);
  });
});
