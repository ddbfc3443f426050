import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";

const sshd = ["/usr/sbin/sshd", "/usr/local/sbin/sshd"].find(existsSync);
export const hasOpenSsh = sshd !== undefined && process.platform === "linux";

export type OpenSshPeer = { port: number; user: string; privateKey: string; close(): Promise<void> };

/** OpenSSH's own server on a free port, for the user of this process, by a key. `folder` holds what it is made of. */
export async function openSshPeer(folder: string): Promise<OpenSshPeer> {
  for (const name of ["host", "me"]) {
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", path.join(folder, name)]);
  }
  const port = await freePort();
  writeFileSync(
    path.join(folder, "sshd_config"),
    [
      `Port ${port}`,
      "ListenAddress 127.0.0.1",
      `HostKey ${folder}/host`,
      "PidFile none",
      `AuthorizedKeysFile ${folder}/me.pub`,
      "StrictModes no",
      "UsePAM no",
      "PasswordAuthentication no",
      "PermitRootLogin yes",
      "Subsystem sftp internal-sftp",
      "ForceCommand internal-sftp",
    ].join("\n"),
  );
  const undo = lendFolder();
  const server = spawn(sshd ?? "sshd", ["-D", "-e", "-f", path.join(folder, "sshd_config")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await listens(server);
  return {
    port,
    user: os.userInfo().username,
    privateKey: readFileSync(path.join(folder, "me"), "utf8"),
    async close() {
      const over = once(server, "exit");
      server.kill();
      await over;
      undo();
    },
  };
}

/** The empty folder that the server insists on when it runs as root, as its own service would make it. */
function lendFolder(): () => void {
  const lent = "/run/sshd";
  if (process.getuid?.() !== 0 || existsSync(lent)) return () => {};
  mkdirSync(lent, { mode: 0o755 });
  return () => rmdirSync(lent);
}

async function listens(server: ChildProcess): Promise<void> {
  let said = "";
  for await (const part of server.stderr ?? []) {
    said += part;
    if (said.includes("Server listening")) break;
  }
  if (!said.includes("Server listening")) throw new Error(`sshd does not start: ${said}`);
}
