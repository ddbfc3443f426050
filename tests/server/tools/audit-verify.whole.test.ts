import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { signingKey } from "#server/evidence/audit-key.ts";
import { followLog } from "#server/evidence/follow.ts";
import { checkpointFormat } from "#server/evidence/verify/checkpoint.ts";
import { signed } from "#server/evidence/verify/signed.ts";
import { useOwnApp } from "#support/app.ts";
import { builtProgram } from "#support/built-programs.ts";
import { builtVerifier } from "#support/built-verifier.ts";
import { hours } from "#support/clock.ts";
import { rollUps } from "#support/evidence.ts";
import {
  addressFor,
  alterBody,
  asOwner,
  cutTail,
  insertAndRewrite,
  manyEntries,
  removeRow,
} from "#support/planted-faults.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const portal = useOwnApp();
const place = useThrowAwayDir();

async function start(args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: await addressFor(portal, "runtime"),
    DATABASE_OWNER_URL: await addressFor(portal, "owner"),
    ...{ DATA_DIR: place.dir, AUDIT_KEY: Buffer.alloc(32, 8).toString("base64") }, // as the test house signs
  };
  return spawn(process.execPath, [builtProgram("audit-verify"), ...args], { cwd: project, env });
}
async function ended(child: Awaited<ReturnType<typeof start>>) {
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said, complained };
}
/** Of the house's own log, as whoever runs the house does it. */
const verify = async (...args: string[]) => ended(await start(args));

/** Of an exported file, where there is nothing but the verifier and the file. */
async function verifyAtHome(...args: string[]) {
  copyFileSync(await builtVerifier(), path.join(place.dir, "loupe-verify.mjs"));
  return ended(spawn(process.execPath, ["loupe-verify.mjs", ...args], { cwd: place.dir, env: {} }));
}

async function aCheckpointFile(name = "checkpoint.json"): Promise<string> {
  const { id } = (await portal.as("admin").call("createCheckpoint")).data;
  const answer = await portal.as("admin").call("getCheckpoint", { path: { id } });
  const file = path.join(place.dir, name);
  writeFileSync(file, JSON.stringify(answer.data, null, 2));
  return file;
}

async function anExport(query: { seq_from?: number; workflow?: string } = {}): Promise<string> {
  const answer = await portal.as("auditor").call("exportAuditLogs", { query });
  const token = await portal.tokenOf("auditor");
  const headers = { authorization: `Bearer ${token}` };
  const { rawPayload } = await portal.app.inject({ url: String(answer.data), headers });
  const file = path.join(place.dir, "export.jsonl");
  writeFileSync(file, rawPayload);
  return file;
}

/** A stone that was held, so that there is a history. */
async function aHold(): Promise<number> {
  const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 1");
  const { rows: buyers } = await portal.pool.query("SELECT id FROM account WHERE user_name = 'customer'");
  const body = { stock_numbers: [rows[0].stock_no], user_id: buyers[0].id };
  const { data } = await portal.as("admin").call("createHolds", { body });
  return data.data[0]?.id ?? 0;
}

describe("the log of a house", () => {
  test("that nobody touched is good, in words and for a program", async () => {
    await aHold();
    const file = await aCheckpointFile();
    const { code, said, complained } = await verify("--checkpoint", file);
    expect([code, complained]).toEqual([0, ""]);
    expect(said).toMatch(/^The log of this house: \d+ entries read in /);
    expect(said).toMatch(/chain +whole/);
    expect(said).toMatch(new RegExp(`key +${portal.house.auditKey.fingerprint}, the key of this house`));
    expect(said).toMatch(/checkpoints +2 agree[\s\S]*Nothing is wrong\.\n$/);
    expect(said).toMatch(/conformance +\d+ histories with \d+ steps: all conform/);
    const alone = await verify("--json");
    expect(alone.code).toBe(2); // what lies beside the log proves nothing against whoever owns both
    expect(JSON.parse(alone.said)).toMatchObject({
      is_good: true,
      is_proved: false,
      faults: [],
      conformance: { count: 0 },
    });
  });

  test("is verified by the days of the time zone on the page House, so that no figure is recounted", async () => {
    const { version } = (await portal.as("admin").call("getHouseSettings")).data;
    await portal.as("admin").call("setHouseSettings", { body: { time_zone: "Pacific/Kiritimati", version } });
    portal.clock.advance(hours(2)); // one o'clock of the next day there
    await aHold();
    await followLog(portal.house);
    const counted = await rollUps(portal);
    expect((await verify()).complained).toBe("");
    expect(await rollUps(portal)).toEqual(counted);
    portal.house.timeZone = "UTC";
  });

  test("whose end was cut has no such entry, and only the kept file says so", async () => {
    await aHold();
    const file = await aCheckpointFile();
    const { rows } = await portal.pool.query("SELECT size FROM audit_head");
    await asOwner(portal, cutTail(rows[0].size - 5), (owner) => owner.query("DELETE FROM audit_checkpoint"));
    const alone = await verify();
    expect(alone).toMatchObject({ code: 1, said: expect.stringMatching(/chain +whole[\s\S]*checkpoint +none/) });
    const kept = await verify("--checkpoint", file);
    expect([kept.code, kept.said]).toEqual([1, expect.stringContaining("the end of the log was cut")]);
    // The hold is still in its table, and no history leads there any more.
    expect(kept.said).toMatch(/statusDiffers [1-9]/);
  });

  test("that was written anew around an entry that never was is found by the checkpoint", async () => {
    const file = await aCheckpointFile();
    await asOwner(portal, insertAndRewrite(9, { workflow: "memo" }));
    const { code, said } = await verify("--checkpoint", file);
    expect([code, said]).toEqual([1, expect.stringMatching(/chain +whole[\s\S]*the log was rewritten up to it/)]);
  });

  test("whose checkpoints were signed anew by a key of somebody's own is not believed", async () => {
    await aCheckpointFile();
    const { rows } = await portal.pool.query(
      "SELECT id, house, size::int, encode(head, 'hex') AS head, at FROM audit_checkpoint",
    );
    const { id, at, ...row } = rows[0];
    const forged = signed(signingKey(Buffer.alloc(32, 66)), { format: checkpointFormat, ...row, at: at.toISOString() });
    await asOwner(portal, (owner) =>
      owner.query("UPDATE audit_checkpoint SET signature = $2, public_key = $3 WHERE id = $1", [
        id,
        Buffer.from(forged.signature, "base64"),
        Buffer.from(forged.public_key, "base64"),
      ]),
    );
    const { code, said } = await verify();
    expect([code, said]).toEqual([1, expect.stringContaining("it was signed with another key")]);
  });

  test("whose rows were altered and removed says which", async () => {
    await asOwner(portal, alterBody(5), removeRow(20));
    const { code, said } = await verify();
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/BROKEN in 2 places\n +entry 5 does not match its hash.*\n +entry 20 is missing/),
    ]);
  });

  test("that knows nothing of a status which was written by SQL names the item", async () => {
    const id = await aHold();
    await asOwner(portal, (owner) =>
      owner.query("UPDATE stone_line SET state = 'released', status = 2 WHERE id = $1", [id]),
    );
    const { code, said } = await verify();
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(new RegExp(`statusDiffers 1[\\s\\S]*hold ${id}: The table says released`)),
    ]);
  });

  test("of which a machine's version is missing cannot be judged, and says so", async () => {
    await aHold();
    await asOwner(portal, (owner) => owner.query("DELETE FROM machine_version WHERE machine = 'hold'"));
    const { code, said } = await verify();
    expect([code, said]).toEqual([1, expect.stringMatching(/unknownModel \d+/)]);
  });

  test("is read on where somebody killed the reading", async () => {
    await manyEntries(portal, 25_000);
    await asOwner(portal, alterBody(5));
    const resume = path.join(place.dir, "place.json");
    const child = await start(["--resume", resume]);
    await expect.poll(() => existsSync(resume) && JSON.parse(readFileSync(resume, "utf8")).seq).toBeGreaterThan(0);
    child.kill("SIGKILL");
    await once(child, "exit");
    const { code, said } = await verify("--resume", resume);
    expect([code, said]).toEqual([1, expect.stringMatching(/BROKEN in 1 place\n +entry 5 /)]);
    expect(existsSync(resume)).toBe(false);
  });
});

describe("an exported file, in a folder with nothing else than the verifier", () => {
  test("is good: chain, signature, checkpoint and every history", async () => {
    await aHold();
    await aCheckpointFile();
    await anExport();
    const { code, said, complained } = await verifyAtHome("--file", "export.jsonl", "--checkpoint", "checkpoint.json");
    expect(readdirSync(place.dir).sort()).toEqual(["checkpoint.json", "export.jsonl", "loupe-verify.mjs"]);
    expect([code, complained]).toEqual([0, ""]);
    expect(said).toMatch(
      /chain +whole[\s\S]*signature +good[\s\S]*the one named in the checkpoint that you kept[\s\S]*checkpoints +1 agrees[\s\S]*: all conform[\s\S]*Nothing is wrong\.\n$/,
    );
    for (const line of readFileSync(path.join(place.dir, "export.jsonl"), "utf8").split("\n").slice(1, -2)) {
      expect(Object.keys(JSON.parse(line))).toEqual(["seq", "body", "prev", "hash"]); // nothing that no hash covers
    }
  });

  test("forged as a whole under a key of somebody's own is not as the house signed it", async () => {
    await aCheckpointFile();
    const file = await anExport();
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    const forger = signingKey(Buffer.alloc(32, 66));
    const head = JSON.stringify({ ...JSON.parse(lines[0] ?? ""), public_key: forger.publicKey.toString("base64") });
    const text = [head, ...lines.slice(1, -1)].map((line) => `${line}\n`).join("");
    const end = { ...JSON.parse(lines.at(-1) ?? ""), signature: "" };
    end.signature = forger.sign(createHash("sha256").update(text).digest()).toString("base64");
    writeFileSync(file, `${text}${JSON.stringify(end)}\n`);

    const alone = await verifyAtHome("--file", "export.jsonl");
    expect([alone.code, alone.said]).toEqual([
      2,
      expect.stringMatching(/NAMED BY THE FILE ALONE[\s\S]*nobody vouches for the key\.\n$/),
    ]);
    expect(alone.said).not.toMatch(/house signed|Nothing is wrong\./);
    const { fingerprint } = portal.house.auditKey;
    const named = await verifyAtHome("--file", "export.jsonl", "--key", fingerprint);
    expect([named.code, named.said]).toEqual([1, expect.stringContaining("a key other than the one that you gave")]);
    const kept = await verifyAtHome("--file", "export.jsonl", "--checkpoint", "checkpoint.json");
    expect([kept.code, kept.said]).toEqual([1, expect.stringContaining("it was signed with another key")]);
  });

  test("without a kept checkpoint is never simply good, and the program says what its exit codes are", async () => {
    await anExport();
    const key = portal.house.auditKey.publicKey.toString("base64");
    const { code, said } = await verifyAtHome("--file", "export.jsonl", "--key", key);
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(
        /the one that you gave[\s\S]*only a kept checkpoint proves that nothing was cut off or rewritten\.\n$/,
      ),
    ]);
    const help = await verifyAtHome("--help");
    expect([help.code, help.said]).toEqual([0, expect.stringMatching(/--key KEY[\s\S]*Exit code 2/)]);
    const short = await verifyAtHome("--file", "export.jsonl", "--key", "1d4c0c1e");
    expect([short.code, short.complained]).toEqual([1, expect.stringContaining("its whole fingerprint")]);
  });

  test("of which somebody changed a letter, or cut a line, is not as it was signed", async () => {
    const file = await anExport();
    const lines = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, lines.with(8, lines[8]?.replace("workflow", "workflaw") ?? "").join("\n"));
    const changed = await verifyAtHome("--file", "export.jsonl");
    expect([changed.code, changed.said]).toEqual([
      1,
      expect.stringMatching(/entry 8 does not match its hash[\s\S]*signature +WRONG/),
    ]);
    writeFileSync(file, lines.slice(0, -3).join("\n"));
    expect((await verifyAtHome("--file", "export.jsonl")).said).toMatch(/signature +MISSING/);
    writeFileSync(file, `${lines.slice(0, -3).join("\n")}\n{"seq":`);
    expect((await verifyAtHome("--file", "export.jsonl")).complained).toMatch(/^loupe-verify: line \d+ is not JSON/);
  });

  test("of some entries alone says what it cannot say", async () => {
    await aHold();
    await anExport({ workflow: "hold" });
    const { code, said } = await verifyAtHome("--file", "export.jsonl");
    expect([code, said]).toEqual([2, expect.stringMatching(/picked by a filter[\s\S]*conformance +not judged/)]);
  });

  test("from the middle of the log goes on from its checkpoint, and tells which lie outside", async () => {
    const first = await aCheckpointFile("first.json");
    const { size } = JSON.parse(readFileSync(first, "utf8"));
    await aCheckpointFile();
    await anExport({ seq_from: size + 1 });
    const asked = ["--file", "export.jsonl", "--checkpoint", "first.json", "--checkpoint", "checkpoint.json"];
    const { code, said } = await verifyAtHome(...asked);
    expect([code, said]).toEqual([0, expect.stringMatching(/checkpoints +2 agree/)]);
  });

  test("or checkpoint that is none is told in one line", async () => {
    writeFileSync(path.join(place.dir, "note.txt"), "keep this");
    const answers = [
      await verifyAtHome(),
      await verifyAtHome("--file", "note.txt"),
      await verifyAtHome("--file", "export.jsonl", "--checkpoint", "note.txt"),
    ];
    expect(answers.map(({ code, complained }) => [code, complained.split("\n").length])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(answers[2]?.complained).toBe("loupe-verify: note.txt: this is not a checkpoint\n");
  });
});
