import Fastify from "fastify";
import { expect, test } from "vitest";
import { compileContract } from "#server/plugins/contract/compiled-contract.ts";
import { type AnyHandler, contractRoutes } from "#server/plugins/contract/contract-routes.ts";
import type { Contract } from "#server/plugins/contract/openapi.ts";
import { operationsOf } from "#server/plugins/contract/operations.ts";
import { handlersFor, smallContract } from "./small-portal.ts";

type Change = (contract: Contract, handlers: Record<string, AnyHandler>) => void;
const boot = async (change: Change) => {
  const spec = smallContract();
  const handlers: Record<string, AnyHandler> = handlersFor(operationsOf(spec).map(({ id }) => id));
  change(spec, handlers);
  const app = Fastify();
  const contract = compileContract(spec);
  await contractRoutes(app, {
    contract,
    prefix: "/api/v1",
    handlers,
    authenticate: async () => 1,
    run: async () => null,
  });
  await app.close();
};

// biome-ignore lint/suspicious/noExplicitAny: the tests spoil a contract in ways that its type forbids
const operation = (contract: Contract, path: string, method: string): any => contract.paths[path]?.[method];

const faults: Record<string, [Change, RegExp]> = {
  "an operation without a handler": [(_, handlers) => delete handlers.getThing, /- getThing has no handler/],
  "a handler without an operation": [
    (_, handlers) => {
      handlers.getNothing = async () => null;
    },
    /- the handler getNothing has no operation/,
  ],
  "two operations of one name": [
    (contract) => {
      operation(contract, "/logout", "post").operationId = "getThing";
    },
    /- getThing stands twice/,
  ],
  "an operation without a name": [
    (contract) => delete operation(contract, "/logout", "post").operationId,
    /- POST \/logout has no operationId/,
  ],
  "an operation of which nobody said who may call it": [
    (contract) => delete operation(contract, "/logout", "post")["x-permission"],
    /- logout names no x-permission and is not public/,
  ],
  "an operation that is public and is not": [
    (contract) => {
      operation(contract, "/boxes", "post")["x-permission"] = "boxes:write";
    },
    /- createBox is public and names an x-permission/,
  ],
  "a reference that leads nowhere": [
    (contract) => delete contract.components?.schemas?.Name,
    /- #\/components\/schemas\/Name leads nowhere/,
  ],
  "words that nobody wrote": [
    (contract) => {
      operation(contract, "/things", "post")["x-message"] = "wellDone";
    },
    /- createThing: no message is called wellDone/,
  ],
  "a path without its parameter": [
    (contract) => delete contract.paths["/things/{id}"]?.parameters,
    /- getThing: the path has \{id\}, its parameters are \{\}/,
  ],
  "a keyword that does not exist": [
    (contract) => {
      const thing = contract.components?.schemas?.Thing;
      if (thing?.properties) thing.properties.name = { type: "string", maxlength: 100 };
    },
    /maxlength/,
  ],
  "a format that does not exist": [
    (contract) => {
      const thing = contract.components?.schemas?.Thing;
      if (thing?.properties) thing.properties.name = { type: "string", format: "e-mail" };
    },
    /e-mail/,
  ],
};
for (const [what, [change, words]] of Object.entries(faults))
  test(`${what} stops the boot by name`, async () => {
    await expect(boot(change)).rejects.toThrow(words);
  });

test("all faults are named at once", async () => {
  const spoil: Change = (_, handlers) => {
    delete handlers.getThing;
    delete handlers.logout;
  };
  await expect(boot(spoil)).rejects.toThrow(/getThing has no handler\n- logout has no handler/);
});

test("a contract that holds boots", async () => {
  await boot(() => undefined);
});

test("an operation tells what it is", () => {
  const byId = Object.fromEntries(operationsOf(smallContract()).map((one) => [one.id, one]));
  expect(byId.listThings).toEqual({
    id: "listThings",
    tag: "Things",
    method: "get",
    path: "/things",
    otherPaths: [],
    permissions: ["things:read", "things:write"],
    isPublic: false,
    writes: false,
    idempotent: false,
    ours: false,
    secret: false,
    freshSignIn: false,
    foreignText: false,
    multipart: false,
    takesToken: false,
  });
  expect(byId.createThing).toMatchObject({ permissions: ["things:write"], writes: true, idempotent: true });
  expect(byId.getThing).toMatchObject({ permissions: [], isPublic: false });
  expect(byId.createBox).toMatchObject({ isPublic: true, ours: true });
  expect(byId.sendThing).toMatchObject({ method: "get", writes: true });
  expect(byId.updateProfile).toMatchObject({ multipart: true });
});
