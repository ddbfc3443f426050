import { accountAsActor } from "../db/queries/sessions.ts";
import { keepDownload } from "../files/downloads.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Job } from "../house/job.ts";
import { readingContext } from "../house/unit-of-work.ts";
import { makeClientExport } from "./make-client-export.ts";

/** Writes a file of clients for whoever asked, as they may know them now. */
export const exportClients: Job<{ ids: readonly number[]; accountId: number }> = {
  name: "exportClients",
  atOnce: 2,
  isInTurn: true,
  async run({ accountId, ids }, { house, id, signal, progress, made }) {
    const account = await accountAsActor(house.db, accountId);
    if (!account) throw new Problem("notFound");
    const actor = { accountId, roleId: account.role_id, sessionKey: "", rights: account.rights };
    if (!may(actor, "client:read")) throw new Problem("forbidden");
    const ctx = readingContext(house, { actor, requestId: id, operation: "exportClients" });
    const onBatch = async (done: number) => {
      signal.throwIfAborted();
      await progress(done, ids.length);
    };
    await progress(0, ids.length);
    await made(await makeClientExport(ctx, ids, (file) => keepDownload(house, house.db, accountId, file), onBatch));
  },
};
