/** A file or folder in a listing. */
export type Entry = {
  name: string;
  isFolder?: boolean;
  /** Null for a file that gets its size when it is fetched. */
  bytes: number | null;
  at: Date;
  /** True if the client may remove or rename it. */
  isOwn?: boolean;
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const HALF_A_YEAR_MS = 182 * 86_400_000;
const two = (number: number) => String(number).padStart(2, "0");

/** A moment of RFC 3659 in UTC: `20261120090000`. */
export const ftpTime = (at: Date): string => at.toISOString().replaceAll(/\D/g, "").slice(0, 14);

/** A line of LIST in the form of `ls -l`, which clients can read. */
export function asListed({ name, isFolder, bytes, at, isOwn }: Entry, now: Date): string {
  const mode = isFolder ? "drwxr-xr-x" : isOwn ? "-rw-r--r--" : "-r--r--r--";
  const day = `${months[at.getUTCMonth()]} ${String(at.getUTCDate()).padStart(2, " ")}`;
  const isRecent = Math.abs(now.getTime() - at.getTime()) < HALF_A_YEAR_MS;
  const time = isRecent ? `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}` : ` ${at.getUTCFullYear()}`;
  return `${mode} 1 loupe loupe ${String(bytes ?? 0).padStart(12, " ")} ${day} ${time} ${name}`;
}

/** A line of MLSD: the facts of RFC 3659. */
export function asFacts({ name, isFolder, bytes, at, isOwn }: Entry): string {
  const permissions = isFolder ? (isOwn ? "cel" : "el") : isOwn ? "rdf" : "r";
  const size = isFolder || bytes === null ? "" : `size=${bytes};`;
  return `type=${isFolder ? "dir" : "file"};${size}modify=${ftpTime(at)};perm=${permissions}; ${name}`;
}
