import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { type DemoName, demoAccount } from "#support/actors.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { ownerId } from "#support/rows.ts";
import { samples } from "#support/samples.ts";

const portal = useApp();
const admin = portal.as("admin");
const end = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

async function lookAs(name: DemoName): Promise<{ api: Api; key: string }> {
  const { data } = await admin.call("viewAs", { path: { id: await ownerId(portal, name) } });
  return { api: portal.anonymous.holding(data.token ?? ""), key: data.key };
}

describe("an administrator who looks as somebody else", () => {
  test("changes nothing: every call that writes is refused with one sentence and leaves no trace", async () => {
    const { api } = await lookAs("customer");
    const { id: customer } = await demoAccount(portal, "customer");
    let refused = 0;
    for (const { info } of contractOperations) {
      if (!info.writes || info.isPublic || info.id === "logout") continue;
      await portal.pool.query("SAVEPOINT cell");
      // With every right there is: it is not the missing right that refuses.
      await portal.pool.query("UPDATE account SET role_id = 1 WHERE id = $1", [customer]);
      await portal.pool.query(
        "INSERT INTO user_permission SELECT $1, id, true, true FROM permission ON CONFLICT DO NOTHING",
        [customer],
      );
      const input = await samples[info.id].ask(portal, "customer2");
      const since = await end();
      const answer = await api.send(info.id, input);
      expect([info.id, answer.status, answer.body.code, answer.message]).toEqual([
        info.id,
        403,
        "viewOnly",
        messages.viewOnly,
      ]);
      expect([info.id, await end()]).toEqual([info.id, since]);
      await portal.pool.query("ROLLBACK TO SAVEPOINT cell; RELEASE SAVEPOINT cell");
      refused++;
    }
    expect(refused).toBeGreaterThan(60);
  });
});
