import type { FastifyInstance } from "fastify";
import { storedName } from "../files/file-store.ts";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";

/** Serves pictures under their random names. Bytes never run here, whatever they are. */
export async function fileRoutes(app: FastifyInstance, house: House): Promise<void> {
  app.get<{ Params: { name: string } }>("/files/:name", async (request, reply) => {
    const { name } = request.params;
    const row = storedName.test(name)
      ? await house.db.selectFrom("stored_file").select("media_type").where("name", "=", name).executeTakeFirst()
      : undefined;
    const bytes = row && (await house.files.open(name));
    if (!row || !bytes) throw new Problem("notFound");
    return reply
      .type(row.media_type)
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .send(bytes);
  });
}
