import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reachable } from "./reachable.ts";

const dovecot = "/usr/sbin/dovecot";
/** It needs to be root, as it changes to users of its own. */
export const hasDovecot = existsSync(dovecot) && process.getuid?.() === 0;
export const withoutDovecot = "needs Debian's dovecot-imapd, and root";

export type DovecotPeer = {
  url: string;
  /** Lays messages into the mailbox, as a mail server delivers them. */
  deliver(...messages: (string | Buffer)[]): void;
  /** The messages that nobody has read yet, counted. */
  unread(): number;
  close(): Promise<void>;
};

/** Dovecot on a free port: one mailbox of one user, in a folder that the server's user can enter. */
export async function dovecotPeer(folder: string, port: number): Promise<DovecotPeer> {
  const mailbox = path.join(folder, "mail");
  const uid = Number(execFileSync("id", ["-u", "mail"], { encoding: "utf8" }));
  for (const part of [".", "new", "cur", "tmp"]) {
    mkdirSync(path.join(mailbox, part), { recursive: true });
    chownSync(path.join(mailbox, part), uid, 0);
  }
  const config = path.join(folder, "dovecot.conf");
  writeFileSync(config, settingsOf(folder, port));
  const server = spawn(dovecot, ["-F", "-c", config], { stdio: "ignore" });
  await reachable(port, "dovecot");
  let delivered = 0;
  return {
    url: `imap://bounces:six-quiet%2Flanterns@127.0.0.1:${port}`,
    deliver(...messages) {
      for (const message of messages) {
        delivered += 1;
        const name = `${1_700_000_000 + delivered}.M${delivered}.peer`;
        writeFileSync(path.join(mailbox, "new", name), message);
      }
    },
    unread: () =>
      readdirSync(path.join(mailbox, "new")).length +
      readdirSync(path.join(mailbox, "cur")).filter((name) => !/:2,.*S/.test(name)).length,
    async close() {
      const over = once(server, "exit");
      server.kill();
      await over;
    },
  };
}

const settingsOf = (folder: string, port: number) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 0
mail_location = maildir:${folder}/mail
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=six-quiet/lanterns
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}
}
`;
