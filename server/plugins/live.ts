import type { FastifyInstance, FastifyReply } from "fastify";
import { roleIds } from "#domain/roles.ts";
import { isBuyer } from "../access/client.ts";
import { mayKnowOf, viewerOf } from "../access/viewer.ts";
import { type Actor, may } from "../ground/actor.ts";
import { streamMoved } from "../ground/measure.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AtOnce } from "../house/limits/at-once.ts";
import { costOfStream } from "../house/limits/cost-of.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { readingContext } from "../house/unit-of-work.ts";
import type { Viewer } from "../house/viewer.ts";
import { StoneFeed, type StoneNews } from "../search/live/stone-feed.ts";
import { actorOf } from "../sign-in/sessions.ts";
import { addressOf } from "./kept-address.ts";

const RETRY_SECONDS = 30;
const HEARTBEAT_MS = 20_000;
/** A watcher who reads nothing of so much is cut off, and is told on their return what they missed. */
const UNREAD_BYTES = 1_000_000;
const horizonForm = /^\d{1,18}$/;

/**
 * `GET /live/stones` sends server-sent events to a watcher with a session's token. They tell changed stones, and a new
 * standing or new documents of the watcher's own business, and their own notices. The house's people are told of all clients' documents, and that somebody came or went. One
 * feed tells one person; feeds are limited by account and network. A watcher who comes back with `Last-Event-ID` is
 * told the changes meanwhile. The session and its holder's sight are looked up anew before anything is told.
 */
export async function liveRoutes(app: FastifyInstance, house: House): Promise<void> {
  const feed = new StoneFeed(house);
  const open = new Set<FastifyReply["raw"]>();
  app.addHook("preClose", async () => {
    for (const raw of open) raw.end();
    feed.stop();
  });

  const ofAccount = new AtOnce<number>();
  const ofAddress = new AtOnce<string>();
  /** Counts one more feed until it is left, and refuses too many. Somebody who is gone already is not counted. */
  const enter = async (actor: Actor, address: string, raw: FastifyReply["raw"]): Promise<(() => void) | "gone"> => {
    const { streamsPerGuest, streamsPerAccount, streamsPerAddress } = house.limits;
    await house.work.spend(house, actor, address, costOfStream);
    if (raw.destroyed) return "gone";
    const network = networkOf(address);
    const isGuest = actor.roleId === roleIds.guest;
    const refusal = new Problem("tooManyRequests", { retryAfter: RETRY_SECONDS });
    if (!ofAccount.lets(actor.accountId, isGuest ? streamsPerGuest : streamsPerAccount)) throw refusal;
    if (!ofAddress.lets(network, streamsPerAddress)) {
      ofAccount.leaves(actor.accountId);
      throw refusal;
    }
    return () => {
      ofAccount.leaves(actor.accountId);
      ofAddress.leaves(network);
    };
  };

  app.get("/live/stones", { config: { isStream: true } }, async (request, reply) => {
    const { authorization } = request.headers;
    const { actor } = await watcherOf(house, authorization);
    const { raw } = reply;
    const leave = await enter(actor, addressOf(request), raw);
    const last = request.headers["last-event-id"];
    reply.hijack();
    if (leave === "gone") return;
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      connection: "close", // else a stopping portal would wait for it
    });
    raw.write(": live\n\n");
    open.add(raw);
    streamMoved.tell({ by: 1 });

    let telling = Promise.resolve();
    const say = (eventFor: (viewer: Viewer, isOfHouse: boolean) => string) => {
      telling = telling.then(async () => {
        if (raw.writableEnded) return;
        const watcher = await watcherOf(house, authorization).catch(() => null);
        if (!watcher) raw.end();
        else if (raw.writableLength > UNREAD_BYTES) raw.destroy();
        else raw.write(eventFor(watcher.viewer, watcher.isOfHouse));
      });
    };
    const tell = (news: StoneNews) => say((viewer) => eventOf(news, viewer));
    // The viewer's own business may or may not take stones any more: the portal reads the signed-in user again.
    const hush = feed.hear((id, what) => {
      if (what === "notices") {
        if (id === "any" || id === actor.accountId) say(() => "event: notices\ndata: {}\n\n");
        return;
      }
      // Content is written for whoever buys, and is read by their own rights.
      if (what === "content") return say((_, isOfHouse) => (isOfHouse ? "" : "event: content\ndata: {}\n\n"));
      // Whoever may not look up anybody is not told that somebody came, or that a client stands otherwise.
      if (what === "people" || what === "clients")
        return say((_, isOfHouse) => (isOfHouse ? `event: ${what}\ndata: {}\n\n` : ""));
      say(({ businessId }, isOfHouse) => {
        // Whose documents they are, whoever has that case before them reads for themselves.
        if (what === "documents")
          return isOfHouse || id === "any" || businessId === id ? "event: documents\ndata: {}\n\n" : "";
        return id === "any" || businessId === id ? "event: business\ndata: {}\n\n" : "";
      });
    });
    const beat = setInterval(() => raw.write(": still here\n\n"), HEARTBEAT_MS).unref();
    const { ready, stop } = feed.watch(tell, typeof last === "string" && horizonForm.test(last) ? last : undefined);
    raw.on("close", () => {
      clearInterval(beat);
      hush();
      stop();
      leave();
      open.delete(raw);
      streamMoved.tell({ by: -1 });
    });
    await ready.catch((error: unknown) => {
      request.log.warn({ err: error }, "the stone feed cannot begin");
      raw.end(); // the watcher comes back
    });
  });
}

/** The watching actor and viewer, if they may still watch. */
async function watcherOf(house: House, authorization: string | undefined) {
  const actor = await actorOf(house, authorization, "stones:read");
  if (!may(actor, "search:read")) throw new Problem("forbidden");
  const viewer: Viewer = await viewerOf(readingContext(house, { actor, requestId: "live", operation: "live" }));
  return { actor, viewer, isOfHouse: !isBuyer(actor.roleId) };
}

/** The event for a viewer. Of a stone out of their sight it tells only that it is gone. */
function eventOf({ horizon, stones }: StoneNews, { access }: Viewer): string {
  if (stones === "many") return `id: ${horizon}\nevent: many\ndata: {}\n\n`;
  const told = stones
    .filter((stone) => mayKnowOf(access, stone))
    .map(({ id, stock_no, status }) => {
      const isVisible = access.statuses === null || access.statuses.includes(status);
      return { id, stock_no, status: isVisible ? status : null };
    });
  return `id: ${horizon}\nevent: stones\ndata: ${JSON.stringify({ stones: told })}\n\n`;
}
