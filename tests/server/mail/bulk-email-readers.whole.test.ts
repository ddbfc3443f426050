import { describe, expect, test } from "vitest";
import { count, usd } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { choiceToken } from "#server/mail/choice-token.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, aMinuteOfMailings, aRunKey, mailingNow, sendsOf, sentNow } from "#support/mailings.ts";
import { manyClients } from "#support/many-clients.ts";
import { addCopies } from "#support/more-stones.ts";
import { patience } from "#support/patience.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const second = () => ownerId(portal, "customer2");
const business = async (change: string) =>
  portal.pool.query(`UPDATE business SET ${change} WHERE id = (SELECT business_id FROM account WHERE id = $1)`, [
    await second(),
  ]);

describe("a client whose letter is written and has not left", () => {
  test.each([
    [
      "is switched off",
      messages.accountOff,
      async () => portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await second()]),
    ],
    ["loses their registration", messages.offersNeedRegistration, () => business("status = 9")],
    ["whose business is switched off", messages.offersNeedRegistration, () => business("is_active = false")],
    [
      "says stop",
      messages.mailDeclined,
      async () => {
        const token = choiceToken(portal.house, { accountId: await second(), topic: "offers" });
        await portal.anonymous.call("setMailChoices", { path: { token }, body: { declined: ["offers"] } });
      },
    ],
    ["is erased", null, async () => erasePerson(portal.house, await second())],
  ] satisfies [string, string | null, () => Promise<unknown>][])(
    "%s gets none, and the run ends without it",
    async (_, reason, happens) => {
      const peer = await throughPeer(portal);
      const client_ids = [await ownerId(portal, "customer"), await second()];
      const rule = await aMailing(portal, "draft", { people: { client_ids } });
      const release = peer.hold();
      const sending = sentNow(portal, rule);
      await expect.poll(() => peer.taken.length, patience).toBe(1);
      await happens();
      release();
      const { id } = await sending;
      expect(peer.received.map(({ to }) => to?.[0]?.address)).toEqual(["customer@demo.test"]);
      await aMinuteOfMailings(portal);
      expect((await mailingNow(portal, rule)).state).toBe("sent");
      const other = (await sendsOf(portal, id)).find(({ email }) => email !== "customer@demo.test");
      expect(other).toMatchObject({ state: "cancelled", reason });
    },
  );
});

describe("a rule for thousands of clients", () => {
  test("has a plan that counts them all and works out one page of them", async () => {
    const ids = await manyClients(portal.pool, 3_000);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = ANY ($1) AND id % 3 = 0", [ids]);
    const off = ids.filter((id) => id % 3 === 0).length;
    const rule = await aMailing(portal, "draft", { people: { search: "clients" } });
    const plan = async (page: number) =>
      (await admin().call("planBulkEmail", { path: { id: rule }, query: { page, size: 20 } })).data;
    const first = await plan(1);
    expect(first.counts).toEqual({ waiting: 3_000 - off, switchedOff: off });
    expect(first.pagination).toMatchObject({ totalRecords: 3_000, totalPages: 150 });
    expect((await plan(150)).data).toHaveLength(20);
    expect((await plan(151)).data).toEqual([]);
  });

  const takeRight = () =>
    portal.pool.query(
      "UPDATE role_permission SET read_access = false, write_access = false WHERE role_id = 2 AND permission_id = (SELECT id FROM permission WHERE path = '/portal/customer/search')",
    );
  const press = (id: number) => admin().send("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() } });

  test("whose right to search was taken away sends nobody anything, and says so", async () => {
    await takeRight();
    const rule = await aMailing(portal);
    const { counts } = (await admin().call("planBulkEmail", { path: { id: rule } })).data;
    expect(counts.waiting).toBeUndefined();
    expect(counts.rights).toBeGreaterThan(0);
    expectRefusal(await press(rule), 422, "mailingNobody");
    expect((await admin().call("listBulkEmailRuns", { path: { id: rule } })).data.data).toEqual([]);
  });

  test("whose right to search is taken away since it began sends nobody anything, and its report says so", async () => {
    const peer = await throughPeer(portal);
    const client_ids = [await ownerId(portal, "customer"), await second()];
    const rule = await aMailing(portal, "draft", { people: { client_ids } });
    expect((await press(rule)).status).toBe(200);
    await takeRight();
    await portal.runJobs();
    const { last_run } = await mailingNow(portal, rule);
    expect(last_run).toMatchObject({ outcome: "sent", counts: { rights: 2 } });
    const sends = await sendsOf(portal, last_run?.id ?? 0);
    expect(sends.map(({ state, left_out, pieces }) => [state, left_out, pieces])).toEqual(
      client_ids.map(() => ["leftOut", "rights", 0]),
    );
    expect(peer.received).toEqual([]);
  });

  test("of whom one may see none of its stones leaves that one out, and plan, preview and report say so", async () => {
    const peer = await throughPeer(portal);
    const [one, other] = [await ownerId(portal, "customer"), await second()];
    const { rows } = await portal.pool.query("SELECT diamond_type FROM stone WHERE stock_no = $1", [
      await aStockNumber(portal),
    ]);
    const diamond_types = [rows[0].diamond_type === "white" ? ("fancy" as const) : ("white" as const)];
    const limits = { diamond_types, stone_origins: null, provider_ids: null, locations: null };
    const path = { id: other };
    const { version } = (await admin().call("getInventorySettings", { path })).data.userInventoryAccess;
    await admin().call("setInventorySettings", { path, body: { ...limits, version } });
    const rule = await aMailing(portal, "draft", { people: { client_ids: [one, other] } });
    const plan = (await admin().call("planBulkEmail", { path: { id: rule } })).data.data;
    const leftOut = (of: readonly { account_id: number; left_out: string | null }[]) =>
      Object.fromEntries(of.map(({ account_id, left_out }) => [account_id, left_out]));
    expect(leftOut(plan)).toEqual({ [one]: null, [other]: "noStones" });
    const body = { subject: "Stones", search: { numbers: [await aStockNumber(portal)] }, user_id: other };
    expect((await admin().call("previewBulkEmail", { body })).data.left_out).toBe("noStones");
    const { id } = await sentNow(portal, rule);
    expect(leftOut(await sendsOf(portal, id))).toEqual({ [one]: null, [other]: "noStones" });
    expect(peer.received.map(({ to }) => to?.[0]?.address)).toEqual(["customer@demo.test"]);
    expect((await mailingNow(portal, rule)).last_run?.counts).toEqual({ sent: 1, noStones: 1 });
  });
});

describe("a rule that finds more than a letter holds", () => {
  const told = { subject: "{{stones}} for {{total}}", body: "{{stones}} for {{total}}", search: {} };
  const many = async () => addCopies(portal, await aStockNumber(portal), 700);
  const said = (stones: number, amount: number) => `${count(stones)} for ${usd(amount)}`;

  test("is not begun by hand, and its plan says how many they are", async () => {
    await many();
    const rule = await aMailing(portal, "draft", { search: {} });
    const sent = await admin().send("sendBulkEmail", { path: { id: rule }, query: { run_key: aRunKey() } });
    expectRefusal(sent, 422, "mailingTooManyStones");
    const { data } = await admin().call("planBulkEmail", { path: { id: rule } });
    expect(data.pieces).toBeGreaterThan(500);
    expect(data.data.find(({ left_out }) => left_out === null)?.pieces).toBe(500);
  });

  test("says of the same stones how many they are and what they cost, in preview and test letter too", async () => {
    const before = (await admin().call("previewBulkEmail", { body: told })).data;
    await many();
    const { data } = await admin().call("previewBulkEmail", { body: told });
    expect(data.totals.pieces).toBe(500);
    expect(data.found).toBe(before.found + 700); // a letter holds fewer, and nobody has to guess how many are too many
    expect(data.subject).toBe(said(500, data.totals.sell_amt));
    expect(data.text).toContain(`${data.subject}\n`);
    expect(data.text).toContain("… and 460 more");
    await admin().call("testBulkEmail", { path: { id: await aMailing(portal, "draft", told) }, body: {} });
    expect((await lettersTo(portal, "admin")).at(-1)?.subject).toBe(data.subject);
  });

  test("since it was begun says of the same stones how many they are and what they cost", async () => {
    const { rows } = await portal.pool.query("SELECT shape, color, clarity FROM stone WHERE stock_no = $1", [
      await aStockNumber(portal),
    ]);
    const { shape, color, clarity } = rows[0];
    const attributes = { shape: { values: [shape] }, color: { values: [color] }, clarity: { values: [clarity] } };
    const search = { attributes };
    const people = { client_ids: [await ownerId(portal, "customer")] };
    const rule = await aMailing(portal, "draft", { ...told, search, people });
    const { data } = await admin().call("sendBulkEmail", { path: { id: rule }, query: { run_key: aRunKey() } });
    await many();
    await portal.runJobs();
    const [send] = await sendsOf(portal, data.id);
    expect(send?.pieces).toBe(500);
    expect((await lettersTo(portal, "customer")).at(-1)?.subject).toBe(said(500, send?.sell_amt ?? 0));
  });
});

describe("a schedule whose rule", () => {
  const hourly = async (more: object) => {
    const id = await aMailing(portal, "draft", { schedule: "0 */1 * * *", ...more });
    await admin().call("scheduleBulkEmail", { path: { id }, body: { is_active: true } });
    return id;
  };
  const anHour = () => aMinuteOfMailings(portal, hours(1));
  const tellings = async () => (await portal.outbox()).filter(({ kind }) => kind === "mailingRefused");

  test("finds more than a letter holds sends nothing, and tells whoever keeps it why, once", async () => {
    await addCopies(portal, await aStockNumber(portal), 700);
    const id = await hourly({ search: {} });
    await anHour();
    await anHour();
    const reason = messages.mailingTooManyStones;
    const { data: runs } = (await admin().call("listBulkEmailRuns", { path: { id } })).data;
    const refused = { is_scheduled: true, outcome: "refused", reason, counts: {} };
    expect(runs).toMatchObject([refused, refused]);
    expect(await mailingNow(portal, id)).toMatchObject({ state: "scheduled", next_run: expect.any(String) });
    expect(await lettersTo(portal, "customer")).toEqual([]);
    const [letter, ...others] = await tellings();
    expect([letter?.to_address, others.length]).toEqual([demoAddress("admin"), 0]);
    expect(letter?.text).toContain(reason);
    expect(letter?.text).toContain(`/settings/system-settings/bulk-email?open=${id}`);
  });

  test("finds nothing, or is for nobody, is refused too, and sends again once it finds something", async () => {
    const id = await hourly({ search: { numbers: ["NONE-SUCH"] } });
    await anHour();
    expect((await mailingNow(portal, id)).last_run).toMatchObject({ reason: messages.mailingNoStones });
    const change = async (more: object) => {
      const { version } = await mailingNow(portal, id);
      await admin().call("updateBulkEmail", { body: { id, version, ...more } });
      await anHour();
      await aMinuteOfMailings(portal);
    };
    await business("status = 9");
    await change({ search: { numbers: [await aStockNumber(portal)] }, people: { client_ids: [await second()] } });
    expect((await mailingNow(portal, id)).last_run).toMatchObject({ reason: messages.mailingNobody });
    await change({ people: {} });
    expect(await lettersTo(portal, "customer")).toHaveLength(1);
    await change({ search: { numbers: ["NONE-SUCH"] } });
    expect(await tellings()).toHaveLength(3);
  });

  test("is kept by nobody who is here any more tells the administrators who may read it", async () => {
    const id = await hourly({ search: { numbers: ["NONE-SUCH"] } });
    await portal.pool.query("UPDATE mailing SET account_id = NULL WHERE id = $1", [id]);
    await anHour();
    const told = (await tellings()).map(({ to_address }) => to_address);
    expect(told).toEqual(expect.arrayContaining([demoAddress("admin"), demoAddress("admin2")]));
  });
});

test("a name with line breaks of any kind stays one line of a subject, and makes no header", async () => {
  const peer = await throughPeer(portal);
  const id = await ownerId(portal, "customer");
  const breaks = ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"];
  const name = breaks.map((at) => `Ltd${at}Bcc: all@elsewhere.test`).join("");
  await portal.pool.query(
    "UPDATE business SET company_name = $2 WHERE id = (SELECT business_id FROM account WHERE id = $1)",
    [id, name],
  );
  await portal.pool.query("UPDATE account SET first_name = $2, last_name = $3 WHERE id = $1", [
    id,
    "Mara\r\nX-Evil: yes",
    "Lind\u2028X-Evil: yes",
  ]);
  const more = { people: { client_ids: [id] }, subject: "For {{company}} from {{salutation}}" };
  await sentNow(portal, await aMailing(portal, "draft", more));
  const [mail] = peer.received;
  expect(mail?.to?.map(({ address }) => address)).toEqual(["customer@demo.test"]);
  expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(mail?.headers.map(({ key }) => key)).not.toContain("x-evil");
  expect(mail?.subject).not.toMatch(/[\r\n\u2028\u2029\u0085\v\f]/);
  expect(mail?.subject).toContain("Bcc: all@elsewhere.test");
});
