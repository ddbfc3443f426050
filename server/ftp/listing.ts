/** A file or folder as it is listed. */
export type Entry = {
  name: string;
  isFolder?: boolean;
  /** Null: it is known when the file is fetched. */
  bytes: number | null;
  at: Date;
  /** May the client take it away or rename it? */
  isOwn?: boolean;
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const HALF_A_YEAR_MS = 182 * 86_400_000;
const two = (number: number) => String(number).padStart(2, "0");

/** `20261120090000`: RFC 3659's moment, in UTC. */
export const ftpTime = (at: Date): string => at.toISOString().replaceAll(/\D/g, "").slice(0, 14);

/** LIST: as `ls -l` shows it, which is what clients have learnt to read. */
export function asListed({ name, isFolder, bytes, at, isOwn }: Entry, now: Date): string {
  const mode = isFolder ? "drwxr-xr-x" : isOwn ? "-rw-r--r--" : "-r--r--r--";
  const day = `${months[at.getUTCMonth()]} ${String(at.getUTCDate()).padStart(2, " ")}`;
  const isRecent = Math.abs(now.getTime() - at.getTime()) < HALF_A_YEAR_MS;
  const time = isRecent ? `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}` : ` ${at.getUTCFullYear()}`;
  return `${mode} 1 loupe loupe ${String(bytes ?? 0).padStart(12, " ")} ${day} ${time} ${name}`;
}

/** MLSD: RFC 3659's facts. */
export function asFacts({ name, isFolder, bytes, at, isOwn }: Entry): string {
  const permissions = isFolder ? (isOwn ? "cel" : "el") : isOwn ? "rdf" : "r";
  const size = isFolder || bytes === null ? "" : `size=${bytes};`;
  return `type=${isFolder ? "dir" : "file"};${size}modify=${ftpTime(at)};perm=${permissions}; ${name}`;
}
