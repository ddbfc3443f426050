import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { isDiskFull, renameUnlessThere, syncDir } from "./folders.ts";
import { clustersIn, makeTempDir } from "./home.ts";
import { asServer, type Place } from "./place.ts";

/** Creates a missing cluster, but never an empty one beside the data of another version. */
export async function createClusterUnlessThere(place: Place) {
  const { home, cluster, user, programs } = place;
  if (fs.existsSync(cluster)) return;
  const [other] = clustersIn(home);
  if (other) {
    throw new Error(
      `${home} holds data of PostgreSQL ${other}, but the programs are PostgreSQL ${programs.major}: set PG_BIN to those of ${other}`,
    );
  }
  const fresh = makeTempDir(`${home}/new-`, user); // an interrupted initdb must not leave half a cluster
  try {
    await initdb(place, fresh);
    renameUnlessThere(fresh, cluster);
    for (const dir of [home, path.dirname(home)]) syncDir(dir);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

async function initdb(place: Place, into: string) {
  const { bin, major } = place.programs;
  const options = ["-D", into, "-U", "postgres", "--encoding=UTF8", "--locale=C", "--data-checksums", "--auth=peer"];
  try {
    await promisify(execFile)(path.join(bin, "initdb"), [...options, ...sortByCodePoint(major)], asServer(place));
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const why = stderr?.match(/(?:error|FATAL): *(.*)/)?.[1] ?? message.trim();
    throw new Error(`cannot create the database: ${isDiskFull(into) ? `the disk of ${place.home} is full` : why}`);
  }
}

/** The options for one sort order on every system: Unicode's code points, with upper and lower case for all letters. */
function sortByCodePoint(major: number): string[] {
  if (major >= 17) return ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  // Sorted by --locale=C: byte by byte, which in UTF-8 is the same.
  return [`--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`];
}
