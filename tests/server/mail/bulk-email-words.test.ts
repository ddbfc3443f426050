import { describe, expect, test } from "vitest";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aMailing, newMailing, sentNow } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const body = `# The week of {{company}}

{{salutation}}, these came in **for {{first_name}}**.

- [our rounds](/search?shape=ROUND)
- [the fair](https://fair.test/2026)
- write to [us](mailto:house@loupe.test)`;

async function sentTo(name: "customer", words: string) {
  const peer = await throughPeer(portal);
  const people = { client_ids: [await ownerId(portal, name)] };
  await sentNow(portal, await aMailing(portal, "draft", { body: words, people }));
  const [mail] = peer.received;
  return { html: mail?.html ?? "", text: mail?.text ?? "" };
}

describe("the words of a mail rule", () => {
  test("are headings, bold words, links and lists in the letter, with the reader's own names in them", async () => {
    await portal.pool.query("UPDATE account SET first_name = 'Mara' WHERE id = $1", [
      await ownerId(portal, "customer"),
    ]);
    const { html, text } = await sentTo("customer", body);
    expect(html).toMatch(/<h2[^>]*>The week of /);
    expect(html).toContain("<strong>for Mara</strong>");
    expect(html).toMatch(
      /<li[^>]*><a [^>]*href="http:\/\/portal\.test\/search\?shape=ROUND"[^>]*>our rounds<\/a><\/li>/,
    );
    expect(html).toMatch(/href="https:\/\/fair\.test\/2026"/);
    expect(html).toMatch(/href="mailto:house@loupe\.test"/);
    expect(text).toContain("these came in for Mara.");
    expect(text).toContain("- our rounds (http://portal.test/search?shape=ROUND)");
    expect(text).toContain("- write to us (house@loupe.test)");
    expect(`${html}${text}`).not.toMatch(/\*\*|\]\(/);
  });

  test("stay words, whatever a reader is called", async () => {
    const name = "# [Win](https://evil.test) **<b>x</b>** {{total}}";
    const id = await ownerId(portal, "customer");
    await portal.pool.query("UPDATE account SET first_name = $2 WHERE id = $1", [id, name]);
    const { html, text } = await sentTo("customer", "{{first_name}}\n\n- {{first_name}}");
    expect(html).not.toMatch(/href="https:\/\/evil|<b>x|<h2|<strong>&lt;/);
    expect(html).toContain("[Win](https://evil.test) **&lt;b&gt;x&lt;/b&gt;** total");
    expect(text).toContain("- # [Win](https://evil.test)");
  });

  test.each([
    "[look](javascript:alert(1))",
    "[look](data:text/html,hello)",
    "[look](http://fair.test)",
    "[look](//fair.test)",
    "[look](https://house@fair.test)",
    "[look](https://fair.test/{{first_name}})",
    "[look](https://fair.test/?who={{company}})",
  ])("are refused with %s", async (words) => {
    expectRefusal(await admin().send("createBulkEmail", { body: newMailing({ body: words }) }), 422, "linkNotSafe", [
      "/data/body",
    ]);
    expectRefusal(
      await admin().send("previewBulkEmail", { body: { subject: "Stones", body: words } }),
      422,
      "linkNotSafe",
    );
  });

  test("show markup of other kinds as the words that it is", async () => {
    const hostile = '<script>alert(1)</script> <img src="https://evil.test/x"> <style>*{display:none}</style>';
    const { html } = await sentTo("customer", hostile);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script|<img src="https|display:none}<\/style>/);
  });
});

test("a fancy stone is said with its intensity, its overtone and its colour", async () => {
  const fancy = { diamond_type: "fancy", color: null, intensity: "FCV", overtone: "PURPLISH", fancy_color: "PINK" };
  await aStone(portal, "SUNSET-1", fancy);
  const search = { numbers: ["SUNSET-1"] };
  const { text, html } = (await admin().call("previewBulkEmail", { body: { subject: "Pinks", search } })).data;
  for (const letter of [text, html]) expect(letter).toMatch(/Round 1\.00 ct FCV Purplish Pink VVS1 GIA/);
});
