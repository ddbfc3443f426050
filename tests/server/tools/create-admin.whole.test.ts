import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { builtProgram } from "#support/built-programs.ts";
import { useEmptyDatabase } from "#support/database.ts";
import { startPortalProcess } from "#support/portal-process.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const PASSWORD = "three-quiet-lanterns";
const ines = ["--email", "ines@loupe.test", "--first", "Ines", "--last", "Novak"];

const database = useEmptyDatabase();
const context = useThrowAwayDir();

/** Runs the command as a person would; `typed` is what comes in by the pipe. */
async function createAdmin(args: string[], env: Record<string, string>, typed = "") {
  const { DATABASE_URL, DATA_DIR, ...rest } = process.env;
  const child = spawn(process.execPath, [builtProgram("create-admin"), ...args], {
    cwd: project,
    env: { ...rest, ...env },
  });
  child.stdin.on("error", () => {}); // it may be through before it has read
  child.stdin.end(typed);
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said: said.trim(), complained: complained.trim() };
}

test("an empty database gets its first administrator, with a password from a pipe", async () => {
  const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  expect(await createAdmin(ines, env)).toEqual({
    code: 1,
    said: "",
    complained: "admin:create: no password was given: type it, pipe it in, or set ADMIN_PASSWORD",
  });
  expect(await createAdmin(ines, env, `${PASSWORD}\n`)).toEqual({
    code: 0,
    said: "admin:create: ines@loupe.test is now an administrator, with the user name ines",
    complained: "",
  });
  const { rows } = await database.pool.query("SELECT email, role_id, user_name FROM account");
  expect(rows).toEqual([{ email: "ines@loupe.test", role_id: 1, user_name: "ines" }]);
});

test("the administrator is made beside a portal that runs, which goes on; and where it has stopped, too", async () => {
  const portal = await startPortalProcess(context.dir, path.join(project, "server/db/migrations"));
  const env = { DATA_DIR: context.dir, ADMIN_PASSWORD: PASSWORD };
  expect(await createAdmin(ines, env)).toMatchObject({ code: 0 });
  expect(portal.process.exitCode).toBeNull();
  const again = await createAdmin(ines, env);
  expect([again.code, again.complained.split("\n").length]).toEqual([1, 1]); // the house has one already
  await portal.stop();
  const jo = ["--email", "joan@loupe.test", "--first", "Joan", "--last", "Fenn", "--another"];
  expect(await createAdmin(jo, env)).toMatchObject({ code: 0, complained: "" });
});

const wrong: [string, string[], RegExp][] = [
  [
    "nobody is named",
    [],
    /^admin:create: --email, --first and --last are required: npm run admin:create -- --email ADDRESS .*$/,
  ],
  [
    "an address begins with no user name",
    ["--email", "y@loupe.test", "--first", "Yan", "--last", "Fenn"],
    /^admin:create: --user-name is required, as the address begins with none that would do: npm run admin:create .*$/,
  ],
  ["an option is unknown", ["--emial", "x"], /^admin:create: Unknown option '--emial'.*$/],
  ["the database is down", ines, /^admin:create: the database house on 127\.0\.0\.1:9: connect ECONNREFUSED \S+$/],
];
for (const [what, args, refusal] of wrong) {
  test(`where ${what}, one line says so, and never a password`, async () => {
    const { code, complained } = await createAdmin(args, { DATABASE_URL: "postgresql://loupe:hush@127.0.0.1:9/house" });
    expect(code).toBe(1);
    expect(complained).toMatch(refusal);
    expect(complained).not.toContain("hush");
  });
}
