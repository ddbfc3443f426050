import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { permissionCatalogue } from "#domain/permissions.ts";
import { openDatabase } from "#server/db/open.ts";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedHouse } from "#server/seed/house.ts";
import { buildApp } from "#server/services/web/app.ts";
import { Api } from "#support/api.ts";
import { useEmptyDatabase } from "#support/database.ts";
import { heldToContract } from "#support/held-answers.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";
import { createAdministrator, inOneLine, insistOnForm, origin } from "../../../tools/administrator.ts";

const PASSWORD = "three-quiet-lanterns";
const ines = { email: "Ines@loupe.test", first_name: "Ines", last_name: "Novak", user_name: "ines.novak" };
const lars = { email: "lars@loupe.test", first_name: "Lars", last_name: "Peeters", user_name: "lars" };
const migrations = path.resolve(import.meta.dirname, "../../../server/db/migrations");

const database = useEmptyDatabase();
let house: House;
beforeEach(async () => {
  const { url: databaseUrl, ownerUrl } = database;
  const opened = await openDatabase({ databaseUrl, ownerUrl, dataDir: "", migrations, log: silent });
  onTestFinished(() => opened.stop());
  house = testHouse({ pool: opened.pool, jobs: new RecordedJobs() });
  await inTransaction(house, origin, seedHouse);
});

const addresses = async () =>
  (await house.db.selectFrom("account").select("email").orderBy("id").execute()).map(({ email }) => email);
const refusalOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => "",
      (error: unknown) => inOneLine(error).message,
    );

test("the first administrator signs in and has every right of the role", async () => {
  await createAdministrator(house, ines, PASSWORD, false);
  const app = heldToContract(await buildApp(house));
  onTestFinished(() => app.close());
  const door = new Api(
    () => app,
    async () => undefined,
  );
  const { data } = await door.call("login", { query: {}, body: { email: "ines@loupe.test", password: PASSWORD } });
  expect(data).toMatchObject({ role_id: 1, first_name: "Ines", last_name: "Novak", user_name: "ines.novak" });
  const written = data.permissions
    .flatMap(({ permissions }) => permissions)
    .filter(({ user_permissions }) =>
      user_permissions.every(({ read_access, write_access }) => read_access && write_access),
    )
    .map(({ path }) => path);
  const ofTheRole = permissionCatalogue.flatMap(({ permissions }) =>
    permissions.filter(({ roles }) => roles[1] === "write"),
  );
  expect(written.toSorted()).toEqual(ofTheRole.map(({ path }) => path).toSorted());
});

test("the log says that an administrator was made, and neither the password nor the name", async () => {
  await createAdministrator(house, ines, PASSWORD, false);
  const rows = await house.db.selectFrom("audit_event").select("body").orderBy("seq", "desc").limit(1).execute();
  const body = rows[0]?.body ?? "";
  expect(JSON.parse(body)).toMatchObject({
    who: null,
    operation: "admin:create",
    transition: "account.insert",
    after: { role_id: 1, password_hash: "[secret]" },
  });
  expect(body).not.toMatch(/novak|loupe\.test|argon/i);
});

test("a house that has an administrator gets another only when one asks for it", async () => {
  await createAdministrator(house, ines, PASSWORD, false);
  expect(await refusalOf(() => createAdministrator(house, lars, PASSWORD, false))).toBe(
    "this house already has an administrator: --another adds one more",
  );
  expect(await addresses()).toEqual([ines.email]);
  await createAdministrator(house, lars, PASSWORD, true);
  expect(await addresses()).toEqual([ines.email, lars.email]);
});

test("two who make the first administrator at once make one", async () => {
  const outcomes = await Promise.all(
    [ines, lars].map((person) => refusalOf(() => createAdministrator(house, person, PASSWORD, false))),
  );
  expect(outcomes.filter((refusal) => refusal === "")).toHaveLength(1);
  expect(await addresses()).toHaveLength(1);
});

const taken: [string, object, string][] = [
  ["an address", { email: "INES@LOUPE.TEST" }, "--email: This e-mail address already has an account."],
  ["a user name", { user_name: "INES.NOVAK" }, "--user-name: This user name is taken."],
];
for (const [what, same, refusal] of taken) {
  test(`${what} that is taken is refused, in another case too`, async () => {
    await createAdministrator(house, ines, PASSWORD, false);
    expect(await refusalOf(() => createAdministrator(house, { ...lars, ...same }, PASSWORD, true))).toBe(refusal);
    expect(await addresses()).toEqual([ines.email]);
  });
}

const weak: [string, string, string][] = [
  ["a short password", "short", "the password: Must be at least 10 characters."],
  ["a common password", "administrator", "the password: This password is too easy to guess."],
  [
    "one's own user name as a password",
    "ines.novak",
    "the password: The password must not be your own name or address.",
  ],
];
for (const [what, password, refusal] of weak) {
  test(`${what} is refused`, async () => {
    expect(await refusalOf(() => createAdministrator(house, ines, password, false))).toBe(refusal);
    expect(await addresses()).toEqual([]);
  });
}

const wrong: [string, object, string][] = [
  ["an address that is none", { email: "ines" }, "--email: Must be an e-mail address."],
  ["a blank name", { first_name: " " }, "--first: Must not be empty."],
  ["a user name with a space", { user_name: "ines novak" }, "--user-name: Not in the right format."],
];
for (const [what, field, refusal] of wrong) {
  test(`${what} is refused`, async () => {
    expect(await refusalOf(() => insistOnForm({ ...ines, ...field }))).toBe(refusal);
  });
}
