import { addresses } from "#domain/addresses.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { momentOf } from "#domain/search/moment.ts";
import { availabilityCodes, type StoneSearch, searchModes } from "#domain/search/stone-search.ts";
import { one } from "../db/crud.ts";
import { earliestArrival, noteTold, untoldStones } from "../db/queries/demands.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { letters } from "../mail/letters.ts";
import { type Addressee, tell } from "../mail/tell.ts";
import { viewerOfKept } from "../search/kept.ts";
import { vocabulary } from "../search/search-term.ts";

const AT_ONCE = 1000;
const LINES = 10;

/**
 * Tells the owner of a demand the stones that it found, as the owner sees them. The letter and the mark of its stones
 * are in one transaction: no stone is told of twice, and none is lost after a failure.
 */
export async function tellDemand(ctx: Context, id: number, { owner, to }: { owner: Actor; to: Addressee }) {
  const demand = await one(ctx, "demand", id, "lock");
  if (!demand.is_active) return;
  const { search } = demand.params;
  const viewer = await asOwner(ctx, owner, search, demand.client_id);
  if (!viewer) return;
  const arrived = await newStones(ctx, viewer, demand);
  if (arrived.length === 0) return;
  const stones = await ctx.house.stock.priced(ctx.db, viewer, await ctx.plainStones(arrived.slice(0, LINES)));
  const client = demand.client_id === null ? null : { id: demand.client_id };
  const since = await earliestArrival(ctx.db, arrived);
  const told: StoneSearch = { ...search, since: momentOf(since.getTime() / 1000), sort: "-arrived_at" };
  const address = addresses.kept({ search: told, search_type: searchModes.normal, client });
  const letter = letters.demandStones({
    name: demand.name,
    filter: describeSearch(search, await vocabulary(ctx)),
    pieces: arrived.length,
    stones,
    link: `${ctx.house.publicUrl}${address}`,
  });
  await noteTold(ctx.db, id, arrived, ctx.now);
  const { subject: title, blocks: paragraphs } = letter;
  await tell(ctx, to, { kind: "demandStones", title, paragraphs, path: address }, letter);
}

/** The owner as a viewer; undefined if the owner may not search like that any more. */
async function asOwner(ctx: Reading, actor: Actor, search: StoneSearch, clientId: number | null) {
  try {
    return await viewerOfKept({ ...ctx, actor }, { search, clientId });
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

type Demand = { id: number; created_at: Date; params: { search: StoneSearch } };

/** The free stones that the demand finds and that arrived since it was made, the latest first. */
async function newStones({ db, house }: Reading, viewer: Viewer, demand: Demand): Promise<number[]> {
  const { search } = demand.params;
  const { status: _, ...attributes } = search.attributes ?? {};
  const madeOn = dayIn(house.timeZone, demand.created_at);
  const asked: StoneSearch = {
    ...search,
    attributes,
    availability: availabilityCodes.available,
    startDate: search.startDate && search.startDate > madeOn ? search.startDate : madeOn,
    sort: "-arrived_at",
  };
  const all: number[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const { ids = [] } = await house.stock.find(db, viewer, { search: asked, answer: "page", offset, size: AT_ONCE });
    all.push(...(await untoldStones(db, demand, ids)));
    if (ids.length < AT_ONCE) return all;
  }
}
