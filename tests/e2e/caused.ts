import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { inDatabase } from "./in-database.ts";

/** The folder for the journeys' transitions, named by `npm run walk -- --browser`. Without it nothing is noted. */
const folder = process.env.WALK_FOLDER;

/** One GET acts: it sends a mail rule (spec §7). */
const actByGet = /\/bulk-email\/send-email\//;

/** The browsers' requests to a house, and the machines' transitions that they caused: the log names the request. */
export class Caused {
  readonly #requests = new Set<string>();

  watch(context: BrowserContext): void {
    if (!folder) return;
    context.on("response", (response) => {
      const id = response.headers()["x-request-id"];
      const isAct = response.request().method() !== "GET" || actByGet.test(response.url());
      if (id && isAct) this.#requests.add(id);
    });
  }

  /** Writes the transitions while the house still runs. */
  async keep(dataDir: string): Promise<void> {
    if (!folder || this.#requests.size === 0) return;
    const rows = await inDatabase(
      dataDir,
      "SELECT DISTINCT data->>'transition' AS transition FROM audit_event WHERE data ? 'model' AND data->>'request_id' = ANY ($1)",
      [[...this.#requests]],
    );
    mkdirSync(folder, { recursive: true });
    const transitions = rows.map(({ transition }) => transition as string).sort();
    writeFileSync(path.join(folder, `browser-${process.pid}.json`), JSON.stringify(transitions));
  }
}
