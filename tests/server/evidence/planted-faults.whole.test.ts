import { describe, expect, test } from "vitest";
import { canonical } from "#machines/kit/canonical.ts";
import { useApp } from "#support/app.ts";
import { tamperedHouse } from "#support/tampered-house.ts";

// The faults that an auditor planted, each alone, and the check that finds it (docs/evidence.md): one house, each fault
// in a transaction that is rolled back. `owner` has every right and is nobody's machine; `portal` is the role that the
// portal runs as.

const portal = useApp();
const { owner, aHistory, found, faults, pagesSay } = tamperedHouse(portal);

test("in a house that nobody touched nothing is found, and nothing is said to have been", async () => {
  await aHistory();
  await portal.as("auditor").call("createCheckpoint");
  expect([await found(), await faults()]).toEqual([[], []]);
  expect(await pagesSay()).toMatchObject({ chain: { state: "whole" }, findings: [] });
});

describe("an entry that is shown otherwise than it was hashed", () => {
  const columns: [string, string][] = [
    ["its time", "at = at - interval '200 days'"],
    ["who did it", `data = data || '{"who":5}'`],
    ["in which role", `data = data || '{"role":5}'`],
    ["on whose behalf", `data = data || '{"on_behalf_of":5}'`],
    ["by which call", `data = data || '{"operation":"logout"}'`],
    ["about what", `data = data || '{"workflow":"demand"}'`],
    ["about which item", `data = data || '{"item":"999999"}'`],
    ["the step", `data = data || '{"transition":"memo.receive"}'`],
    ["from where", `data = data || '{"from":"received"}'`],
    ["to where", `data = data || '{"to":"sold"}'`],
    ["by which request", `data = data || '{"request_id":"another"}'`],
    ["under which machine", `data = data || '{"model":"another"}'`],
    ["by which facts", "data = data - 'event'"],
    ["what it was after", "data = data - 'after'"],
  ];
  test.each(columns)("is found, altered alone: %s", async (_, change) => {
    const { seq } = await aHistory();
    const auditor = portal.as("auditor");
    await auditor.call("getProfile"); // what is written once nothing is made of it any more is shown otherwise as well
    const statement = `UPDATE audit_event SET ${change} WHERE seq = ${seq}`;
    await owner("ALTER TABLE audit_event ALTER COLUMN data DROP EXPRESSION", statement);
    const { data } = await auditor.call("getAuditLog", { path: { seq } });
    expect(data).toMatchObject({ is_shown: false, holds: true });
    expect(await found()).toEqual([`shown ${seq}`, "columns"]);
  });

  test("is found by the command as well", async () => {
    const { seq } = await aHistory();
    await owner(`UPDATE audit_event SET at = at - interval '200 days' WHERE seq = ${seq}`);
    expect(await faults()).toEqual(["shown"]);
  });
});

describe("a machine that no release of the product has", () => {
  test("judges nobody, whoever put it beside the log", async () => {
    const { memo, seq, body } = await aHistory();
    const { model } = JSON.parse(body);
    const own = `SELECT jsonb_set(description, '{version}', '"9.9.9"') AS d FROM machine_version WHERE hash = '${model}'`;
    const description = (await portal.pool.query(own)).rows[0].d;
    const { createHash } = await import("node:crypto");
    const hash = createHash("sha256").update(canonical(description)).digest("hex");
    await portal.house.pool.query(
      "INSERT INTO machine_version (hash, machine, version, description) VALUES ($1, 'memo', '9.9.9', $2)",
      [hash, JSON.stringify(description)],
    );
    const said = body.replace(model, hash).replace(/^\{"at":"[^"]*","form":2,/, "{");
    const again = said.replace('"from":"absent"', '"from":"issued"').replace('"memo.issue"', '"memo.due"');
    await portal.house.pool.query("INSERT INTO audit_event (at, body) VALUES (now(), $1)", [again]);
    expect(await faults()).toContain("foreignModel");
    const answer = await portal.as("auditor").call("listDeviations", { path: { name: "memo" } });
    expect(answer.data.data.map(({ kind, item }) => [kind, item])).toContainEqual(["foreignModel", String(memo)]);
    expect(seq).toBeGreaterThan(0);
  });
});

describe("checkpoints", () => {
  const make = async () => (await portal.as("admin").call("createCheckpoint")).data.id;

  test("all of them gone is found as well", async () => {
    await make();
    await owner("DELETE FROM audit_checkpoint");
    expect(await faults()).toEqual(["checkpoint"]);
  });

  test("signed anew by a key of one's own are not the house's", async () => {
    const id = await make();
    await owner(`UPDATE audit_checkpoint SET public_key = '\\x${"07".repeat(32)}' WHERE id = ${id}`);
    expect(await faults()).toContain("wrongSignature");
  });
});

describe("a log that an earlier release wrote", () => {
  test("is true: what its entries do not say is counted, and is no deviation", async () => {
    const { seq } = await aHistory();
    // As commit 8dd558e wrote them: no form, no party, nothing that was known, and times that lie before one another.
    await owner(
      `UPDATE audit_event SET body = ((body::jsonb) - 'form' - 'party' - 'known')::text`,
      `UPDATE audit_event SET body = (body::jsonb || '{"at":"2026-03-01T00:00:00.000Z"}')::text, at = '2026-03-01T00:00:00.000Z' WHERE seq = ${seq}`,
      `DO $$ DECLARE one record; before bytea := sha256('loupe/audit/v1'); BEGIN
        FOR one IN SELECT seq, body FROM audit_event ORDER BY seq LOOP
          UPDATE audit_event SET prev = before, hash = sha256(before || convert_to(one.seq::text || E'\\n' || one.body, 'UTF8'))
            WHERE seq = one.seq RETURNING hash INTO before;
        END LOOP;
        UPDATE audit_head SET hash = before;
      END $$`,
    );
    expect([await found(), await faults()]).toEqual([[], []]);
    const { conformance } = await pagesSay();
    expect(conformance.deviations).toBe(0);
    expect(conformance.not_recorded).toBeGreaterThan(2);
    const answer = await portal.as("auditor").call("getWorkflow", { path: { name: "memo" } });
    expect(answer.data.taken.find(({ transition }) => transition === "memo.issue")?.count).toBe(1);
  });
});
