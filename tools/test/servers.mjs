import { existsSync } from "node:fs";
import { installPackages, mayInstall } from "./debian.mjs";

/** The programs of others that some tests talk with, and Debian's packages of them. Without one its tests are skipped. */
export const servers = [
  ["/usr/sbin/exim4", "exim4-daemon-light"],
  ["/usr/sbin/dovecot", "dovecot-imapd"],
  ["/usr/sbin/sshd", "openssh-server"],
  ["/usr/sbin/vsftpd", "vsftpd"],
  ["/usr/bin/promtool", "prometheus"],
];

/** The same for tests of the night. */
const ofTheNight = [["/usr/sbin/pgbouncer", "pgbouncer"]];

/** Installs what is missing, if this is root on Debian. */
export async function ensureServers(isNight) {
  const missing = [...servers, ...(isNight ? ofTheNight : [])]
    .filter(([program]) => !existsSync(program))
    .map(([, name]) => name);
  if (missing.length > 0 && mayInstall()) await installPackages(missing);
}
