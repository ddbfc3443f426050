import fs from "node:fs";

/** These processes with all that they started, as far as they live. */
export function treeOf(...roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const name of fs.readdirSync("/proc")) {
    const parent = /^\d+$/.test(name) && parentOf(name);
    if (parent) parents.set(Number(name), parent);
  }
  const tree = new Set(roots.filter((pid) => parents.has(pid)));
  let size: number;
  do {
    size = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  } while (tree.size > size);
  return [...tree];
}

/** The parent of a process. Undefined for one that ended meanwhile. */
function parentOf(pid: string): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}

/** Sends a signal to processes, save those that ended. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {}
  }
}
