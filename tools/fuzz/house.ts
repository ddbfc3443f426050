import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readEnvironment } from "#server/environment.ts";
import { openHouse } from "#server/portal.ts";
import { buildApp } from "#server/services/web/app.ts";
import { demoNames, guestFields, openedSession } from "#support/actors.ts";
import { silentLogger } from "#support/silent-log.ts";

const most = "1000000000";

/** A house that listens, with senders and known values, and the defects from its log. */
export async function openFuzzHouse(stones: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "loupe-fuzz-"));
  fs.chmodSync(folder, 0o711); // As root the server runs as another user, who needs access.
  const defects: string[] = [];
  const error = (about: { err?: Error } | string, words = "") =>
    void defects.push(`${words} ${typeof about === "string" ? about : (about.err?.stack ?? "")}`);
  const log = { ...(silentLogger as object), error, child: () => log } as never;
  const env = readEnvironment({
    PORT: "0",
    DATA_DIR: path.join(folder, "data"),
    DEMO_HOUSE: "true",
    DEMO_STONES: String(stones),
    PUBLIC_CALLS_PER_MINUTE: "1000000",
    TELLING_CALLS_PER_MINUTE: "1000000",
    ACCOUNT_WORK_PER_MINUTE: most,
    GUEST_WORK_PER_MINUTE: most,
    ADDRESS_WORK_PER_MINUTE: most,
    GUESTS_PER_ADDRESS_PER_DAY: "1000000",
    GUESTS_PER_DAY: "1000000",
  });
  const open = await openHouse(env, log);
  const pages = path.join(folder, "pages");
  fs.mkdirSync(path.join(pages, "assets"), { recursive: true });
  fs.writeFileSync(path.join(pages, "index.html"), "<!doctype html>");
  fs.writeFileSync(path.join(pages, "assets", "a.js"), "export {};");
  const app = await buildApp(open.house, { logger: log, pages });
  const address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const { rows } = await open.database.pool.query<{ stock_no: string }>("SELECT stock_no FROM stone LIMIT 200");

  const guest = async () => {
    const payload = { data: guestFields };
    const url = "/api/v1/user/login?is_guest=true";
    const answer = await app.inject({ method: "POST", url, payload });
    return answer.json().data.token as string;
  };
  return {
    address,
    defects,
    /** The known stock numbers; a number of no stone for a house without stones. */
    stocks: stones > 0 ? rows.map(({ stock_no }) => stock_no) : ["JD1000001"],
    senders: [...demoNames, "guest", "nobody"] as const,
    /** The token of a new session, if the account still exists and may sign in. */
    tokenOf: async (name: string): Promise<string | undefined> => {
      if (name === "nobody") return undefined;
      if (name === "guest") return guest();
      return openedSession(open.house, name as (typeof demoNames)[number]).catch(() => undefined);
    },
    async close() {
      await app.close();
      await open.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
