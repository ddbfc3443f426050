import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { silentLogger } from "#support/silent-log.ts";
import { aRow, csvOf } from "#support/supplier.ts";
import { demoPassword, testStones } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();

/** The commands of a chapter of the guide, in their order: a command goes on where a line or a quotation is not ended. */
function commandsOf(chapter: string): string[] {
  const text = readFileSync("docs/supply.md", "utf8").split(`## ${chapter}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...text.matchAll(/```\n([\s\S]+?)```/g)].flatMap(([, block = ""]) => block.split(/\n(?=curl )/));
}

type Said = { code: number; data: Record<string, never> & { load_id: number; id: number; version: number } };

/** Runs a command as it stands in the guide, by the shell and curl of this machine. */
async function run(command: string, given: Record<string, string>): Promise<Said> {
  const script = `curl() { command curl -sS --max-time 60 -w '\\n%{http_code}' "$@"; }\n${command}`;
  const env = { ...process.env, ...given };
  const { stdout, stderr } = await promisify(execFile)("bash", ["-c", script], { cwd: place.dir, env });
  expect(stderr, command).toBe("");
  const cut = stdout.lastIndexOf("\n");
  return { code: Number(stdout.slice(cut)), data: JSON.parse(stdout.slice(0, cut)).data };
}

/** The whole house on a port, and its administrator. */
async function house() {
  const env = readEnvironment({
    PORT: "0",
    DATA_DIR: place.dir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DEMO_PASSWORD: demoPassword,
    DEMO_STONES: String(testStones),
  });
  const portal = await startPortal(env, silentLogger);
  closing(() => portal.close());
  const ask = async <T>(token: string, method: string, where: string, data?: object): Promise<T> => {
    const answer = await fetchHeld(`${portal.address}/api/v1${where}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(data && { "content-type": "application/json" }),
      },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    const said = (await answer.json()) as { data: T };
    expect(answer.ok, `${where}: ${JSON.stringify(said)}`).toBe(true);
    return said.data;
  };
  const admin = { email: "admin@demo.test", password: demoPassword };
  const { token } = await ask<{ token: string }>("", "POST", "/user/login", admin);
  const as = <T>(method: string, where: string, data?: object) => ask<T>(token, method, where, data);
  const until = (load: string, state: string) =>
    expect.poll(async () => (await as<{ state: string }>("GET", `/supply/loads/${load}`)).state, patience).toBe(state);
  return { address: portal.address, token, as, until };
}

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

// Curl comes with the system and not with npm. A machine without it has nothing to run.
test.runIf(hasCurl)(
  "every command of the guide for integrators does what the guide says",
  async () => {
    const { address, token, as, until } = await house();
    const provider = await as<{ id: number }>("POST", "/inventory/company", { name: "Harbour Gems", prefix: "HARB" });
    writeFileSync(path.join(place.dir, "stock.csv"), await csvOf([aRow("HG-1"), aRow("HG-2")]).text());

    const [send = "", look = "", rows = "", commit = ""] = commandsOf("By a program");
    const given = { HOUSE: address, TOKEN: token, LOAD: "" };
    const sent = await run(send.replace(":61", `:${provider.id}`), given);
    expect([sent.code, sent.data.load_id]).toEqual([200, expect.any(Number)]);
    given.LOAD = String(sent.data.load_id);
    await until(given.LOAD, "waiting");
    const read = await run(look, given);
    expect(read).toMatchObject({ code: 200, data: { state: "waiting", version: 3, questions: [] } });
    expect(await run(rows, given)).toMatchObject({ code: 200, data: { pagination: { totalRecords: 2 } } });
    expect((await run(commit, given)).code).toBe(200);
    await until(given.LOAD, "committed");

    const clients = await as<{ data: { id: number; version: number }[] }>("GET", "/external-clients?source=6");
    const client = clients.data[0]?.id;
    const { version } = await as<{ version: number }>("GET", `/external-clients/${client}`);
    await as("PUT", `/external-clients/${client}`, { provider_id: provider.id, version });
    const scopes = ["supply:read", "supply:write"];
    const key = { name: "Stock", scopes, calls_per_minute: 100 };
    const { secret } = await as<{ secret: string }>("POST", `/external-clients/${client}/keys`, key);

    const program = { ...given, KEY: secret };
    const [fields = "", first = "", list = "", one = "", refused = "", changes = ""] = commandsOf(
      "By the provider's own program",
    );
    expect(await run(fields, program)).toMatchObject({ code: 200 });
    const whole = await run(first, program);
    expect(whole).toMatchObject({ code: 200, data: { read: 2, refused: 0, questions: 0 } });
    expect((await run(first, program)).data).toEqual(whole.data); // the same key: it counts once
    program.LOAD = String(whole.data.load_id);
    for (const command of [list, one, refused]) expect((await run(command, program)).code, command).toBe(200);
    const load = await waited(as, program.LOAD);
    if (load.state === "waiting") {
      const accepted = load.waits_for.map(({ reason }) => reason);
      await as("POST", `/supply/loads/${program.LOAD}/commit`, { version: load.version, accepted });
    }
    await until(program.LOAD, "committed");
    const changed = await run(changes, program);
    expect(changed).toMatchObject({ code: 200, data: { read: 2, refused: 0 } });
  },
  400_000,
); // it starts a whole house

type Waiting = { state: string; version: number; waits_for: { reason: string }[] };
/** A load once it is read. */
async function waited(as: <T>(method: string, where: string) => Promise<T>, id: string): Promise<Waiting> {
  let load: Waiting | undefined;
  const look = async () => {
    load = await as<Waiting>("GET", `/supply/loads/${id}`);
    return load.state;
  };
  await expect.poll(look, patience).toMatch(/waiting|committed/);
  if (!load) throw new Error("no load");
  return load;
}
