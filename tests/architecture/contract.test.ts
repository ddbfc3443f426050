import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { permissionCatalogue, screenOf } from "#domain/permissions.ts";
import { allWorkflows } from "#machines/index.ts";
import { metaOf } from "#machines/kit/workflow.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { readOperations } from "#server/plugins/contract/operations.ts";
import { rowsOfSeed } from "#support/seed.ts";

const contract = loadContract("openapi.yaml");
const operations = readOperations(contract);
const finishedParts = [1, 2, 3, 4];

/** The calls of the product, as the specification lists them; `part` says in which stage each call comes. */
const calls = rowsOfSeed("calls").map(({ area, method, path = "", part }) => ({
  area,
  key: `${method} ${shape(path)}`,
  part: Number(part),
}));

function shape(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, "{}");
}
const keyOf = ({ info }: (typeof operations)[number]) => `${info.method.toUpperCase()} ${shape(info.path)}`;

test("every call of the finished parts is in the contract", () => {
  const known = new Set(operations.map(keyOf));
  const missing = calls.filter(({ part, key }) => finishedParts.includes(part) && !known.has(key));
  expect(missing).toEqual([]);
});

test("a call beyond the specification says that it is ours, and no other does", () => {
  const listed = new Set(calls.map(({ key }) => key));
  const wrong = operations.filter((operation) => listed.has(keyOf(operation)) === operation.info.ours);
  expect(wrong.map(({ info }) => info.id)).toEqual([]);
});

test("only these operations are open to everybody", () => {
  expect(operations.filter(({ info }) => info.isPublic).map(({ info }) => info.id)).toEqual([
    "validateAccount",
    "validateUser",
    "checkEmail",
    "checkUsername",
    "forgotPassword",
    "login",
    "listSignInWays",
    "signInWithIssuer", // by whom the sign-in service has named
    "leaveForIssuer",
    "returnFromIssuer",
    "offerPasskeyAtDoor", // by the ticket of a right password
    "provePasskey",
    "proveSecondFactor",
    "offerSecondFactorAtDoor",
    "turnOnSecondFactorAtDoor",
    "verifySignupOtp",
    "resetPassword",
    "readInvitation",
    "acceptInvitation",
    "readSetupAddress",
    "setUpHouse",
    "sendOtp",
    "signup",
    "verifyResetOtp",
    "readMailChoices", // by the token under a mail
    "setMailChoices",
    "reportBounce", // by a secret of the house
    "tellPageTimings", // of nobody
    "listCountryCodes",
    "getSharedStones",
  ]);
});

test("a permission that an operation asks for is one that somebody can have", () => {
  const screens = new Set(
    permissionCatalogue
      .filter(({ audience }) => audience === "office")
      .flatMap(({ permissions }) => permissions.map(({ path }) => screenOf(path, 1))),
  );
  const asked = operations.flatMap(({ info }) => info.permissions.map((permission) => ({ id: info.id, permission })));
  const unknown = asked.filter(({ permission }) => {
    const [screen = "", access = ""] = permission.split(":");
    return !screens.has(screen) || !["read", "write"].includes(access);
  });
  expect(unknown).toEqual([]);
});

test("operations stand by tag, in the order of the tags", () => {
  const tags = (contract as { tags?: { name: string }[] }).tags?.map(({ name }) => name) ?? [];
  const places = operations.map(({ info }) => ({ id: info.id, tag: info.tag, at: tags.indexOf(info.tag) }));
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  expect(places.filter(({ at }, place) => at < (places[place - 1]?.at ?? 0))).toEqual([]);
});

test("transitions and calls name each other", () => {
  const fromContract = operations.flatMap(({ info, object }) =>
    (((object as Record<string, unknown>)["x-transitions"] as string[] | undefined) ?? []).map(
      (id) => `${info.id} ${id}`,
    ),
  );
  const known = new Set(operations.map(({ info }) => info.id));
  const fromMachines = allWorkflows
    .flatMap(({ transitions }) => transitions.map(metaOf))
    .filter(({ call, roles }) => call !== undefined && known.has(call as never) && !("visitor" in roles))
    .map(({ call, id }) => `${call} ${id}`);
  expect([...fromContract].sort()).toEqual([...fromMachines].sort());
});

test("a list has pages from 1 on, and at most a thousand rows a page", () => {
  const parametersOf = ({ parameters }: (typeof operations)[number], name: string) =>
    parameters.find((one) => one.in === "query" && one.name === name)?.schema;
  const lists = operations.filter((operation) => parametersOf(operation, "page") && parametersOf(operation, "size"));
  expect(lists.length).toBeGreaterThan(80);
  for (const list of lists) {
    expect([list.info.id, parametersOf(list, "page")]).toEqual([
      list.info.id,
      expect.objectContaining({ type: "integer", minimum: 1 }),
    ]);
    const size = expect.objectContaining({ type: "integer", minimum: 1, maximum: 1000 });
    expect([list.info.id, parametersOf(list, "size")]).toEqual([list.info.id, size]);
  }
});

test("a message that an operation names is in the catalogue", () => {
  const named = operations
    .map(({ object }) => (object as Record<string, unknown>)["x-message"])
    .filter((key) => key !== undefined);
  expect(named.filter((key) => !((key as string) in messages))).toEqual([]);
});
