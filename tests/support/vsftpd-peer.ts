import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { reachable } from "./reachable.ts";

const vsftpd = "/usr/sbin/vsftpd";
/** It needs to be root, as its anonymous guests are locked into a folder. */
export const hasVsftpd = existsSync(vsftpd) && process.getuid?.() === 0;

export type VsftpdPeer = { port: number; files: string; close(): Promise<void> };

/** vsftpd on a free port: anonymous guests read and write the folder `files`. With a certificate of its own making. */
export async function vsftpdPeer(folder: string): Promise<VsftpdPeer> {
  const pem = path.join(folder, "server.pem");
  execFileSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=peer -keyout ${pem} -out ${pem}.crt`.split(" "),
    {
      stdio: "ignore",
    },
  );
  const port = await freePort();
  const root = path.join(folder, "root");
  const files = path.join(root, "files");
  mkdirSync(files, { recursive: true });
  mkdirSync(path.join(folder, "empty"));
  chmodSync(folder, 0o755);
  chmodSync(root, 0o555);
  const ftp = Number(execFileSync("id", ["-u", "ftp"], { encoding: "utf8" }));
  chownSync(files, ftp, ftp);
  const settings = {
    listen: "YES",
    listen_address: "127.0.0.1",
    listen_port: port,
    background: "NO",
    anonymous_enable: "YES",
    local_enable: "NO",
    write_enable: "YES",
    anon_upload_enable: "YES",
    anon_mkdir_write_enable: "YES",
    anon_other_write_enable: "YES",
    anon_umask: "022",
    anon_root: root,
    ftp_username: "ftp",
    secure_chroot_dir: path.join(folder, "empty"),
    seccomp_sandbox: "NO",
    xferlog_enable: "NO",
    ssl_enable: "YES",
    allow_anon_ssl: "YES",
    force_local_data_ssl: "NO",
    force_local_logins_ssl: "NO",
    ssl_tlsv1: "YES",
    rsa_cert_file: `${pem}.crt`,
    rsa_private_key_file: pem,
  };
  const config = path.join(folder, "vsftpd.conf");
  writeFileSync(
    config,
    `${Object.entries(settings)
      .map((pair) => pair.join("="))
      .join("\n")}\n`,
  );
  const server = spawn(vsftpd, [config], { stdio: "ignore" });
  await reachable(port, "vsftpd");
  return {
    port,
    files,
    async close() {
      const over = once(server, "exit");
      server.kill();
      await over;
    },
  };
}
