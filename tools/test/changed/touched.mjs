import { execFileSync } from "node:child_process";
import { reached, readGraph } from "./graph.mjs";

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
/** Files that tests use without importing them. */
const HOUSE = [
  /^openapi(\.yaml$|\/)/,
  /^package(-lock)?\.json$/,
  /^vite.*\.config\.ts$/,
  /^vitest\.config\.ts$/,
  /^server\/db\/migrations\//,
  /^server\/seed\//,
  /^tests\/support\/(global-setup|template|database|app)\.ts$/,
];
/** Tests of the day: vitest.config.ts leaves those of the night alone out. */
const TESTS = /^(?!.*\.night\.)tests\/(?:domain|machines|api|architecture|supply|server|features)\/.*\.test\.tsx?$/;
const PROJECTS = [
  ["unit", /^tests\/(domain|machines|api|architecture|supply)\//],
  ["server", /^tests\/server\/(backups|db|tools)\//],
  ["door", /^tests\/server\//],
  ["browser", /^tests\/features\//],
];
const projectOf = (file) => PROJECTS.find(([, form]) => form.test(file))?.[0];

/** Files that differ from a commit, with those that git does not follow yet. */
export const changedFiles = (since) => [
  ...new Set([...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")]),
];

/**
 * The parts that a change of files touches: checks by the files that they read, tests by the files that they lead to
 * (graph.mjs), journeys by the screens that they name. Tests of the architecture read all sources, and always run.
 */
export function touched(parts, changed) {
  const { texts, edges } = readGraph();
  const isHouse = changed.some((file) => HOUSE.some((form) => form.test(file)));
  const isCode = changed.some((file) => texts.has(file));
  const isDocumentTest = (file) =>
    /\/(documents|docs-site)\.test\.ts$/.test(file) && changed.some((one) => one.endsWith(".md"));
  const touches = (roots) => isHouse || [...reached(edges, roots)].some((file) => changed.includes(file));
  const all = [...texts.keys()];
  const tests = all.filter(
    (file) =>
      TESTS.test(file) &&
      ((isCode && file.startsWith("tests/architecture/")) || isDocumentTest(file) || touches([file])),
  );
  const specs = all.filter(
    (file) =>
      file.endsWith(".spec.ts") &&
      touches([file, "server/main.ts", "src/main.tsx", ...screensOf(file, { texts, edges })]),
  );
  return parts.flatMap((part) => {
    if (part.kind === "check") return changed.some((file) => part.reads.test(file)) ? [part] : [];
    const files = part.kind === "journeys" ? specs : tests.filter((file) => projectOf(file) === part.project);
    return files.length > 0 ? [{ ...part, files }] : [];
  });
}

/** The screens of a journey: those with a last word that the journey says. A short word must be an address. */
function screensOf(spec, { texts, edges }) {
  const journey = [...reached(edges, [spec])].filter((file) => file.startsWith("tests/e2e/"));
  const said = journey
    .map((file) => texts.get(file))
    .join("\n")
    .toLowerCase();
  return [...texts.keys()].filter((file) => {
    if (!file.startsWith("src/routes/") || file.includes("/-")) return false;
    const words = file
      .replace(/\.tsx$/, "")
      .split(/[/.]/)
      .filter((word) => /^[a-z]/.test(word));
    const last = words.filter((word) => word !== "index" && word !== "route").at(-1) ?? "";
    return [`/${last}`, ...(last.length > 4 ? [last, last.replaceAll("-", " ")] : [])].some((word) =>
      said.includes(word),
    );
  });
}
