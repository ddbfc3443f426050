import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { builtProgram } from "#support/built-programs.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { readZip } from "#support/read-zip.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const closing = useClosing();
const database = useOwnDatabase();
const place = useThrowAwayDir();

/** Runs a command as a person would. */
async function run(tool: "privacy-export" | "privacy-erase" | "mail-read", ...args: string[]) {
  const { DATABASE_URL, DATA_DIR, ...rest } = process.env;
  const env = { ...rest, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, DATA_DIR: place.dir };
  const child = spawn(process.execPath, [builtProgram(tool), ...args], { cwd: project, env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said: said.trim(), complained: complained.trim() };
}
const idOf = async (name: string): Promise<number> =>
  (await database.pool.query("SELECT id FROM account WHERE user_name = $1", [name])).rows[0].id;

test("a person's file is written once, and then they are forgotten", async () => {
  const id = String(await idOf("customer2"));
  const to = path.join(place.dir, "person.zip");
  expect(await run("privacy-export", "--user", id, "--to", to)).toMatchObject({ code: 0, complained: "" });
  const held = (await readZip(readFileSync(to))).get("person.json")?.toString();
  expect(JSON.parse(held ?? "").account).toMatchObject({ email: "customer2@demo.test" });
  expect((await run("privacy-export", "--user", id, "--to", to)).complained).toBe(
    `privacy:export: ${to} already exists`,
  );

  const hesitant = await run("privacy-erase", "--user", id);
  expect(hesitant.complained).toMatch(/^privacy:erase: this cannot be undone, so --confirm is required: .*$/);
  expect(await idOf("customer2")).toBe(Number(id));
  expect(await run("privacy-erase", "--user", id, "--confirm")).toMatchObject({ code: 0, complained: "" });
  const { rows } = await database.pool.query("SELECT user_name, is_active FROM account WHERE id = $1", [id]);
  expect(rows).toEqual([{ user_name: `erased-${id}`, is_active: false }]);
  expect((await run("privacy-erase", "--user", id, "--confirm")).complained).toBe(
    "privacy:erase: This person's data has already been erased.",
  );
});

test("a person with an open enquiry is forgotten, and the letter about its end waits for the portal", async () => {
  const id = await idOf("customer");
  const owner = openPool(database.ownerUrl, { log: silent });
  closing(() => owner.end());
  await owner.query(
    `INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, price_per_ct, total_amt,
        markup_ppc, sell_amt, text, waits_since, created_at, updated_at)
      SELECT 'enquiry', 'open', 1, s.id, a.id, a.business_id, a.id, 1, 1, 1, 1, 'Is it clean?', now(), now(), now()
      FROM account a, (SELECT id FROM stone ORDER BY id LIMIT 1) s WHERE a.id = $1`,
    [id],
  );
  expect(await run("privacy-erase", "--user", String(id), "--confirm")).toMatchObject({ code: 0, complained: "" });
  const { rows } = await database.pool.query("SELECT state FROM stone_line WHERE holder_id = $1", [id]);
  expect(rows).toEqual([{ state: "closed" }]);
});

test("nobody is meant, or nobody is there: one line says so", async () => {
  expect((await run("privacy-erase", "--confirm")).complained).toMatch(
    /^privacy:erase: --user must be the id of an account: .*$/,
  );
  expect((await run("privacy-export", "--user", "x")).complained).toMatch(
    /^privacy:export: --user must be the id of an account: .*$/,
  );
  const to = path.join(place.dir, "nobody.zip");
  expect(await run("privacy-export", "--user", "999999", "--to", to)).toMatchObject({
    code: 1,
    complained: "privacy:export: Not found.",
  });
  expect(existsSync(to)).toBe(false);
});

test("the keeper of a house reads the latest letter to an address, with its code", async () => {
  expect((await run("mail-read", "--to", "customer@demo.test")).complained).toBe(
    "mail:read: the outbox has no letter to customer@demo.test",
  );
  const letters = ["Your code is 111111.", "Your code is 402917."];
  for (const text of letters)
    await database.pool.query(
      `INSERT INTO mail (to_address, subject, text, secret, kind, status)
       VALUES ('Customer@demo.test', 'A code', $1, '402917', 'resetCode', 'kept')`,
      [text],
    );
  const read = await run("mail-read", "--to", "customer@DEMO.test");
  expect(read).toMatchObject({ code: 0, complained: "", said: expect.stringContaining("Your code is 402917.") });
  expect(read.said).not.toContain("111111");
});
