import type { FastifyInstance, FastifyReply } from "fastify";
import { thumbnailsMadePerMinute } from "#domain/limits.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { Thumbnails } from "../supply/media/thumbnails.ts";
import { neverRun } from "./files.ts";
import { addressOf } from "./kept-address.ts";

/** A week: what was made once does not change. */
const KEPT_SECONDS = 7 * 86_400;
const TRY_AGAIN_SECONDS = 60;

/**
 * Serves the small pictures of stones. A picture in a page has no way to say who asks, so the picture's own address is the
 * key: the house knows only those that its stones link to. Where there is none the answer is empty (204), and the page
 * shows its sign for a picture.
 */
export async function thumbnailRoutes(app: FastifyInstance, house: House): Promise<void> {
  const thumbnails = new Thumbnails(house);
  const made = new AMinute<string>();
  app.get<{ Querystring: { of?: unknown } }>("/files/thumbnails", async (request, reply) => {
    const { of } = request.query;
    if (typeof of !== "string" || !URL.canParse(of) || !of.startsWith("http")) return nothing(reply);
    const { kept, mayMake } = await thumbnails.find(of);
    const isTooMuch =
      mayMake !== undefined && made.spend(networkOf(addressOf(request)), thumbnailsMadePerMinute) !== undefined;
    const shown = kept ?? (mayMake === undefined || isTooMuch ? undefined : await thumbnails.make(mayMake, of));
    const bytes = shown && (await house.files.open(shown.name));
    if (!bytes) return nothing(reply);
    return reply
      .type(shown.mediaType)
      .header("cache-control", `private, max-age=${KEPT_SECONDS}`)
      .headers(neverRun)
      .send(bytes);
  });
}

const nothing = (reply: FastifyReply) =>
  reply.code(204).header("cache-control", `private, max-age=${TRY_AGAIN_SECONDS}`).send();
