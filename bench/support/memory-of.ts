import fs from "node:fs";

const KIB = 1024;

/** The most memory that a process has had so far; 0 on a system that does not tell. */
export function mostBytesOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return 0;
  return Number(/^VmHWM:\s+(\d+)/m.exec(fs.readFileSync(file, "utf8"))?.[1] ?? 0) * KIB;
}
