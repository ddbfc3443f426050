// The committed lock of the machines. A change of a machine or of the guard library needs a new version, so that the
// log of an earlier day is never judged by later rules.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { allWorkflows } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { conditionsVersion } from "#machines/kit/conditions.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";

interface Entry {
  version: string;
  hash: string;
}

export type MachineLock = Record<string, Entry>;

const lockFile = new URL("../../src/machines/versions.lock.json", import.meta.url);
const conditionsFile = new URL("../../src/machines/kit/conditions.ts", import.meta.url);

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const isCode = (line: string) => line.trim() !== "" && !/^\s*(\/\/|\/?\*)/.test(line);

/** The hash of a machine's description without its versions. */
const contentHash = ({ version: _, conditions: __, ...content }: ModelDescription): string =>
  sha256(canonical(content));

/** The lock for the present machines. The description cannot see the guard library's code, so its text is hashed. */
export function lockNow(): MachineLock {
  const code = readFileSync(conditionsFile, "utf8").split(/\r?\n/).filter(isCode).join("\n");
  const machines = allWorkflows.map((workflow): [string, Entry] => [
    workflow.name,
    { version: workflow.version, hash: contentHash(describeMachine(workflow.machine)) },
  ]);
  return { conditions: { version: conditionsVersion, hash: sha256(code) }, ...Object.fromEntries(machines) };
}

export const readLock = (): MachineLock => JSON.parse(readFileSync(lockFile, "utf8"));

export const writeLock = (lock: MachineLock) => writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);

/** The machines that were changed without a new version. There may be none. */
export const unversioned = (lock: MachineLock, now: MachineLock): string[] =>
  Object.keys(now).filter((name) => lock[name]?.version === now[name]?.version && lock[name]?.hash !== now[name]?.hash);

/** The former machines whose versions were raised. `drawn` gives the last drawn form of each. */
export const replaced = (
  lock: MachineLock,
  now: MachineLock,
  drawn: (name: string) => ModelDescription,
): ModelDescription[] =>
  allWorkflows.flatMap(({ name }) => {
    const before = lock[name];
    if (!before || before.version === now[name]?.version) return [];
    const was = drawn(name);
    if (was.version === before.version && contentHash(was) === before.hash) return [was];
    throw new Error(`what is drawn of ${name} is not ${before.version}: lock a version before it is drawn`);
  });

const releasedFile = new URL("../../src/machines/released.ts", import.meta.url);

/** Writes the machines of all releases. Earlier ones stay for ever; the present ones are added. */
export function writeReleased(known: Readonly<Record<string, readonly string[]>>): void {
  const all = new Map(Object.entries(known).map(([key, hashes]) => [key, new Set(hashes)]));
  for (const { machine } of allWorkflows) {
    const model = describeMachine(machine);
    const key = `${model.id} ${model.version}`;
    all.set(key, (all.get(key) ?? new Set()).add(sha256(canonical(model))));
  }
  const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, hashes]) => releasedLine(key, [...hashes]));
  writeFileSync(releasedFile, [releasedHead, ...lines, "};", ""].join("\n"));
}

const releasedHead = `// Written by \`npm run machines:lock\`; what stands here is never taken out again.

/** The hash of every machine that a release of the product had, by name and version: only these may judge (docs/evidence.md). */
export const released: Readonly<Record<string, readonly string[]>> = {`;

const releasedLine = (key: string, hashes: readonly string[]): string =>
  hashes.length === 1
    ? `  "${key}": ["${hashes[0]}"],`
    : [`  "${key}": [`, ...hashes.map((hash) => `    "${hash}",`), "  ],"].join("\n");
