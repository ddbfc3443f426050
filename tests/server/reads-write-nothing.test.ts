import { describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { catchUp } from "#server/evidence/follow.ts";
import { needsFollowedLog } from "#server/operations/after-log.ts";
import { useAppWith } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { holds } from "#support/house-rights.ts";
import { logEnd } from "#support/line-log.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { samples } from "#support/samples.ts";
import { aTalk, offer } from "#support/talks.ts";

const senders = { 1: "admin", 2: "customer", 5: "associate", 6: "api", 8: "auditor" } as const;
type Sender = keyof typeof senders;

/** The calls of the contract that read. Each is asked by the first role that gets an answer. */
const readings = contractOperations.filter(({ info }) => !info.writes);

/** The reads at the door that count how often a stranger asked, and nothing else. */
const counted: readonly OperationId[] = [
  "checkEmail",
  "checkUsername",
  "leaveForIssuer",
  "returnFromIssuer",
  "validateAccount",
  "validateUser",
];

// A hold and an offer whose time is up wait for the portal's clock, which rests.
const portal = useAppWith(["admin", "customer", "customer2", "associate", "api", "auditor"], async (house) => {
  const [stone = ""] = await freeStones(house, 1);
  const [held] = await heldBy(house, "customer2", [stone]);
  const { id } = await aTalk(house, "customer2");
  await offer(house.as("admin"), id);
  await house.pool.query("UPDATE stone_line SET expires_at = created_at - interval '1 hour' WHERE id = ANY ($1)", [
    [held?.id, id],
  ]);
});

function senderOf(id: OperationId, permissions: readonly string[]) {
  const sample = samples[id];
  const rights = sample.rights ?? permissions;
  const mayAsk = (role: RoleId) => rights.length === 0 || rights.some((right) => holds(role, right));
  const roles = Object.keys(senders).map(Number) as Sender[];
  const role = roles.find((one) => sample.refused?.[one] === undefined && mayAsk(one));
  return senders[role ?? roleIds.administrator];
}

const waiting = async () =>
  (await portal.pool.query("SELECT id, state, version FROM stone_line WHERE expires_at < created_at ORDER BY id")).rows;

test("a hold and an offer wait for the clock", async () => {
  expect((await waiting()).map(({ state }) => state)).toEqual(["held", "offered.made"]);
});

describe("a call that reads writes nothing, while a hold and an offer wait for the clock", () => {
  for (const { info } of readings) {
    test(info.id, async () => {
      const sender = senderOf(info.id, info.permissions);
      const input = await samples[info.id].ask(portal, sender);
      if (needsFollowedLog(info.id, { query: input.query ?? {} })) await catchUp(portal.house);
      const before = [await logEnd(portal), await waiting()];
      // PostgreSQL refuses every change from here to the end of the test.
      if (!counted.includes(info.id)) await portal.pool.query("SET LOCAL transaction_read_only = on");
      const answer = await portal.as(sender).send(info.id, input);
      expect(`${info.id}: ${answer.status}`).toMatch(/: [23]\d\d$/);
      expect([await logEnd(portal), await waiting()]).toEqual(before);
    });
  }
});
