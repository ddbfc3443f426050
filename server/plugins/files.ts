import type { FastifyInstance } from "fastify";
import { downloadOf } from "../db/queries/download-links.ts";
import { storedFile } from "../db/queries/stored-files.ts";
import { downloadKey } from "../files/downloads.ts";
import { storedName } from "../files/file-store.ts";
import { insistOnOwnEyes } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { costOfFile } from "../house/limits/cost-of.ts";
import { actorOf } from "../sign-in/sessions.ts";
import { addressOf } from "./kept-address.ts";

/** Headers of files: their bytes are shown, and never run. */
export const neverRun = {
  // The portal shows documents in a frame of its own pages.
  "content-security-policy": "default-src 'none'; frame-ancestors 'self'; sandbox",
  "x-frame-options": "SAMEORIGIN",
  "x-content-type-options": "nosniff",
};

/**
 * Serves pictures by their random names to anybody, and one person's files to that person's session. No bytes run here.
 */
export async function fileRoutes(app: FastifyInstance, house: House): Promise<void> {
  app.get<{ Params: { name: string } }>("/files/:name", async (request, reply) => {
    const { name } = request.params;
    const row = storedName.test(name) ? await storedFile(house.db, name) : undefined;
    const bytes = row && (await house.files.open(name));
    if (!row || !bytes) throw new Problem("notFound");
    return reply
      .type(row.media_type)
      .header("cache-control", "private, max-age=31536000, immutable")
      .headers(neverRun)
      .send(bytes);
  });

  app.get<{ Params: { key: string } }>("/files/exports/:key", async (request, reply) => {
    const { key } = request.params;
    const actor = await actorOf(house, request.headers.authorization, "any");
    await house.work.spend(house, actor, addressOf(request), costOfFile);
    insistOnOwnEyes(actor);
    const { accountId } = actor;
    const row = downloadKey.test(key) ? await downloadOf(house.db, key, accountId, house.now()) : undefined;
    const bytes = row && (await house.files.open(row.stored_name));
    if (!row || !bytes) throw new Problem("notFound");
    return reply
      .type(row.media_type)
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${row.file_name}"`)
      .headers(neverRun)
      .send(bytes);
  });
}
