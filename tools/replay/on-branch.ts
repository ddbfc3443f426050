import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";

const git = (...args: string[]) => execFileSync("git", args, { cwd: projectFolder, stdio: ["ignore", "pipe", "pipe"] });

/** Works with another branch's registry of machines, in a folder that is removed afterwards. */
export async function onBranch<T>(branch: string, work: (registry: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "machines-"));
  try {
    git("worktree", "add", "--detach", "--force", folder, branch);
    const packages = path.join(folder, "node_modules");
    if (!existsSync(packages)) symlinkSync(path.join(projectFolder, "node_modules"), packages);
    return await work(path.join(folder, "src/machines/index.ts"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  }
}
