import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { reachable } from "./reachable.ts";

const exim = "/usr/sbin/exim4";
/** It needs to be root, as it changes to a user of its own. */
export const hasExim = existsSync(exim) && process.getuid?.() === 0;
export const withoutExim = "needs Debian's exim4-daemon-light, and root";

export type EximPeer = {
  url: string;
  /** The mails that it has delivered, as they lie in the mailbox. */
  delivered(): string[];
  /** Over how many connections its mails came. */
  connections(): number;
  close(): Promise<void>;
};

/** Exim on a free port of this machine. It takes mail for harbour.test from whoever signs in, and knows nobody there. */
export async function eximPeer(folder: string): Promise<EximPeer> {
  const port = await freePort();
  const uid = Number(execFileSync("id", ["-u", "Debian-exim"], { encoding: "utf8" }));
  chmodSync(folder, 0o755);
  for (const part of ["spool", "mail", "log"]) {
    mkdirSync(path.join(folder, part));
    chownSync(path.join(folder, part), uid, 0);
  }
  const config = path.join(folder, "exim.conf");
  writeFileSync(config, settingsOf(folder, port));
  const server = spawn(exim, ["-bdf", "-C", config], { stdio: "ignore" });
  await reachable(port, "exim");
  const mailbox = path.join(folder, "mail", "new");
  return {
    url: `smtp://house:six-quiet%2Flanterns@127.0.0.1:${port}?from=house@loupe.test`,
    delivered: () =>
      existsSync(mailbox) ? readdirSync(mailbox).map((name) => readFileSync(path.join(mailbox, name), "latin1")) : [],
    connections: () => {
      const log = readFileSync(path.join(folder, "log", "main"), "utf8");
      return new Set([...log.matchAll(/ <= .*\]:(\d+)/g)].map(([, from]) => from)).size;
    },
    async close() {
      const over = once(server, "exit");
      server.kill();
      await over;
    },
  };
}

const settingsOf = (folder: string, port: number) => `
primary_hostname = mail.harbour.test
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%s
log_selector = +incoming_port
keep_environment =
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
deliver_drop_privilege = true
host_lookup =
tls_advertise_hosts =
auth_advertise_hosts = *
acl_smtp_rcpt = rcpt
acl_smtp_data = data
begin acl
rcpt:
  deny message = 5.1.1 nobody of that name here
       local_parts = nobody
  accept authenticated = *
         domains = harbour.test
  deny message = 5.7.1 sign in first
data:
  accept
begin routers
here:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  maildir_format
  directory = ${folder}/mail
  return_path_add
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{house}}{eq{$auth3}{six-quiet/lanterns}}}}
  server_set_id = $auth2
`;
