import { describe, expect, test } from "vitest";
import { demoAccount } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { askerOf } from "#support/asker-of.ts";
import { auditRows } from "#support/audit.ts";
import { contractOperations } from "#support/contract.ts";
import { undone } from "#support/door-walk/try-act.ts";
import { samples } from "#support/samples.ts";

const portal = useApp();
const end = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

describe("every call that changes something", () => {
  const writing = contractOperations.filter(({ info }) => info.writes);

  for (const { info } of writing) {
    test(`${info.id} is in the log: who, in which role, by which request`, async () => {
      const id = info.id;
      const asker = askerOf(info);
      await portal.as(asker).call("getProfile");
      const input = await samples[id].ask(portal, asker);
      const since = await end();
      const answer = await (info.isPublic ? portal.anonymous : portal.as(asker)).send(id, input);
      expect(answer.status).toBeLessThan(300);
      const rows = await auditRows(portal.pool, since);
      expect(rows.length).toBeGreaterThan(0);
      const { id: who, role_id: role } = await demoAccount(portal, asker);
      for (const { fact } of rows) {
        expect(fact).toMatchObject({
          at: "2026-11-20T09:00:00.000Z",
          operation: id,
          request_id: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
          who: info.isPublic ? null : who,
          role: info.isPublic ? null : role,
          workflow: expect.any(String),
          item: expect.any(String),
          transition: expect.stringMatching(/^\w+\.\w+$/),
        });
      }
    });
  }

  test("the others leave nothing", async () => {
    for (const asker of ["admin", "api"] as const) await portal.as(asker).call("getProfile");
    for (const { info } of contractOperations.filter((one) => !writing.includes(one))) {
      const id = info.id;
      // A question about one of them stands in another's way.
      await undone(portal, async () => {
        const asker = askerOf(info) === "api" ? "api" : "admin";
        const input = await samples[id].ask(portal, asker);
        const since = await end();
        expect([id, (await portal.as(asker).send(id, input)).status]).toEqual([id, 200]);
        expect([id, await end()]).toEqual([id, since]);
      });
    }
  });
});
