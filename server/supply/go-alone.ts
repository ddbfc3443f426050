import { formatDateTime12 } from "#domain/format.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import { type LoadEvent, load as loadWorkflow } from "#machines/load.ts";
import { type ListTaken, type LoadRecord, listTakenAfter, waitingBefore } from "../db/queries/loads.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { askAboutLoad } from "./ask-about-load.ts";
import { beginCommit, commitFacts, lockedLoad } from "./commit-facts.ts";
import { nothingFound } from "./nothing-found.ts";

type Compared = { load: number; reading: number };
/** Has a load read again, in the caller's transaction. */
type ReadAgain = (ctx: Context, compared: Compared) => Promise<unknown>;

/**
 * The way of a compared load that nobody watches. Its machine decides: it is committed, compared again if the stock has
 * changed since, or waits for a person, who is told. While another load of the provider is being written it rests, and
 * is looked at later.
 */
export const goAlone = (house: House, compared: Compared, requestId: string, readAgain: ReadAgain): Promise<void> =>
  inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await lockedLoad(ctx, compared.load);
    if (load?.state !== "waiting" || !load.goes_alone || load.reading !== compared.reading) return;
    const later = await listTakenAfter(ctx.db, load);
    if (later !== undefined) return giveWay(ctx, load, later);
    const facts = await commitFacts(ctx, load, []);
    const event: LoadEvent = { type: "COMMIT", facts };
    const refusal = refusalOf(loadWorkflow, load, event, portal);
    if (load.mode === "whole" && (!refusal || namesStones(load)))
      for (const earlier of await waitingBefore(ctx.db, load)) await giveWay(ctx, earlier, load);
    if (!refusal) return beginCommit(ctx, load, { facts, actor: portal });
    if (refusal.message === "loadOutdated") return compareAgain(ctx, load, readAgain);
    if (refusal.message !== "loadBusy") await askAboutLoad(ctx, load);
  });

/** A list of which some row was read. A bare header says nothing of what earlier files said, unless it is taken itself. */
const namesStones = ({ counts }: LoadRecord): boolean => counts !== null && counts.rows > counts.refused;

/**
 * A whole list takes the place of earlier files: nobody has to decide about those, and nothing of them comes after it.
 * Its provider knows it by its file and time, as numbers of loads stand in no result of a folder.
 */
async function giveWay(ctx: Context, earlier: LoadRecord, { file_name, created_at }: ListTaken): Promise<void> {
  const { timeZone } = ctx.house;
  const came = `${formatDateTime12(created_at, timeZone)} (${timeZone})`;
  const sentence = `The list ${file_name} of ${came} took its place.`;
  await moveLoad(ctx, earlier, { event: { type: "CANCEL" }, actor: portal, moved: { sentence }, said: { sentence } });
}

async function compareAgain(ctx: Context, load: LoadRecord, readAgain: ReadAgain): Promise<void> {
  const reading = load.reading + 1;
  await moveLoad(ctx, load, { event: { type: "COMPARE_AGAIN" }, actor: portal, moved: { ...nothingFound, reading } });
  await readAgain(ctx, { load: load.id, reading });
}
