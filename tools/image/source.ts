import { execFileSync } from "node:child_process";

/** The commit that a folder holds, its moment, and whether files differ from it. */
export type Source = { commit: string; at: Date; isChanged: boolean };

/** Git in a folder that may belong to somebody else: an image is built as root. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-C", folder, "-c", `safe.directory=${folder}`, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();

/** The source of a build. Sources that were unpacked from an archive have no commit. */
export function sourceOf(folder: string): Source | undefined {
  try {
    const [commit = "", seconds = ""] = git(folder, "log", "-1", "--format=%H %ct").split(" ");
    return { commit, at: new Date(Number(seconds) * 1000), isChanged: git(folder, "status", "--porcelain") !== "" };
  } catch {
    return undefined;
  }
}
