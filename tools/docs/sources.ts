import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { keptOffTheSite } from "./chapters.ts";

const roots = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"];
const shownFiles = /\.(png|svg|mmd|scxml|json|jpe?g)$/;

/** The sources of the site: documents and the files that they show, by their paths in the project. */
export type Sources = { text(file: string): string; documents: string[]; decisions: string[]; files: string[] };

/** The documents of a project's folder. */
export function readSources(project: string): Sources {
  const below = readdirSync(path.join(project, "docs"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
  const written = below.filter((file) => file.endsWith(".md"));
  const isDecision = (file: string) => file.startsWith("docs/decisions/");
  return {
    text: (file) => readFileSync(path.join(project, file), "utf8"),
    documents: [...roots, ...written.filter((file) => !isDecision(file) && !keptOffTheSite.includes(file))],
    decisions: written.filter(isDecision),
    files: below.filter((file) => shownFiles.test(file)),
  };
}
