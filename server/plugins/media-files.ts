import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { thumbnailsMadePerMinute } from "#domain/limits.ts";
import { type StoneMedia, stoneMedia } from "#domain/media.ts";
import { type MediumForm, mediaSource } from "../db/queries/kept-media.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { KeptMedia } from "../supply/media/kept-media.ts";
import { markedText } from "../wire/media-names.ts";
import { neverRun } from "./files.ts";
import { addressOf } from "./kept-address.ts";
import { onRequest } from "./on-request.ts";
import { rangeOf } from "./range-of.ts";

/** A week: what was made once does not change. */
const KEPT_SECONDS = 7 * 86_400;
const TRY_AGAIN_SECONDS = 60;

/** The house's own address of a stone's medium (server/wire/media-names.ts). */
const places = /^\/files\/media\/(\d{1,15})-([\w-]{22})\/(image|video|certificate)(?:\.\w{3})?$/;

/**
 * Serves the media of stones. A picture in a page has no way to say who asks, so the address is the key: it bears a mark
 * that only the house can make. The provider's server is asked by the house alone.
 */
export async function mediaRoutes(app: FastifyInstance, house: House): Promise<void> {
  const media = new KeptMedia(house);
  const made = new AMinute<string>();

  /** The provider's address behind one of the house's; null without a medium, or with a mark of somebody else's. */
  async function sourceOf(address: string): Promise<string | null> {
    const [, stone = "", mark = "", field = ""] = places.exec(address) ?? [];
    if (!house.safe.isMark(markedText(stone), mark)) return null;
    return mediaSource(house.db, Number(stone), stoneMedia.find((one) => one === field) as StoneMedia);
  }

  async function shownTo(request: FastifyRequest, form: MediumForm, source: string) {
    const { kept, mayMake } = await media.find(form, source);
    if (kept || !mayMake) return kept;
    const isTooMuch = made.spend(networkOf(addressOf(request)), thumbnailsMadePerMinute) !== undefined;
    return isTooMuch ? undefined : media.make(form, source);
  }

  /** The small picture of one of the house's addresses. Where there is none the answer is empty (204). */
  app.get<{ Querystring: { of?: unknown } }>("/files/thumbnails", async (request, reply) => {
    const { of } = request.query;
    const source = typeof of === "string" ? await sourceOf(of) : null;
    const shown = source === null ? undefined : await shownTo(request, "small", source);
    const bytes = shown && (await house.files.open(shown.name));
    if (!bytes) return nothing(reply);
    return kept(reply, shown.mediaType).send(bytes);
  });

  app.get("/files/media/:key/:file", async (request, reply) => {
    const source = await sourceOf(request.url.split("?", 1)[0] ?? "");
    if (source === null) throw new Problem("notFound");
    const shown = await shownTo(request, "whole", source);
    if (!shown) return onRequest(request, reply);
    const range = rangeOf(request.headers.range, shown.bytes);
    if (range === "beyond") {
      void reply.header("content-range", `bytes */${shown.bytes}`);
      throw new Problem("rangeBeyondFile");
    }
    const bytes = await house.files.open(shown.name, range);
    if (!bytes) return onRequest(request, reply);
    void kept(reply, shown.mediaType).header("accept-ranges", "bytes");
    if (!range) return reply.header("content-length", shown.bytes).send(bytes);
    return reply
      .code(206)
      .header("content-range", `bytes ${range.start}-${range.end}/${shown.bytes}`)
      .header("content-length", range.end - range.start + 1)
      .send(bytes);
  });
}

const kept = (reply: FastifyReply, mediaType: string) =>
  reply.type(mediaType).header("cache-control", `private, max-age=${KEPT_SECONDS}`).headers(neverRun);

const nothing = (reply: FastifyReply) =>
  reply.code(204).header("cache-control", `private, max-age=${TRY_AGAIN_SECONDS}`).send();
