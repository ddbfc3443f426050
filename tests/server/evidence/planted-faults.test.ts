import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { tamperedHouse } from "#support/tampered-house.ts";

// The faults that an auditor planted, each alone, and the check that finds it (docs/evidence.md): one house, each fault
// in a transaction that is rolled back. `owner` has every right and is nobody's machine; `portal` is the role that the
// portal runs as.

const portal = useApp();
const { owner, refused, aHistory, found, faults, pagesSay } = tamperedHouse(portal);

describe("an entry that is dated before the one before it", () => {
  test("is none that the portal's role can write: the log itself says when", async () => {
    const { rows } = await portal.house.pool.query(
      `INSERT INTO audit_event (at, body) VALUES (now() - interval '8 months', '{"at":"2026-01-01T00:00:00.000Z","form":1,"workflow":"memo"}')
        RETURNING body, at >= (SELECT max(at) FROM audit_event) AS is_latest`,
    );
    expect(rows[0].is_latest).toBe(true);
    expect(JSON.parse(rows[0].body)).toMatchObject({ at: expect.stringMatching(/^2026-1/), form: 2, workflow: "memo" });
    expect(await found()).toEqual([]);
  });

  test("or is of a form that was given up, is found where the owner wrote it with a right hash", async () => {
    const forged = (said: object, at: string) => {
      const body = JSON.stringify(said).replaceAll("'", "''");
      return `INSERT INTO audit_event (seq, at, body, prev, hash) SELECT size + 1, '${at}', '${body}', hash,
        sha256(hash || convert_to((size + 1)::text || E'\\n' || '${body}', 'UTF8')) FROM audit_head`;
    };
    const mended =
      "UPDATE audit_head SET size = e.seq, hash = e.hash FROM (SELECT * FROM audit_event ORDER BY seq DESC LIMIT 1) e";
    const at = "2026-02-03T04:05:06.000Z";
    await owner(forged({ at, form: 2, workflow: "memo" }, at), mended, forged({ at, workflow: "memo" }, at), mended);
    const { rows } = await portal.pool.query("SELECT size::int FROM audit_head");
    expect(await found()).toEqual([`time ${rows[0].size - 1}`, `form ${rows[0].size}`]);
  });
});

describe("a machine that no release of the product has", () => {
  test("is not the portal's to alter or to take away, and that one arrived is an entry", async () => {
    expect(await refused("UPDATE machine_version SET description = '{}'")).toBe("42501");
    expect(await refused("DELETE FROM machine_version")).toBe("42501");
    const { rows } = await portal.pool.query(`SELECT count(*)::int AS kept, (SELECT count(*)::int FROM audit_event
      WHERE data ->> 'transition' = 'machine_version.insert') AS said FROM machine_version`);
    expect(rows[0].said).toBe(rows[0].kept);
  });
});

describe("the guards of the log", () => {
  test.each([
    ["triggers", "ALTER TABLE audit_event DISABLE TRIGGER audit_frozen"],
    ["triggers", "DROP TRIGGER audit_frozen_whole ON audit_event"],
    [
      "functions",
      "CREATE OR REPLACE FUNCTION audit_frozen() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    ],
    ["columns", "ALTER TABLE audit_event ALTER COLUMN data DROP EXPRESSION"],
    ["rights", "GRANT UPDATE ON audit_event TO portal_app"],
    ["rights", "GRANT UPDATE (status) ON stone TO portal_app"],
  ])("are asked for: %s, after %s", async (kind, statement) => {
    await owner(statement);
    expect(await found()).toEqual([kind]);
  });
});

describe("checkpoints", () => {
  const make = async () => (await portal.as("admin").call("createCheckpoint")).data.id;

  test("are counted against the log: one that is gone, and one that the log never heard of", async () => {
    const [first, second] = [await make(), await make()];
    await owner(
      `DELETE FROM audit_checkpoint WHERE id = ${second}`,
      `INSERT INTO audit_checkpoint (house, size, head, at, signature, public_key)
      SELECT house, size, head, at, signature, public_key FROM audit_checkpoint WHERE id = ${first}`,
    );
    expect((await found()).map((one) => one.split(" ")[0]).sort()).toEqual(["checkpoint", "unsaid"]);
  });
});

describe("what was once found", () => {
  test("stays found when the tail was cut, the head mended and the log read again", async () => {
    await aHistory();
    expect(await found()).toEqual([]);
    const { rows } = await portal.pool.query("SELECT size::int FROM audit_head");
    const end = rows[0].size;
    await owner(
      `DELETE FROM audit_event WHERE seq > ${end - 5}`,
      `UPDATE audit_head SET size = ${end - 5}, hash = (SELECT hash FROM audit_event WHERE seq = ${end - 5})`,
    );
    const kept = await found();
    expect(kept[0]).toMatch(/^changed \d+$/); // an earlier reading saw more
    await portal.pool.query("DELETE FROM audit_run");
    expect(await found()).toEqual(kept);
    const verdict = await pagesSay();
    expect([verdict.chain.state, verdict.findings.length]).toEqual(["whole", kept.length]);
    const said = await portal.pool.query(
      "SELECT data #>> '{after,kind}' AS kind FROM audit_event WHERE data ->> 'workflow' = 'audit_finding'",
    );
    expect(said.rows).toEqual(kept.map((one) => ({ kind: one.split(" ")[0] })));
  });

  test("is not the portal's to alter", async () => {
    expect(await refused("DELETE FROM audit_finding")).toBe("42501");
    expect(await refused("UPDATE audit_finding SET detail = ''")).toBe("42501");
  });
});

describe("a status", () => {
  test.each([
    "UPDATE stone SET status = 2",
    "UPDATE stone SET is_listed = false",
    "UPDATE stone_line SET state = 'received', status = 2",
    "INSERT INTO stone_line (list, state, status) VALUES ('memo', 'sold', 3)",
    "UPDATE business SET status = 11",
    "UPDATE business SET is_active = true",
    "UPDATE task SET state = 'done', status = 2",
    "UPDATE kyc_document SET state = 'approved', status = 2",
    "UPDATE account SET is_active = true",
    "UPDATE sub_master SET is_active = false",
    "UPDATE collection SET is_active = false",
    "UPDATE provider SET is_active = false",
    "UPDATE load SET state = 'committed', status = 5",
    "UPDATE stock_list SET is_active = false",
  ])("is not the portal's to write but by the engine: %s", async (statement) => {
    expect(await refused(statement)).toBe("42501");
  });

  test("that the owner wrote by SQL is found with its item", async () => {
    const { hold } = await aHistory();
    await owner(`UPDATE stone_line SET state = 'released', status = 2 WHERE id = ${hold}`);
    expect(await faults()).toEqual(["statusDiffers"]);
    await owner(`UPDATE stone_line SET state = 'held', status = 1 WHERE id = ${hold}`);
    expect(await faults()).toEqual([]);
    const detail = `hold ${hold}: The table says released, but the log says held.`;
    expect((await pagesSay()).findings).toMatchObject([{ kind: "statusDiffers", seq: null, detail }]);
  });
});

describe("a log that an earlier release wrote", () => {
  test("but an entry of now that does not say as whom it was decided is a deviation", async () => {
    const { body } = await aHistory();
    const fact = JSON.parse(body);
    await portal.house.pool.query("INSERT INTO audit_event (at, body) VALUES (now(), $1)", [
      JSON.stringify({ ...fact, party: undefined }),
    ]);
    expect(await faults()).toContain("wrongRole");
  });
});
