import { describe, expect, test } from "vitest";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { printSetupAddress } from "#server/sign-in/setup-address.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { withoutAdministrators } from "#support/rows.ts";

const portal = useApp();
const password = "nine-green-bottles";
const ines = { email: "ines+first@harbour.test", first_name: "Ines", last_name: "Harbour", password };
/** The address as a start of the portal prints it. */
const printed = () => inTransaction(portal.house, { requestId: "start", operation: "start" }, printSetupAddress);
const address = async () => {
  await withoutAdministrators(portal);
  return (await printed()) ?? "";
};
const read = (setup: string) => portal.anonymous.call("readSetupAddress", { body: { setup } });
const setUp = (setup: string, person: object = {}) =>
  portal.anonymous.call("setUpHouse", { body: { setup, ...ines, ...person } });
const over = async (setup: string) => {
  expectRefusal(await read(setup), 404, "setupOver");
  expectRefusal(await setUp(setup), 404, "setupOver");
};

describe("the address that a new house prints", () => {
  test("makes the first administrator, who signs in with every right of the role", async () => {
    const setup = await address();
    expect((await read(setup)).data).toEqual({ expires_at: "2026-11-20T13:00:00.000Z" });
    expect((await setUp(setup)).data).toEqual({ email: ines.email });
    const { data } = await portal.anonymous.call("login", { body: { email: ines.email, password } });
    expect(data).toMatchObject({ role_id: 1, first_name: "Ines", user_name: "ines.first" });
    const rights = data.permissions.flatMap(({ permissions }) => permissions);
    expect(rights.find(({ path }) => path === "/admin/admin-users")?.user_permissions[0]?.write_access).toBe(true);
  });

  test("lies in the database as a hash alone, and in the log not at all", async () => {
    const setup = await address();
    const { rows } = await portal.pool.query("SELECT s::text AS row FROM setup_address s");
    const log = await portal.pool.query("SELECT body FROM audit_event ORDER BY seq DESC LIMIT 1");
    expect(rows).toHaveLength(1);
    expect(JSON.parse(log.rows[0].body).transition).toBe("setup_address.print");
    for (const text of [rows[0].row, log.rows[0].body]) expect(text).not.toContain(setup);
  });

  test("tells whoever comes second who was first, and when", async () => {
    const setup = await address();
    await setUp(setup);
    const other = { email: "lars@harbour.test", first_name: "Lars" };
    for (const answer of [await setUp(setup, other), await read(setup)]) {
      expectRefusal(answer, 409, "houseIsSetUp");
      expect(answer.body.refused?.[0]?.meanwhile).toMatchObject({
        by: "Ines Harbour",
        at: expect.stringMatching(/^2026-11-20T09:00/),
      });
    }
  });

  test("is dead once an administrator was made otherwise", async () => {
    const setup = await address();
    await portal.pool.query("UPDATE account SET is_active = true WHERE role_id = 1");
    expectRefusal(await setUp(setup), 409, "houseIsSetUp");
    expect(await printed()).toBeUndefined();
  });

  test("is replaced by the one of the next start", async () => {
    const first = await address();
    const second = await address();
    await over(first);
    expect((await setUp(second)).status).toBe(200);
  });

  test("is good for four hours, and once", async () => {
    const setup = await address();
    portal.clock.advance(hours(4) - 1);
    expect((await read(setup)).status).toBe(200);
    portal.clock.advance(1);
    await over(setup);
    const used = await address();
    await setUp(used);
    await withoutAdministrators(portal);
    await over(used);
  });

  test("that nobody printed opens nothing, and says nothing of the house", async () => {
    await over("x".repeat(43));
    await withoutAdministrators(portal);
    await over("x".repeat(43));
    expectRefusal(await portal.anonymous.send("readSetupAddress", { body: { setup: "x" } }), 400, "malformed");
  });

  test("stays good when a password or a name is refused", async () => {
    const setup = await address();
    expectRefusal(await setUp(setup, { password: "password1234" }), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await setUp(setup, { email: "customer@demo.test" }), 409, "emailTaken", ["/data/email"]);
    expect((await setUp(setup)).status).toBe(200);
  });

  test("that two people use at once makes one administrator", async () => {
    const setup = await address();
    const answers = await Promise.all([setUp(setup), setUp(setup, { email: "lars@harbour.test" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
