import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";
import { builtProgram } from "#support/built-programs.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
/** The commands that go with the portal, by their files. */
const shipped = [
  "audit-verify",
  "backup",
  "backup-restore",
  "create-admin",
  "db-backup",
  "db-restore",
  "drill",
  "kyc-key",
  "mail-read",
  "privacy-erase",
  "privacy-export",
  "workflows-replay",
];
const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));

async function run(...command: string[]) {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: path.join(place.dir, "data") };
  const child = spawn(process.execPath, command, { cwd: projectFolder, env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said, complained };
}
const fromSource = (name: string, ...args: string[]) => run("--import", "tsx", `tools/${name}.ts`, ...args);

describe("a command that is asked for help", () => {
  test.each(shipped)("says how it is called, and does nothing: %s", async (name) => {
    const { code, said, complained } = await run(builtProgram(name), "--help");
    expect([code, complained]).toEqual([0, ""]);
    const [, script = ""] = /^npm run ([a-z:-]+)/.exec(said) ?? [];
    expect(scripts[script]).toBe(`node --import tsx tools/${name}.ts`);
    expect(existsSync(path.join(place.dir, "data"))).toBe(false);
  });
});

describe("a command that cannot read its options", () => {
  test("says so in one line, with how it is called", async () => {
    expect(await fromSource("seed", "--stones", "-5")).toEqual({
      code: 1,
      said: "",
      complained: "seed: Option '--stones' argument is ambiguous: npm run seed -- --stones N\n",
    });
    expect(await run(builtProgram("workflows-replay"), "--wiht", "x")).toMatchObject({
      code: 1,
      said: "",
      complained: expect.stringMatching(/^workflows:replay: Unknown option '--wiht': npm run workflows:replay .+\n$/),
    });
  });

  test("writes no site of the documents where a file lies", async () => {
    const file = path.join(place.dir, "a-file");
    writeFileSync(file, "kept");
    for (const folder of [file, path.join(file, "site")]) {
      const { code, complained } = await fromSource("docs", folder);
      expect([code, complained]).toEqual([1, `docs: ${file} is a file: name a folder\n`]);
    }
    expect(readFileSync(file, "utf8")).toBe("kept");
  });
});
