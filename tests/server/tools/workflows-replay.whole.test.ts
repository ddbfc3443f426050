import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { builtProgram } from "#support/built-programs.ts";
import { changedMemo, notBelow } from "#support/changed-memo.ts";
import { memoOf, sold } from "#support/papers.ts";
import { addressFor } from "#support/planted-faults.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const portal = useOwnApp();
const place = useThrowAwayDir();

/** As whoever runs the house does it, beside the portal. */
async function replay(...args: string[]) {
  const addresses = {
    DATABASE_URL: await addressFor(portal, "runtime"),
    DATABASE_OWNER_URL: await addressFor(portal, "owner"),
  };
  const env = { ...process.env, ...addresses, DATA_DIR: place.dir };
  // A machine as a file of code is read by what reads the command's source.
  const isCode = args.some((one) => one.endsWith(".ts"));
  const command = isCode ? ["--import", "tsx", "tools/workflows-replay.ts"] : [builtProgram("workflows-replay")];
  const child = spawn(process.execPath, [...command, "--since", "2026-11-01", ...args], { cwd: project, env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said, complained };
}

async function soldBelow100() {
  const { ids } = await memoOf(portal, "customer", 2);
  await sold(portal, ids.slice(0, 1), 90);
  await sold(portal, ids.slice(1), 120);
}

test("a machine as a file of data says which sales it would have refused, for people and for programs", async () => {
  await soldBelow100();
  const file = path.join(place.dir, "memo-1.2.1.json");
  writeFileSync(file, JSON.stringify({ name: "memo", description: changedMemo(notBelow(100)) }));
  const { code, said, complained } = await replay("--with", file);
  expect([code, complained]).toEqual([0, ""]);
  expect(said).toContain("memo 1.2.1: 2 items and 4 steps replayed since 2026-11-01");
  expect(said).toContain("1 item would have been decided differently, 0 later steps would not have happened");
  expect(said).toMatch(/ 1 × Refused: condition\n.*entry \d+: memo\.sell requires: not \(price is less than 100\)\./);
  const told = await replay("--with", file, "--json");
  expect(JSON.parse(told.said)).toMatchObject([
    { workflow: "memo", items: 2, differing: 1, first: [{ kind: "refusedCondition" }] },
  ]);
});

test("a machine as a file of code that changed nothing would have decided nothing differently", async () => {
  await soldBelow100();
  const { code, said } = await replay("--with", "src/machines/memo.ts");
  expect([code, said]).toEqual([0, expect.stringContaining("nothing would have been decided differently")]);
});

test("what is no machine, or of no such branch, is one line", async () => {
  const broken = path.join(place.dir, "broken.json");
  writeFileSync(broken, JSON.stringify({ ...changedMemo(notBelow(1)), transitions: [] }));
  expect(await replay("--with", broken)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^workflows:replay: .*broken\.json could not decide: \/states\/\d No transition leads to/,
    ),
  });
  expect((await replay("--with", "package.json")).complained).toBe(
    "workflows:replay: package.json contains no machine\n",
  );
  expect((await replay()).complained).toMatch(
    /^workflows:replay: give either --with or --branch: npm run workflows:replay/,
  );
  expect((await replay("--branch", "no-such-branch")).code).toBe(1);
});
