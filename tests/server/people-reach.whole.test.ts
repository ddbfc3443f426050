import { describe, expect, test } from "vitest";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { canonical } from "#machines/kit/canonical.ts";
import type { Answer } from "#support/answer.ts";
import type { LooseInput } from "#support/api.ts";
import { useAppWith } from "#support/app.ts";
import { contractOperations, listings } from "#support/contract.ts";
import { aClient, aWaitingDocument } from "#support/people.ts";
import {
  anApiKey,
  everybody,
  isOwn,
  isReached,
  type NamedRow,
  namedRows,
  type Person,
  type RowKind,
} from "#support/people-rows.ts";
import { type Owner, ownerId } from "#support/rows.ts";
import { samples } from "#support/samples.ts";

/**
 * Every call about people that names a row in its address, by every role, about every account, business, document and
 * key of a small house. What lies outside somebody's reach is answered in the very words of what does not exist.
 */
const walkers: Owner[] = [
  "admin",
  "qc",
  "auditor",
  "associate",
  "associate2",
  "customer",
  "newcomer",
  "api",
  "ftp",
  "guest",
];
const portal = useAppWith(walkers);
const roles = Object.values(roleIds);
const buyers: RoleId[] = [2, 6, 7];

type Meant = { kind: RowKind; of: readonly RoleId[] };
/** The meaning of the id in an address, and the roles of the accounts that the call is about. */
const meant: [RegExp, Meant][] = [
  [/^\/customer\/user\/\{id\}$/, { kind: "account", of: [2] }],
  [/^\/customer\/user\/\{id\}\/status$/, { kind: "account", of: [1, 2, 3, 5, 8] }],
  [
    /^\/customer\/(login-attempts|second-factor|issuer-identity|sessions|inventory-access|inventory-settings)\/\{id\}(\/end)?$/,
    { kind: "account", of: roles },
  ],
  [/^\/customer\/user\/\{id\}\/invitation$/, { kind: "account", of: roles }],
  [/^\/customer\/business\/\{id\}/, { kind: "business", of: buyers }],
  [/^\/customer\/business\/document\//, { kind: "document", of: buyers }],
  [/^\/business-associate\//, { kind: "account", of: [5] }],
  [/^\/external-clients\/keys\//, { kind: "key", of: [6, 7] }],
  [/^\/external-clients\//, { kind: "account", of: [6, 7] }],
  [/^\/admin\/(update|delete)-qc\//, { kind: "account", of: [3] }],
  [/^\/admin\/auditors\//, { kind: "account", of: [8] }],
  [/^\/admin\/view-as\//, { kind: "account", of: [2, 5] }],
  [/^\/admin\/\{id\}$/, { kind: "account", of: [1] }],
];
/** Mails and the addresses that get none are the house's, whoever they went to. */
const isOfMail = /^\/admin\/(outbox|stopped-addresses)/;
const isAboutPeople = (path: string) =>
  /^\/(customer|business-associate|external-clients|admin)\//.test(path) && !isOfMail.test(path);
const calls = contractOperations.flatMap((operation) => {
  const parameter = operation.parameters.find((one) => one.in === "path");
  if (!parameter || !isAboutPeople(operation.info.path)) return [];
  return [{ operation, parameter: parameter.name, means: meant.find(([path]) => path.test(operation.info.path))?.[1] }];
});
const sender = (name: Owner) => (name === "guest" ? portal.asGuest() : portal.as(name));
const absent = 9_007_199_254_740_991;

/** A house with rows of everybody: an associate's, another one's, nobody's, and external clients'. */
async function fill(): Promise<NamedRow[]> {
  await aClient(portal, "associate2", { email: "otto@harbour.test", user_name: "otto.harbour" });
  for (const owner of ["customer", "customer2", "api"] as const)
    await aWaitingDocument(portal, owner, portal.clock.now());
  await anApiKey(portal, await ownerId(portal, "api"));
  return namedRows(portal);
}
const person = async (name: Owner): Promise<Person> => {
  const id = await ownerId(portal, name);
  const found = (await everybody(portal)).find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

async function asIfNever<T>(work: () => Promise<T>): Promise<T> {
  await portal.pool.query("SAVEPOINT cell");
  try {
    return await work();
  } finally {
    await portal.pool.query("ROLLBACK TO SAVEPOINT cell; RELEASE SAVEPOINT cell");
  }
}
const logSize = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;
/** Everything that an answer says, but by which request. */
const words = ({ status, body: { request_id: _, ...body } }: Answer<unknown>) => [status, body];

test("every call about people says here what its address names", () => {
  expect(calls.filter(({ means }) => !means).map(({ operation }) => operation.info.path)).toEqual([]);
});

type Call = (typeof calls)[number];

/** One asker's answers about each row beyond their reach, beside the answers about nothing at all. */
async function answersBeyondReach(
  name: Owner,
  { operation, parameter, means }: Call,
  asked: LooseInput,
  rows: readonly NamedRow[],
) {
  const id = operation.info.id;
  const who = await person(name);
  const ask = (row: number) => sender(name).send(id, { ...asked, path: { ...asked.path, [parameter]: row } });
  const isTheirs = (one: Person) => means?.of.includes(one.role_id) && isReached(who, one);
  const beyond = rows.filter((row) => !isOwn(who, row) && !row.people.some(isTheirs));
  const size = await logSize();
  const nothing = words(await ask(absent));
  const unlike: unknown[] = [];
  for (const row of beyond) {
    const answer = words(await ask(row.id));
    if (canonical(answer) !== canonical(nothing))
      unlike.push({ name, roles: row.people.map(({ role_id }) => role_id), answer });
  }
  return { unlike, written: (await logSize()) - size };
}

describe.each(calls.map((call) => [call.operation.info.id, call] as const))("%s", (_, call) => {
  test("answers of what is out of reach as of what is not there, and changes nothing", async () => {
    const inputs = new Map<Owner, LooseInput>();
    for (const name of walkers) {
      // A request's words beside its address; the rows that it was thought out with are gone again.
      inputs.set(name, await asIfNever(async () => samples[call.operation.info.id].ask(portal, name)));
    }
    const rows = (await fill()).filter(({ kind }) => kind === call.means?.kind);
    expect(rows.length).toBeGreaterThan(0);
    for (const name of walkers) {
      const answers = await asIfNever(() => answersBeyondReach(name, call, inputs.get(name) ?? {}, rows));
      expect([name, answers]).toEqual([name, { unlike: [], written: 0 }]);
    }
  });
});

const lists = listings.filter(
  ({ info }) =>
    info.permissions.length > 0 && (isAboutPeople(info.path) || /^\/user\/(customers|guests)$/.test(info.path)),
);

describe.each(lists.map(({ info }) => info.id))("%s", (id) => {
  test("has rows of those alone whom one may know of", async () => {
    await fill();
    const people = new Map((await everybody(portal)).map((one) => [one.id, one]));
    for (const name of walkers) {
      const who = await person(name);
      const input: LooseInput = await samples[id].ask(portal, name);
      const answer = await sender(name).send(id, input);
      if ([403, 404].includes(answer.status)) continue;
      const { data } = answer.data as { data: { id?: number; user_id?: number; value?: number }[] };
      const unknown = data
        .map((row) => people.get(row.user_id ?? row.value ?? row.id ?? 0))
        .filter((one) => one && one.id !== who.id && !isReached(who, one));
      expect([name, unknown]).toEqual([name, []]);
    }
  });
});
