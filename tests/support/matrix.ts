import { afterAll, describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { Operation } from "#server/plugins/contract/operations.ts";
import type { Answer } from "./answer.ts";
import type { Api, LooseInput } from "./api.ts";
import { useAppWith } from "./app.ts";
import { contractOperations } from "./contract.ts";
import { forEverybody, holds } from "./house-rights.ts";
import { type Owner, ownerId } from "./rows.ts";
import { samples } from "./samples.ts";

const senders: Record<RoleId, Owner> = {
  1: "admin",
  2: "customer",
  3: "qc",
  4: "guest",
  5: "associate",
  6: "api",
  7: "ftp",
  8: "auditor",
};
const roles = Object.values(roleIds);
const foreigner: Owner = "customer2";
const absent = { integer: 9_007_199_254_740_991, string: "00000000-0000-4000-8000-000000000000" };

/** The contract's first operation that names a right tries it by day. */
const isFirstToName = (right: string, id: OperationId): boolean =>
  contractOperations.find(({ info }) => info.permissions.includes(right))?.info.id === id;

const holdsOne = (role: RoleId, permissions: string[]) => permissions.some((one) => holds(role, one));

function success({ object }: Operation): number {
  return Number(Object.keys(object.responses ?? {}).find((status) => status.startsWith("2")));
}

/** Workflows know roles as well as rights: only an administrator switches (spec §4). */
const switches: OperationId[] = [
  "resetSecondFactor",
  "removeIssuerIdentity",
  "listSessionsOf",
  "endSessionsOf",
  "setMasterStatus",
  "setSubMasterStatus",
  "setCaratRangeStatus",
  "setCollectionStatus",
  "setFeaturedStoneStatus",
  "setProviderStatus",
  "saveMapping",
  "setLoadMapping",
  "commitLoad",
  "cancelLoad",
  "retryLoad",
  "rollBackLoad",
  "setStockListStatus",
  "setFeedStatus",
  "runFeed",
  "pauseFeed",
  "resumeFeed",
  "sendBulkEmail",
  "scheduleBulkEmail",
  "stopBulkEmail",
  "resumeBulkEmail",
  "abandonBulkEmail",
  "setExternalClientStatus",
  "setAccountStatus",
];
const giveSql = `INSERT INTO user_permission SELECT $1, id, true, $3::boolean FROM permission WHERE path = $2
  ON CONFLICT (account_id, permission_id) DO UPDATE SET read_access = true, write_access = excluded.write_access`;
const takeSql = `UPDATE user_permission SET read_access = $3::boolean, write_access = false
  FROM permission p WHERE account_id = $1 AND p.id = permission_id AND p.path = $2`;

/**
 * Asks every operation of the contract by accounts of every role and by nobody, about a row of its own, of somebody
 * else's and about one that does not exist. What is expected follows from the contract's x-permission and the rights
 * that the house begins with, not from the code that enforces them. With `each: "answer"` only the first of the roles
 * that are answered alike is asked, and a right is tried at the first operation that names it.
 */
export function walkMatrix({ each }: { each: "role" | "answer" }): void {
  const portal = useAppWith(Object.values(senders));
  let cells = 0;
  const sender = (owner: Owner): Api => (owner === "guest" ? portal.asGuest() : portal.as(owner));
  const asked = (expected: (role: RoleId) => number) =>
    each === "role"
      ? roles
      : roles.filter((role, at) => roles.findIndex((other) => expected(other) === expected(role)) === at);

  /** Everything of one cell is undone after it. */
  async function cell<T>(work: () => Promise<T>): Promise<T> {
    await portal.pool.query("SAVEPOINT cell");
    try {
      cells++;
      return await work();
    } finally {
      await portal.pool.query("ROLLBACK TO SAVEPOINT cell; RELEASE SAVEPOINT cell");
    }
  }
  const logSize = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

  /** A refusal of who asks says nothing else, and leaves no trace. */
  async function expectAnswer(ask: () => Promise<Answer<unknown>>, status: number, about: string): Promise<void> {
    const before = await logSize();
    const answer = await ask();
    expect(`${about}: ${answer.status} ${answer.body.code ?? ""}`).toMatch(new RegExp(`: ${status} `));
    if (![401, 403, 404].includes(status)) return;
    const words = { 401: messages.unauthorized, 403: messages.forbidden, 404: messages.notFound }[status];
    expect([answer.message, answer.body.data, answer.body.current]).toEqual([words, undefined, undefined]);
    expect(await logSize()).toBe(before);
  }

  afterAll(() => {
    process.stdout.write(`matrix: ${contractOperations.length} operations, ${cells} cells checked\n`);
  });

  for (const operation of contractOperations) {
    const { info } = operation;
    const id = info.id;
    const sample = samples[id];
    const parameter = operation.parameters.find((one) => one.in === "path");
    const idType = parameter?.schema?.type as "integer" | "string" | undefined;
    const allowed = (role: RoleId) => sample.refused?.[role] ?? success(operation);
    const rights = sample.rights ?? info.permissions;
    const isForbidden = (role: RoleId) => rights.length > 0 && !holdsOne(role, rights);

    describe(id, () => {
      test("without a token", async () => {
        await cell(async () => {
          const input = await sample.ask(portal, "customer");
          const status = info.isPublic ? success(operation) : 401;
          await expectAnswer(() => portal.anonymous.send(id, input), status, "nobody");
        });
      });

      test("by every role, about what is its own or the house's", async () => {
        const expected = (role: RoleId) => (isForbidden(role) ? 403 : allowed(role));
        for (const role of asked(expected)) {
          await cell(async () => {
            const input = await sample.ask(portal, senders[role]);
            const status = expected(role);
            await expectAnswer(() => sender(senders[role]).send(id, input), status, senders[role]);
          });
        }
      });

      if (sample.owned ?? sample.isClients)
        test("by every role, about what is somebody else's", async () => {
          const isReached = (role: RoleId) =>
            holdsOne(role, sample.owned ?? []) || (sample.isClients && forEverybody.includes(role));
          const expected = (role: RoleId) => (isForbidden(role) ? 403 : isReached(role) ? allowed(role) : 404);
          for (const role of asked(expected)) {
            await cell(async () => {
              const input = await sample.ask(portal, foreigner);
              const status = expected(role);
              await expectAnswer(() => sender(senders[role]).send(id, input), status, senders[role]);
            });
          }
        });

      if (idType)
        test("by every role, about what does not exist", async () => {
          const expected = (role: RoleId) => (isForbidden(role) ? 403 : 404);
          for (const role of asked(expected)) {
            await cell(async () => {
              const input: LooseInput = await sample.ask(portal, senders[role]);
              const nowhere = { ...input, path: { ...input.path, [parameter?.name ?? "id"]: absent[idType] } };
              await expectAnswer(() => sender(senders[role]).send(id, nowhere), expected(role), senders[role]);
            });
          }
        });

      if (info.permissions.some((right) => each === "role" || isFirstToName(right, id)))
        test("by each right that it names, and by no other", async () => {
          for (const permission of info.permissions) {
            const reaching = sample.isHidden
              ? rights.filter((right) => !right.startsWith("customer-profile/"))
              : rights;
            const others = reaching.filter((other) => other !== permission);
            const ofTheHouse = info.permissions.filter((right) => !right.startsWith("customer-profile/"));
            const isUnread = sample.isHidden && permission.endsWith(":read") && ofTheHouse.length > 1;
            const refused = isUnread ? 404 : 403;
            const withoutIt = holdsOne(roleIds.administrator, others) ? allowed(roleIds.administrator) : refused;
            const reachesRow = reaching.includes(permission) || holdsOne(roleIds.qualityControl, rights);
            for (const [holder, path] of [
              ["qc", "with it alone"],
              ["admin", "without it alone"],
            ] as const) {
              await cell(async () => {
                const input = await sample.ask(portal, holder);
                await portal.pool.query(holder === "qc" ? giveSql : takeSql, [
                  await ownerId(portal, holder),
                  `/${permission.split(":")[0]}`,
                  permission.endsWith(":write"),
                ]);
                const byRight = switches.includes(id) || !reachesRow ? 403 : allowed(roleIds.qualityControl);
                await expectAnswer(() => sender(holder).send(id, input), holder === "qc" ? byRight : withoutIt, path);
              });
            }
          }
        });
    });
  }
}
