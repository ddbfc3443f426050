import fs from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** The processor time of a process so far; 0 on a system that does not tell. */
export function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return 0;
  const fields = fs.readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS; // The time in its own code, and in the system's for it.
}
