import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { budget } from "#support/budget.ts";

const portal = useOwnApp();

/** The entries as they must be, said once more and plainly. */
const asTheyShouldBe = `SELECT a.id AS account_id, b.id AS business_id, a.associate_id, coalesce(b.status, 9) AS status,
    a.is_active, a.created_at, lower(coalesce(b.company_name, '')) AS company,
    lower(concat_ws(' ', a.first_name, a.last_name, a.email, a.user_name)) AS person
  FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.role_id = 2 ORDER BY a.id`;
const asTheyAre = `SELECT account_id, business_id, associate_id, status, is_active, created_at, company, person
  FROM client_entry ORDER BY account_id`;
const rows = async (sql: string) => (await portal.pool.query(sql)).rows;

const customer = "(SELECT id FROM account WHERE role_id = 2 ORDER BY id LIMIT 1 OFFSET $n % 3)";
const business = "(SELECT id FROM business ORDER BY id LIMIT 1 OFFSET $n % 4)";
const acts = [
  `UPDATE account SET business_id = ${business} WHERE id = ${customer}`,
  `UPDATE account SET business_id = NULL WHERE id = ${customer}`,
  `UPDATE account SET first_name = 'ÉLAN $n', is_active = $n % 2 = 0 WHERE id = ${customer}`,
  `UPDATE account SET associate_id = (SELECT max(id) FROM account WHERE role_id = 5) WHERE id = ${customer}`,
  `UPDATE account SET email = 'x$n@quist.test', created_at = '2026-01-01' WHERE id = ${customer}`,
  `UPDATE business SET status = 9 + $n % 3 WHERE id = ${business}`,
  `UPDATE business SET company_name = 'Gems $n' WHERE id = ${business}`,
  `UPDATE business SET phone = '$n' WHERE id = ${business}`,
  "INSERT INTO business (company_name, status) VALUES ('New $n', 9)",
  `INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name, business_id)
    VALUES (2, 'n$n@quist.test', 'n$n', 'x', 'New', 'One', ${business}) ON CONFLICT DO NOTHING`,
];

describe("the entries of customers", () => {
  test("are what account and business say, whatever is written to either", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(11)), { maxLength: 12 }), async (written) => {
        for (const [sql, n] of written) await portal.pool.query(sql.replaceAll("$n", String(n)));
        expect(await rows(asTheyAre)).toEqual(await rows(asTheyShouldBe));
      }),
      budget({ rounds: 25 }),
    );
  });

  test("are so too where a customer joins a business while it is registered", async () => {
    const [one, other] = [await portal.pool.connect(), await portal.pool.connect()];
    try {
      await one.query("BEGIN");
      await other.query("BEGIN");
      await one.query("UPDATE business SET status = 10 WHERE id = 1");
      const joining = other.query("UPDATE account SET business_id = 1 WHERE email = 'newcomer@demo.test'");
      await one.query("COMMIT");
      await joining;
      await other.query("COMMIT");
    } finally {
      one.release();
      other.release();
    }
    expect(await rows(asTheyAre)).toEqual(await rows(asTheyShouldBe));
  });

  test("are so too where the customer was there first", async () => {
    const [one, other] = [await portal.pool.connect(), await portal.pool.connect()];
    try {
      await one.query("BEGIN");
      await other.query("BEGIN");
      await other.query("UPDATE account SET business_id = 1 WHERE email = 'newcomer@demo.test'");
      const registering = one.query("UPDATE business SET status = 10 WHERE id = 1");
      await other.query("COMMIT");
      await registering;
      await one.query("COMMIT");
    } finally {
      one.release();
      other.release();
    }
    expect(await rows(asTheyAre)).toEqual(await rows(asTheyShouldBe));
  });
});

test("of two administrators who switch each other off at once, one stays", async () => {
  const { rows: found } = await portal.pool.query("SELECT id FROM account WHERE role_id = 1 ORDER BY id");
  await portal.as("admin").call("getProfile");
  await portal.as("admin2").call("getProfile");
  const off = (by: "admin" | "admin2", id: number) =>
    portal.as(by).call("setAccountStatus", { path: { id }, body: { is_active: false } });
  const answers = await Promise.all([off("admin", found[1].id), off("admin2", found[0].id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows: left } = await portal.pool.query("SELECT FROM account WHERE role_id = 1 AND is_active");
  expect(left).toHaveLength(1);
});

test("of an e-mail address that two give to new customers at once, one has it", async () => {
  const made = (by: "admin" | "associate", user_name: string) =>
    portal.as(by).call("createClientWithBusiness", {
      body: {
        email: "nora@quist.test",
        user_name,
        first_name: "Nora",
        last_name: "Quist",
        mobile: "70 123 45 67",
        mobile_country_id: 213,
        business: { company_name: "Quist" },
      },
    });
  const answers = await Promise.all([made("admin", "nora.a"), made("associate", "nora.b")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
