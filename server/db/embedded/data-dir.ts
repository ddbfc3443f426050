import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Log } from "../../ground/log.ts";
import { insistOnRoots, makeFolder, nearest } from "./folders.ts";
import { canEnter, serverUser } from "./server-user.ts";

const FAR = "/var/lib/loupe";

interface Choice {
  /** The value of DATA_DIR. */
  wish?: string;
  log: Log;
  project?: string;
  far?: string;
}

/**
 * The folder of the portal's data: DATA_DIR, or `data` in the project. If root's project lies in a folder that the
 * server's user cannot enter, it is a folder under /var/lib/loupe. A folder with data is used again.
 */
export function chooseDataDir({ wish, log, project = process.cwd(), far = FAR }: Choice): string {
  if (wish) return path.resolve(wish);
  const near = path.join(fs.realpathSync(project), "data");
  if (process.getuid?.() !== 0 || holdsData(near)) return near;
  const user = serverUser(path.join(near, "postgres"));
  const away = path.join(far, `${path.basename(path.dirname(near))}-${shortHash(near)}`);
  if (!holdsData(away) && canEnter(nearest(near), user)) return near;
  makeFolder(far);
  insistOnRoots(far);
  log.info(
    `the data is in ${away}: under root PostgreSQL runs as user ${user.name}, who could not enter ${path.dirname(near)}`,
  );
  return away;
}

function holdsData(dir: string): boolean {
  return fs.existsSync(path.join(dir, "postgres"));
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
