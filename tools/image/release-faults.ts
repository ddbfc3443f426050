import { readFileSync } from "node:fs";
import path from "node:path";
import { git, sourceOf } from "./source.ts";

/** The reasons, in words, for which the project in a folder is no release of its version. */
export function releaseFaults(folder: string): string[] {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const [, newest, day] = /^## (\S+) – (.*)$/m.exec(read("CHANGELOG.md")) ?? [];
  const source = sourceOf(folder);
  if (!source) return ["there is no commit to release"];
  const faults: (string | false)[] = [
    source.isChanged && "files differ from the commit: git status names them",
    git(folder, "tag", "--list", `v${version}`) !== "" &&
      `v${version} is tagged already: package.json names the next version`,
    newest !== version && `CHANGELOG.md begins with ${newest ?? "no version"}, not with ${version}`,
    newest === version &&
      !/^\d{4}-\d{2}-\d{2}$/.test(day ?? "") &&
      `CHANGELOG.md names no day for ${version}, but "${day}"`,
  ];
  return faults.filter((fault) => fault !== false);
}
