import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { clustersIn } from "#server/db/embedded/home.ts";
import { readPidFile } from "#server/db/embedded/pid-file.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { silent } from "#support/silent-log.ts";

/** Where `npm run walk -- --browser` wants to find what journeys caused; elsewhere nothing is noted. */
const folder = process.env.WALK_FOLDER;

/** What browsers asked of a house, and which transitions of its machines that caused: the log names the request. */
export class Caused {
  readonly #requests = new Set<string>();

  watch(context: BrowserContext): void {
    if (!folder) return;
    context.on("response", (response) => {
      const id = response.headers()["x-request-id"];
      if (id && response.request().method() !== "GET") this.#requests.add(id);
    });
  }

  /** While the house still runs. */
  async keep(dataDir: string): Promise<void> {
    if (!folder || this.#requests.size === 0) return;
    const home = path.join(dataDir, "postgres");
    const clusters = clustersIn(home).map((name) => readPidFile(path.join(home, name)));
    const socketDir = clusters.find((found) => found?.ready)?.socketDir;
    if (!socketDir) throw new Error(`no database runs in ${home}`);
    const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 1 });
    const { rows } = await pool.query(
      "SELECT DISTINCT data->>'transition' AS transition FROM audit_event WHERE data ? 'model' AND data->>'request_id' = ANY ($1)",
      [[...this.#requests]],
    );
    await pool.end();
    mkdirSync(folder, { recursive: true });
    const transitions = rows.map(({ transition }) => transition as string).sort();
    writeFileSync(path.join(folder, `browser-${process.pid}.json`), JSON.stringify(transitions));
  }
}
