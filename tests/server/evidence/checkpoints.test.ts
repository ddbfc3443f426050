import { createPublicKey, verify } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { makeCheckpoint } from "#server/evidence/checkpoint-job.ts";
import { useOwnApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";

const portal = useOwnApp();
const make = async () => (await portal.as("admin").call("createCheckpoint")).data;
const file = async (id: number) => (await portal.as("auditor").call("getCheckpoint", { path: { id } })).data;
const schedule = () => makeCheckpoint.run({}, { house: portal.house, id: "job" } as never);
const kept = async () => (await portal.as("auditor").call("listCheckpoints")).data.data;

/** Signing in is in the log as well. */
beforeEach(async () => {
  for (const name of ["admin", "auditor"] as const) await portal.as(name).call("getProfile");
});

/** As anybody can at home: the other fields in the order of the alphabet, and no line of ours. */
function isSigned({ signature, ...fields }: Awaited<ReturnType<typeof file>>): boolean {
  const { at, format, head, house, public_key, size } = fields;
  const text = JSON.stringify({ at, format, head, house, public_key, size });
  const x = Buffer.from(public_key, "base64").toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64"));
}

describe("a checkpoint", () => {
  test("says what the log was, signed by the house", async () => {
    const before = (await portal.pool.query("SELECT size, encode(hash, 'hex') AS head FROM audit_head")).rows[0];
    const { id } = await make();
    const checkpoint = await file(id);
    expect(checkpoint).toMatchObject({ format: "loupe-checkpoint/1", house: "http://portal.test" });
    expect(checkpoint.size).toBeGreaterThanOrEqual(before.size);
    expect(isSigned(checkpoint)).toBe(true);
    expect(isSigned({ ...checkpoint, size: checkpoint.size - 1 })).toBe(false);
  });

  test("is in the log itself, and names who made it", async () => {
    const { id, size } = await make();
    const { rows } = await portal.pool.query("SELECT data FROM audit_event WHERE seq > $1", [size]);
    expect(rows.map(({ data }) => data)).toMatchObject([
      { workflow: "audit_checkpoint", item: String(id), transition: "audit_checkpoint.insert", after: { size } },
    ]);
    expect((await kept())[0]).toMatchObject({ id, made_by: { name: "Ines Novak" }, agrees: true, why: null });
  });

  test("of one length is made and mailed once, whoever asks for it at the same moment", async () => {
    portal.house.auditMail = ["vault@keeper.test"];
    const before = (await kept()).length;
    const [head] = (await portal.pool.query("SELECT size FROM audit_head")).rows;
    const log = await portal.pool.connect();
    // Nothing is written to the log until all four have seen how long it is.
    await log.query("BEGIN; SELECT FROM audit_head FOR UPDATE");
    const calls = ["admin", "auditor", "admin", "auditor"] as const;
    const asked = Promise.all(calls.map((name) => portal.as(name).call("createCheckpoint")));
    const waiting = "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()";
    await expect.poll(async () => (await portal.pool.query(waiting)).rows[0].n).toBe(4);
    await log.query("COMMIT");
    log.release();
    const made = await asked;
    expect(made.map(({ data }) => data.size)).toEqual(Array(4).fill(head.size));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    const there = messages.checkpointThere;
    expect(made.map(({ message }) => message).sort()).toEqual([messages.checkpointMade, there, there, there]);
    expect(await kept()).toHaveLength(before + 1);
    expect((await portal.outbox()).filter(({ kind }) => kind === "checkpoint")).toHaveLength(1);
    expect((await make()).size).toBeGreaterThan(head.size);
    portal.house.auditMail = [];
  });

  test("is not the portal's to change", async () => {
    await make();
    const change = portal.house.pool.query("UPDATE audit_checkpoint SET size = 1");
    await expect(change).rejects.toMatchObject({ code: "42501" });
  });

  test("that somebody wrote into the database is not signed by the house", async () => {
    await make();
    await portal.pool.query(`INSERT INTO audit_checkpoint (house, size, head, at, signature, public_key)
      SELECT house, size - 1, head, at, signature, public_key FROM audit_checkpoint`);
    expect((await kept()).map(({ why }) => why)).toEqual([null, "wrongSignature"]);
  });
});

describe("each morning", () => {
  test("one is made, if anything happened since the last", async () => {
    await schedule();
    await schedule();
    expect(await kept()).toHaveLength(1);
    await portal.as("admin").call("createMaster", { body: { code: "TERMS", name: "Terms" } });
    await schedule();
    expect((await kept()).map(({ made_by }) => made_by)).toEqual([null, null]);
  });

  test("it is mailed to whoever keeps it elsewhere, as words and as what a command reads", async () => {
    portal.house.auditMail = ["notary@law.test"];
    await schedule();
    portal.house.auditMail = [];
    const mail = (await portal.outbox()).at(-1);
    const [made] = await kept();
    expect(mail).toMatchObject({ to_address: "notary@law.test", kind: "checkpoint" });
    expect(made?.mailed_at).not.toBeNull();
    const inside = JSON.parse(mail?.text?.match(/\{[\s\S]*\}/)?.[0] ?? "");
    expect(inside).toEqual(await file(made?.id ?? 0));
    await schedule();
    expect(await kept()).toHaveLength(1); // that it was mailed is nothing that happened
  });
});

test("an auditor reads the chain and signs the log by themselves, in their own name; who is not an auditor does neither", async () => {
  const writing = contractOperations.filter(({ info }) => info.tag === "Audit" && info.writes && info.method !== "get");
  expect(writing.map(({ info }) => info.id).sort()).toEqual(["createCheckpoint", "verifyAudit"]);
  for (const { info } of writing) {
    expect((await portal.as("auditor").send(info.id as never)).status).toBeLessThan(300);
    for (const name of ["associate", "customer", "qc", "api"] as const) {
      expect((await portal.as(name).send(info.id as never)).status).toBe(403);
    }
  }
  expect((await kept())[0]).toMatchObject({ made_by: { name: "Vera Simons" }, agrees: true });
});
