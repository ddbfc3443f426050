import { setTimeout as pause } from "node:timers/promises";
import { beginFlags, flagDeadLinks } from "../../db/queries/dead-links.ts";
import { followLinks, walkLinks } from "../../db/queries/gathered-links.ts";
import { type DueLink, dueLinks, keepLooked, type LookedAt } from "../../db/queries/media-links.ts";
import { beginWalk, followChanges } from "../../db/queries/stone-sweeps.ts";
import { within } from "../../ground/within.ts";
import type { House } from "../../house/house.ts";
import type { Job } from "../../house/job.ts";
import { lookAtLink, type Verdict } from "../../remote/look-at-link.ts";

/** Servers that are visited at the same time, each by one visit after another. */
const HOSTS_AT_ONCE = 4;
const PAUSE_MS = 200;
const VISIT_MS = 10_000;
/** The links of one server in a turn, and of all. */
const OF_EACH = 500;
const MOST = 5000;
const TURN_MS = 4 * 60_000;
/** Stones whose links are gathered, or whose flags are compared, in one statement. */
const STONES_AT_ONCE = 20_000;
/** In a turn links are gathered for so long, and flags compared: links are looked at meanwhile in a large house too. */
const SLICES_MS = 60_000;
/** Without an answer so often in a row, a link counts as dead. */
const TRIES = 3;
/** A server that does not answer so often in a row is left alone for this turn. */
const FAULTS_OF_HOST = 5;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const nextLook: Record<Verdict["state"], number> = { alive: 14 * dayMs, unsure: 6 * hourMs, dead: 3 * dayMs };

/**
 * Looks after the links of stones to pictures, videos and certificates on other servers: a few at once, one after another on
 * each server. What is dead is flagged on the stone, so that a search for stones with a video finds none without.
 */
export const checkMedia: Job<Record<never, never>> = {
  name: "checkMedia",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, signal }) {
    const { db } = house;
    const now = house.now();
    await gather(house, within(SLICES_MS, signal));
    const due = await dueLinks(db, now, { ofEach: OF_EACH, most: MOST });
    const queues = [...byHost(due).values()];
    const time = within(TURN_MS, signal);
    const walkers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let links = queues.shift(); links && !time.aborted; links = queues.shift()) await visit(house, links, time);
    });
    await Promise.all(walkers);
    await flag(house, within(SLICES_MS, signal));
  },
};

/** Gathers links slice by slice: first those of all stones, then those of stones that change. The next turn goes on there. */
async function gather(house: House, signal: AbortSignal): Promise<void> {
  const { db } = house;
  const now = house.now();
  await beginWalk(db, "media_sweep", now);
  while (!signal.aborted && (await walkLinks(db, now, STONES_AT_ONCE)));
  if (!signal.aborted) await followChanges(db, signal, (turn) => followLinks(db, now, turn, STONES_AT_ONCE));
}

/** Flags what is dead: first what an earlier turn left over, then anew if a link has died, or lives again, since it began. */
async function flag({ db }: House, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await flagDeadLinks(db, STONES_AT_ONCE)));
  if (signal.aborted) return;
  await beginFlags(db);
  while (!signal.aborted && (await flagDeadLinks(db, STONES_AT_ONCE)));
}

function byHost(links: readonly DueLink[]): Map<string, DueLink[]> {
  const hosts = new Map<string, DueLink[]>();
  for (const link of links) hosts.set(link.host, [...(hosts.get(link.host) ?? []), link]);
  return hosts;
}

/** Looks at the links of one server, and keeps what it found even when it is stopped on the way. */
async function visit(house: House, links: readonly DueLink[], signal: AbortSignal): Promise<void> {
  const looked: LookedAt[] = [];
  let silent = 0;
  for (const link of links) {
    if (signal.aborted || silent >= FAULTS_OF_HOST) break;
    const verdict = await lookAtLink(link.field, link.url, { rules: house.remote, visitMs: VISIT_MS, signal }).catch(
      () => undefined,
    );
    if (!verdict) break; // the turn is over
    silent = verdict.state === "unsure" ? silent + 1 : 0;
    looked.push(lookedAt(link, verdict, house.now()));
    await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  if (looked.length > 0) await keepLooked(house.db, looked, house.now());
}

function lookedAt({ key, tries }: DueLink, { state, reason }: Verdict, now: Date): LookedAt {
  const isGivenUp = state === "unsure" && tries + 1 >= TRIES;
  const shown = isGivenUp ? "dead" : state;
  return {
    key,
    state: shown,
    reason,
    tries: state === "unsure" ? tries + 1 : 0,
    due_at: new Date(now.getTime() + nextLook[shown]),
  };
}
