import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { choiceToken } from "#server/mail/choice-token.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { seconds } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, aRunKey, mailingNow, newMailing, sendsOf, sentNow } from "#support/mailings.ts";
import { addCopies } from "#support/more-stones.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const send = (id: number, query: object) => admin().send("sendBulkEmail", { path: { id }, query: { ...query } });

describe("a mail rule", () => {
  test("is added, listed by the thousand, changed and deleted", async () => {
    const search = { numbers: [await aStockNumber(portal)] };
    const added = await admin().call("createBulkEmail", { body: newMailing({ name: "Rounds", search }) });
    expect([added.status, added.message]).toEqual([201, messages.mailingAdded]);
    const { data } = await admin().call("listBulkEmails");
    expect(data.data.map(({ name, state }) => [name, state])).toContainEqual(["Rounds", "draft"]);
    expect(data.pagination.pageSize).toBe(1000);
    const { id, version } = added.data;
    const saved = await admin().call("updateBulkEmail", { body: { id, version, subject: "Whites" } });
    expect([saved.data.subject, saved.data.diamond_type]).toEqual(["Whites", []]);
    expectRefusal(
      await admin().send("updateBulkEmail", { body: { id, version, subject: "Late" } }),
      409,
      "staleVersion",
    );
    expect((await admin().call("deleteBulkEmail", { query: { id } })).message).toBe(messages.mailingDeleted);
    expectRefusal(await admin().send("listBulkEmails", { query: { id } }), 404, "notFound");
  });

  test.each([
    ["a placeholder that does not exist", { body: "Dear {{password}}" }, "mailingPlaceholderUnknown", "/data/body"],
    ["one in the subject", { subject: "{{ price }}" }, "mailingPlaceholderUnknown", "/data/subject"],
    ["a link to a script", { body: "[look](javascript:alert(1))" }, "linkNotSafe", "/data/body"],
    ["a time that no clock has", { schedule: "61 6 * * *" }, "invalidTime", "/data/schedule"],
  ] as const)("is refused with %s", async (_, more, code, path) => {
    expectRefusal(await admin().send("createBulkEmail", { body: newMailing(more) }), 422, code, [path]);
  });

  test("may not ask about cost, and its subject stays one line", async () => {
    const costly = newMailing({ search: { ranges: { price_per_ct: { from: 1 } } } });
    expectRefusal(await admin().send("createBulkEmail", { body: costly }), 403, "costHidden");
    const header = newMailing({ subject: "Stones\r\nBcc: everybody@elsewhere.test" });
    expectRefusal(await admin().send("createBulkEmail", { body: header }), 400, "malformed");
  });
});

test("a mail rule holds 20,000 characters of words; five megabytes are refused while they come, and nothing is kept", async () => {
  const id = await aMailing(portal);
  const rules = async () => (await portal.pool.query("SELECT id, body FROM mailing ORDER BY id")).rows;
  const before = await rules();
  const long = await admin().send("createBulkEmail", { body: newMailing({ body: "a".repeat(20_001) }) });
  expectRefusal(long, 400, "malformed", ["/data/body"]);
  const huge = newMailing({ body: "a".repeat(5 * 1024 * 1024) });
  expectRefusal(await admin().send("createBulkEmail", { body: huge }), 413, "tooLarge");
  const longer = { ...huge, id, version: 1 };
  expectRefusal(await admin().send("updateBulkEmail", { body: longer }), 413, "tooLarge");
  expect(await rules()).toEqual(before);
  const whole = newMailing({ body: "a".repeat(20_000) });
  expect((await admin().call("createBulkEmail", { body: whole })).data.body).toHaveLength(20_000);
});

test("a rule whose search finds more stones than a letter holds says so when it is saved, with their number", async () => {
  await addCopies(portal, await aStockNumber(portal), 700);
  const search = { diamond_type: "white" as const };
  const { data: found } = await portal
    .as("customer")
    .call("searchStones", { query: { is_count_only: true }, body: search });
  const count = found.pagination.totalRecords;
  expect(count).toBeGreaterThan(500);
  const sentence = `The search finds ${count.toLocaleString("en-US")} stones now, and a letter holds 500 stones.`;
  const added = await admin().call("createBulkEmail", { body: newMailing({ search }) });
  expect(added.message).toContain(sentence);
  const { id, version } = added.data;
  const narrow = { ...search, numbers: [await aStockNumber(portal)] };
  const saved = await admin().call("updateBulkEmail", { body: { id, version, search: narrow } });
  expect(saved.message).toBe(messages.mailingSaved);
});

describe("a rule is sent", () => {
  test("once for one key, however often it is asked for", async () => {
    const id = await aMailing(portal);
    const key = aRunKey();
    const first = await sentNow(portal, id, key);
    const second = await sentNow(portal, id, key);
    expect(second.id).toBe(first.id);
    const sends = await sendsOf(portal, first.id);
    expect(await lettersTo(portal, "customer")).toHaveLength(1);
    expect(sends.find(({ email }) => email === "customer@demo.test")).toMatchObject({ state: "kept", pieces: 1 });
    const other = await aMailing(portal);
    expectRefusal(await send(other, { run_key: key }), 409, "runKeyOfOther");
  });

  test("once without a key, however often it is asked for within a minute", async () => {
    const id = await aMailing(portal);
    const ask = async () => (await admin().call("sendBulkEmail", { path: { id }, query: {} })).data.id;
    const [first, beside] = await Promise.all([ask(), ask()]);
    expect(beside).toBe(first);
    await portal.runJobs();
    expect((await mailingNow(portal, id)).state).toBe("sent");
    portal.clock.advance(seconds(59));
    expect(await ask()).toBe(first);
    expect(await lettersTo(portal, "customer")).toHaveLength(1);
    portal.clock.advance(seconds(2));
    expect(await ask()).not.toBe(first);
  });

  test.each([
    ["Sec-Purpose", "prefetch;prerender"],
    ["Purpose", "prefetch"],
    ["X-Purpose", "preview"],
    ["X-Moz", "prefetch"],
  ])("never by a browser that fetches ahead of a click: %s: %s", async (name, value) => {
    const headers = { [name]: value };
    const id = await aMailing(portal);
    const asked = await admin().send("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() }, headers });
    expectRefusal(asked, 403, "fetchedAhead");
    expect((await mailingNow(portal, id)).state).toBe("draft");
    expect((await admin().send("listBulkEmails", { headers })).status).toBe(200);
  });

  test("to each client at their own prices, which the report keeps", async () => {
    const number = await aStockNumber(portal);
    const id = await aMailing(portal);
    const { id: run } = await sentNow(portal, id);
    for (const name of ["customer", "customer2"] as const) {
      const { data } = await portal.as(name).call("searchStones", { body: { numbers: [number] } });
      const price = data.stockList[0]?.sell_amt;
      const sent = (await sendsOf(portal, run)).find(({ email }) => email === `${name}@demo.test`);
      expect(sent).toMatchObject({ sell_amt: price });
      const stones = await admin().call("listInventoryDiamonds", { body: { id, uid: sent?.uid ?? "" } });
      expect(stones.data.data.map(({ stock_no, sell_amt }) => [stock_no, sell_amt])).toEqual([[number, price]]);
      expect(Object.keys(stones.data.data[0] ?? {})).not.toContain("price_per_ct");
    }
  });

  test("to nobody who may not have it, and the report says why", async () => {
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer2")]);
    const { id } = await sentNow(portal, await aMailing(portal));
    const sends = await sendsOf(portal, id);
    const why = Object.fromEntries(sends.map(({ email, left_out }) => [email.split("@")[0], left_out]));
    expect(why).toMatchObject({ customer: null, customer2: "switchedOff", newcomer: "unregistered" });
    expect(await lettersTo(portal, "customer2")).toEqual([]);
  });

  test("to nobody who declined offers, nor to an address that its server refused", async () => {
    const why = async () => {
      const { id } = await sentNow(portal, await aMailing(portal));
      return Object.fromEntries(
        (await sendsOf(portal, id)).map(({ email, left_out }) => [email.split("@")[0], left_out]),
      );
    };
    const token = choiceToken(portal.house, { accountId: await ownerId(portal, "customer"), topic: "offers" });
    const choose = (declined: "offers"[]) =>
      portal.anonymous.call("setMailChoices", { path: { token }, body: { declined } });
    await choose(["offers"]);
    expect(await why()).toMatchObject({ customer: "unsubscribed", customer2: null });
    expect(await lettersTo(portal, "customer")).toEqual([]);

    await choose([]);
    await portal.pool.query("INSERT INTO stopped_address (address, reason, created_at) VALUES ($1, 'bounce', now())", [
      demoAddress("customer2"),
    ]);
    expect(await why()).toMatchObject({ customer: null, customer2: "bounced" });
  });

  test("with nothing found, too much found, or nobody to read it, not at all", async () => {
    const none = await aMailing(portal, "draft", { search: { numbers: ["NOBODY-HAS-THIS"] } });
    expectRefusal(await send(none, { run_key: aRunKey() }), 422, "mailingNoStones");
    const client_ids = [await ownerId(portal, "newcomer")];
    const nobody = await aMailing(portal, "draft", { people: { client_ids } });
    expectRefusal(await send(nobody, { run_key: aRunKey() }), 422, "mailingNobody");
    expect((await mailingNow(portal, nobody)).state).toBe("draft");
  });
});

test("a rule that was sent stays with its report", async () => {
  const id = await aMailing(portal);
  await sentNow(portal, id);
  expectRefusal(await admin().send("deleteBulkEmail", { query: { id } }), 409, "mailingWasSent");
});
