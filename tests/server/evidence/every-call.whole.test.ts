import { describe, expect, test } from "vitest";
import { followLog } from "#server/evidence/follow.ts";
import { useAppWith } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import type { Owner } from "#support/rows.ts";
import { samples } from "#support/samples.ts";

const senders: Owner[] = ["admin", "associate", "customer", "api", "qc", "guest"];
const portal = useAppWith(senders);
const moving = contractOperations.filter(({ object }) => (object as Record<string, unknown>)["x-transitions"]);

describe("whoever calls it, the arrows are as the machine says:", () => {
  for (const { info } of moving) {
    test(info.id, async () => {
      let taken = 0;
      for (const name of senders) {
        const by = name === "guest" ? portal.asGuest() : portal.as(name);
        await portal.pool.query("SAVEPOINT one");
        const input = await samples[info.id].ask(portal, name);
        if ((await by.send(info.id, input)).status < 300) {
          await followLog(portal.house);
          // The rows of a sample are written beside the log, so that it does not say where they stood.
          const { rows } = await portal.pool.query("SELECT kind, detail FROM audit_deviation WHERE kind <> 'gap'");
          expect([name, rows]).toEqual([name, []]);
          taken++;
        }
        await portal.pool.query("ROLLBACK TO SAVEPOINT one; RELEASE SAVEPOINT one");
      }
      expect(taken).toBeGreaterThan(0);
    });
  }
});
