import path from "node:path";

const bin = (name) => path.join("node_modules", ".bin", name);
const tool = (name, ...args) => ["node", "--import", "tsx", `tools/${name}.ts`, ...args];
const CODE = /\.(tsx?|mjs|json|css)$|^docs\/architecture\.md$/;
const inBrowser = { needsChromium: true };

/**
 * Everything that must hold. Checks pass or fail as a whole; the tests of suites are counted; proofs are for the night.
 * A proof that `needs` programs is skipped where one is missing. `reads` names the files of a check for `--changed`.
 */
export const parts = [
  {
    kind: "check",
    name: "generated types",
    reads: /^openapi(\.yaml$|\/)|^src\/api\/|^tools\/generate/,
    command: tool("generate-api", "--check"),
  },
  {
    kind: "check",
    name: "contract",
    reads: /^openapi(\.yaml$|\/)|redocly/,
    command: ["node", "tools/lint-contract.mjs"],
  },
  { kind: "check", name: "generated kernel", reads: /kernel/, command: tool("build-kernel", "--check") },
  // TypeScript 7 checks. TypeScript 6 is there too, since the generator of the client types still needs it. More than one
  // checker would work out the same types again: half the processor's time more, and no earlier end beside the suites.
  {
    kind: "check",
    name: "types",
    reads: CODE,
    command: ["node", "node_modules/@typescript/native/bin/tsc", "-b", "--checkers", "1"],
  },
  { kind: "check", name: "lint", reads: CODE, command: [bin("biome"), "check", "--error-on-warnings", "."] },
  { kind: "check", name: "architecture", reads: CODE, command: tool("architecture-picture", "--check") },
  { kind: "check", name: "unused", reads: CODE, command: [bin("knip")] },
  { kind: "server", name: "unit", project: "unit" },
  { kind: "server", name: "server by its door", project: "door" },
  { kind: "server", name: "server and its database", project: "server" },
  // By day with React's production build, which is lighter; by night with its development build and its warnings.
  {
    kind: "browser",
    name: "parts in the browser",
    project: "browser",
    ...inBrowser,
    dayEnv: { NODE_ENV: "production" },
  },
  { kind: "journeys", name: "journeys in the browser", ...inBrowser, needsBuild: true },
  { kind: "proof", name: "walk", command: tool("walk", "--json", "--browser"), ...inBrowser, tier: "night" },
  { kind: "proof", name: "fuzz", command: tool("fuzz"), tier: "night" },
  {
    kind: "proof",
    name: "fuzz of an empty house",
    command: tool("fuzz", "--requests", "20000", "--stones", "0"),
    tier: "night",
  },
  { kind: "proof", name: "storm", command: tool("storm", "--rounds", "50"), tier: "night" },
  { kind: "proof", name: "crash", command: tool("crash", "--rounds", "50"), tier: "night" },
  {
    kind: "proof",
    name: "image",
    command: tool("image", "--prove"),
    tier: "night",
    needs: ["buildah", "podman", "runc", "iptables", "podman-compose", "kubectl", "debootstrap"],
  },
];
