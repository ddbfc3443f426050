import { may } from "../actor.ts";
import { accountAsActor } from "../db/queries/sessions.ts";
import { makeClientExport } from "../export/make-client-export.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../problem.ts";
import { readingContext } from "../unit-of-work.ts";
import type { JobKind } from "./jobs.ts";

/** Writes a file of clients for whoever asked, as they may know them now. */
export const exportClients: JobKind<{ ids: readonly number[]; accountId: number }> = {
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
