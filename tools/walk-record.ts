// The record of a walk, with its day and its commit.
import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { walkFile } from "./diagrams/walked.ts";
import { summaryOf, type WalkLine } from "./walk-report.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
/** The commit that was walked; null if files were changed since, as no commit has what was walked then. */
const commitNow = () => (git("status", "--porcelain", "--untracked-files=no") === "" ? git("rev-parse", "HEAD") : null);

export const recordOf = (machines: WalkLine[], { commit, at }: { commit: string | null; at: Date }) => ({
  walked_at: at.toISOString(),
  commit,
  summary: summaryOf(machines),
  machines,
});
type WalkRecord = ReturnType<typeof recordOf>;

async function write(file: string, machines: WalkLine[]): Promise<WalkRecord> {
  const record = recordOf(machines, { commit: commitNow(), at: new Date() });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
  return record;
}

/** Writes a walk beside what the product ships. */
export const writeWalk = (machines: WalkLine[]): Promise<WalkRecord> => write("build/walk.json", machines);

/** A walk without a browser keeps the browser's earlier figures of each model that is still the same. */
export const withBrowserOf = (machines: WalkLine[], earlier: readonly WalkLine[]): WalkLine[] =>
  machines.map((line) => {
    const same = earlier.find(({ machine, model }) => machine === line.machine && model === line.model);
    return line.targets.browser === null && same
      ? { ...line, targets: { ...line.targets, browser: same.targets.browser } }
      : line;
  });

/** Writes a walk over the record that the product ships. */
export async function keepWalk(machines: WalkLine[]): Promise<WalkRecord> {
  const earlier: WalkRecord = JSON.parse(await readFile(walkFile, "utf8"));
  return write(walkFile, withBrowserOf(machines, earlier.machines));
}
