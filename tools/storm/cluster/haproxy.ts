import fs from "node:fs";
import path from "node:path";
import { programs, startProgram } from "./programs.ts";

export type Behind = {
  /** The ports of the portals, and the one for people. */
  portals: readonly number[];
  peoplePort: number;
  /** The cluster's machines, and the port of whichever is the primary. */
  database?: { machines: readonly { name: string; port: number; restPort: number }[]; primaryPort: number };
};

export function startHaproxy(folder: string, behind: Behind): number {
  const file = path.join(folder, "haproxy.cfg");
  fs.writeFileSync(file, settingsOf(behind), { mode: 0o644 });
  return startProgram(folder, "haproxy", [programs.haproxy, "-f", file]);
}

/** People come to any portal that is ready. Portals come to the machine that says that it is the primary. */
const settingsOf = ({ portals, peoplePort, database }: Behind) => `defaults
  timeout connect 2s
  timeout client 2m
  timeout server 2m
listen people
  mode http
  bind 127.0.0.1:${peoplePort}
  balance roundrobin
  option redispatch
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${portals.map((port) => `  server portal-${port} 127.0.0.1:${port}`).join("\n")}
${database ? primaryOf(database) : ""}`;

const primaryOf = ({ machines, primaryPort }: Required<Behind>["database"]) => `listen primary
  mode tcp
  bind 127.0.0.1:${primaryPort}
  option httpchk GET /primary
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join("\n")}
`;
