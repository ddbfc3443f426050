import { existsSync } from "node:fs";
import { installPackages, mayInstall } from "./debian.mjs";

/** Programs of others that tests of the whole tier talk with, and Debian's packages of them. Without one its tests are skipped. */
export const servers = [
  ["/usr/sbin/exim4", "exim4-daemon-light"],
  ["/usr/sbin/dovecot", "dovecot-imapd"],
  ["/usr/sbin/sshd", "openssh-server"],
  ["/usr/sbin/vsftpd", "vsftpd"],
  ["/usr/bin/promtool", "prometheus"],
];

/** The same for tests of the night. */
const ofTheNight = [["/usr/sbin/pgbouncer", "pgbouncer"]];

/** Installs what the tests of a tier lack, if this is root on Debian. */
export async function ensureServers(tier) {
  const needed = { day: [], whole: servers, night: [...servers, ...ofTheNight] };
  const missing = needed[tier].filter(([program]) => !existsSync(program)).map(([, name]) => name);
  if (missing.length > 0 && mayInstall()) await installPackages(missing);
}
