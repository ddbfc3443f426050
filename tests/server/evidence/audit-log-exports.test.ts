import { createHash, createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { readZip } from "#support/read-zip.ts";
import { aMaster } from "#support/rows.ts";

const portal = useApp();
type Query = QueryInput<"exportAuditLogs">;
type Line = { seq: number; at: string; body: string; prev: string; hash: string };

const fetched = async (link: string, by: DemoName) =>
  portal.app.inject({ url: link, headers: { authorization: `Bearer ${await portal.tokenOf(by)}` } });
async function exported(query: Query = {}, by: DemoName = "auditor") {
  const link = (await portal.as(by).call("exportAuditLogs", { query })).data as string;
  return (await fetched(link, by)).rawPayload;
}
const size = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

/** An Ed25519 key as it travels, as Node takes it. */
const keyOf = (raw: string) => {
  const der = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(raw, "base64")]);
  return createPublicKey({ key: der, format: "der", type: "spki" });
};
const isSigned = (digest: Buffer, signed: { public_key: string; signature: string }) =>
  verify(null, digest, keyOf(signed.public_key), Buffer.from(signed.signature, "base64"));
const hashOf = ({ prev, seq, body }: Line) =>
  createHash("sha256").update(Buffer.from(prev, "hex")).update(`${seq}\n${body}`).digest("hex");

/** The file as its three parts, its signature checked against every byte before the last line. */
function opened(file: Buffer) {
  const text = file.toString("utf8");
  const [head = "", ...rest] = text.trimEnd().split("\n");
  const foot = rest.pop() ?? "";
  const before = Buffer.from(text.slice(0, text.length - foot.length - 1));
  const header = JSON.parse(head);
  const footer = JSON.parse(foot);
  const isTrue = isSigned(createHash("sha256").update(before).digest(), { ...header, ...footer });
  return { header, footer, isTrue, rows: rest.map((line) => JSON.parse(line) as Line) };
}

describe("the log, carried away whole", () => {
  test("is a chain with its signature, and with the machines that it is judged by", async () => {
    const id = await aMaster(portal);
    await portal.as("admin").call("setMasterStatus", { path: { id }, body: { is_active: false } });
    await portal.as("auditor").call("getProfile");
    const before = await size();
    const { header, footer, isTrue, rows } = opened(await exported());
    expect(isTrue).toBe(true);
    expect(header).toMatchObject({
      format: "loupe-audit/1",
      is_whole: true,
      from: 1,
      to: before,
      size_of_log: before,
      prev: createHash("sha256").update("loupe/audit/v1").digest("hex"),
    });
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: before }, (_, at) => at + 1));
    let prev = header.prev as string;
    for (const row of rows) {
      expect([row.prev, row.hash]).toEqual([prev, hashOf(row)]);
      prev = row.hash;
    }
    expect(footer).toMatchObject({ rows: before, head: prev });
    const models = rows.map(({ body }) => JSON.parse(body).model).filter(Boolean);
    expect(models.length).toBeGreaterThan(0);
    for (const model of models) expect(header.models[model]).toMatchObject({ transitions: expect.any(Array) });
  });

  test("in a part of it begins with the hash of the entry before", async () => {
    const whole = opened(await exported()).rows;
    const { header, rows, isTrue } = opened(await exported({ seq_from: 3, seq_to: 5 }));
    expect([header.is_whole, header.prev, isTrue]).toEqual([true, whole[1]?.hash, true]);
    expect(rows).toEqual(whole.slice(2, 5));
  });

  test("with one byte changed is signed no more", async () => {
    const file = await exported({ seq_to: 5 });
    const at = file.indexOf('"body"') + 30;
    file[at] = (file[at] ?? 0) ^ 1;
    expect(() => opened(file).isTrue || JSON.parse("no")).toThrow();
  });

  test("by the hand of a job is the log as it was when it was asked for", async () => {
    const auditor = portal.as("auditor");
    await auditor.call("getProfile");
    const before = await size();
    const { job } = (await auditor.call("exportAuditLogs", { query: { job: true } })).data as { job: string };
    await portal.as("admin").call("createMaster", { body: { code: "TERMS", name: "Terms" } });
    await portal.runJobs();
    const { state, link } = (await auditor.call("getJob", { path: { id: job } })).data;
    expect(state).toBe("done");
    const { rows, isTrue } = opened((await fetched(link ?? "", "auditor")).rawPayload);
    expect([rows.length, isTrue]).toEqual([before, true]);
  });
});

describe("a part of the log, carried away", () => {
  test("under a filter says that it is no chain, and each row still holds by itself", async () => {
    await portal.as("admin").call("createMaster", { body: { code: "TERMS", name: "Terms" } });
    const { header, footer, rows, isTrue } = opened(await exported({ transition: "master.insert" }));
    expect([header.is_whole, header.prev, isTrue]).toEqual([false, null, true]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.hash).toBe(hashOf(row));
    expect(footer.rows).toBe(rows.length);
  });

  test("as a table has a line for each entry in words, and its signature beside it", async () => {
    await portal.as("admin").call("createMaster", { body: { code: "TERMS", name: "=1+1" } });
    const files = await readZip(await exported({ format: "csv", search: "master added" }));
    expect([...files.keys()]).toEqual(["audit-log.csv", "audit-log.csv.signature.json"]);
    const table = files.get("audit-log.csv") ?? Buffer.alloc(0);
    const signature = JSON.parse(files.get("audit-log.csv.signature.json")?.toString() ?? "");
    const digest = createHash("sha256").update(table).digest();
    expect([signature.sha256, isSigned(digest, signature)]).toEqual([digest.toString("hex"), true]);
    const lines = table.toString("utf8").trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFNo,At \(UTC\),Who,Account,Role,/);
    expect(lines).toHaveLength(signature.rows + 1);
    expect(lines.at(-1)).toContain("Ines Novak,");
    expect(lines.at(-1)).toContain("Administrator,,Master =1+1: added,master,");
    expect(isSigned(createHash("sha256").update(table.subarray(1)).digest(), signature)).toBe(false);
  });

  test("of nothing is refused", async () => {
    const query = { transition: "memo.sell", workflow: "stone" };
    expectRefusal(await portal.as("auditor").call("exportAuditLogs", { query }), 422, "noEntries");
    const beyond = { seq_from: (await size()) + 100 };
    expectRefusal(await portal.as("auditor").call("exportAuditLogs", { query: beyond }), 422, "noEntries");
  });

  test("stands in the log itself, without the name that was looked for", async () => {
    await exported({ search: "ines" });
    const { data } = (await portal.as("admin").call("listAuditLogs", { query: { workflow: "export", size: 1 } })).data;
    const shown = (await portal.as("admin").call("getAuditLog", { path: { seq: data[0]?.seq ?? 0 } })).data;
    expect(shown).toMatchObject({ what: "File: requested", who: { name: expect.any(String) }, role_id: 8 });
    expect(shown.body).not.toContain('"ines"');
  });

  test("is for whoever asked alone", async () => {
    const link = (await portal.as("auditor").call("exportAuditLogs", { query: { seq_to: 2 } })).data as string;
    expect((await fetched(link, "admin")).statusCode).toBe(404);
  });

  test("is not written any more for somebody who lost the right meanwhile", async () => {
    const auditor = portal.as("auditor");
    const { job } = (await auditor.call("exportAuditLogs", { query: { job: true } })).data as { job: string };
    await portal.pool.query("UPDATE user_permission SET read_access = false, write_access = false");
    await portal.runJobs();
    expect((await portal.pool.query("SELECT state FROM job WHERE id = $1", [job])).rows[0].state).not.toBe("done");
  });
});
