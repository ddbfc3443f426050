import { expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aMailing, sendsOf, sentNow } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
type People = NonNullable<Body<"previewBulkEmailPeople">>;
const found = async (body: People) => (await admin().call("previewBulkEmailPeople", { body })).data;

/** A customer whose business is in a country and of a type that no other business has. */
async function aRareBusiness() {
  const id = await ownerId(portal, "customer");
  const { rows } = await portal.pool.query(
    `UPDATE business SET country_id = 214, type_id = (SELECT max(id) FROM sub_master)
     WHERE id = (SELECT business_id FROM account WHERE id = $1) RETURNING type_id`,
    [id],
  );
  await portal.pool.query(
    `UPDATE business SET country_id = 1, type_id = NULL
     WHERE id <> (SELECT business_id FROM account WHERE id = $1)`,
    [id],
  );
  return { id, type_id: Number(rows[0].type_id) };
}

const businessOf = async (id: number) =>
  Number((await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [id])).rows[0].business_id);

test("people are found by country, type, associate, words and name, each counted by what becomes of their letter", async () => {
  const { id, type_id } = await aRareBusiness();
  const all = await found({});
  expect(all.total).toBeGreaterThan(1);
  expect(Object.values(all.counts).reduce((sum, n) => sum + n, 0)).toBe(all.total);
  const business_id = await businessOf(id);
  for (const filter of [
    { country_id: 214 },
    { type_id },
    { business_id },
    { country_id: 214, type_id, client_ids: [id] },
  ]) {
    const { people } = await found(filter);
    expect(people.map(({ account_id }) => account_id)).toContain(id);
    expect(people.length).toBeLessThan(all.total);
  }
  const [one] = (await found({ client_ids: [id] })).people;
  expect(one).toMatchObject({ account_id: id, salutation: `Dear ${one?.name}`, left_out: null });
  expect(await found({ country_id: 99_999 })).toEqual({ people: [], total: 0, counts: {} });
});

test("a run goes to those whom the filter finds, and to nobody else", async () => {
  const { id } = await aRareBusiness();
  const { people } = await found({ country_id: 214 });
  const run = await sentNow(portal, await aMailing(portal, "draft", { people: { country_id: 214 } }));
  const sends = await sendsOf(portal, run.id);
  expect(sends.map(({ account_id }) => account_id)).toEqual(people.map(({ account_id }) => account_id));
  expect(sends.map(({ account_id }) => account_id)).toContain(id);
});

test("somebody who is no client is refused by name", async () => {
  const body = { client_ids: [await ownerId(portal, "admin")] };
  expectRefusal(await admin().send("previewBulkEmailPeople", { body }), 404, "notFound", ["/data/client_ids"]);
  expectRefusal(await portal.as("customer").send("previewBulkEmailPeople", { body: {} }), 403, "forbidden");
});
