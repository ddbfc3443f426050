import type { FastifyInstance, FastifyRequest } from "fastify";
import { businessInReach } from "../access/business-reach.ts";
import { insistOnDocuments } from "../access/kyc-documents.ts";
import { linkedDocument } from "../db/queries/kyc.ts";
import { downloadKey } from "../files/downloads.ts";
import { readPaper } from "../files/read-paper.ts";
import { type Actor, insistOnOwnEyes, may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { costOfFile } from "../house/limits/cost-of.ts";
import { inTransaction, readingContext } from "../house/unit-of-work.ts";
import { actorOf } from "../sign-in/sessions.ts";
import { deviceOf } from "./device.ts";
import { neverRun } from "./files.ts";
import { addressOf } from "./kept-address.ts";

const rights = ["kyc:read", "customer-profile/business:read"];

/** Shows a document to the account that its link was made for, if it may still see it. The log records the look. */
export async function documentRoutes(app: FastifyInstance, house: House): Promise<void> {
  app.get<{ Params: { key: string } }>("/files/kyc/:key", async (request, reply) => {
    const actor = await actorOf(house, request.headers.authorization);
    await house.work.spend(house, actor, addressOf(request), costOfFile);
    insistOnOwnEyes(actor);
    const origin = originOf(request, actor);
    const document = await linkedFor(house, origin, request.params.key);
    const bytes = await readPaper(house, document);
    await inTransaction(house, origin, async ({ audit }) => {
      const { id, category, sha256 } = document;
      audit.push({ workflow: "kyc_link", item: id, transition: "kyc_link.open", after: { category, sha256 } });
    });
    return reply
      .type(document.media_type)
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(document.original_name)}`)
      .headers(neverRun)
      .send(bytes);
  });
}

type Origin = ReturnType<typeof originOf>;
const originOf = (request: FastifyRequest, actor: Actor) => ({
  actor,
  requestId: request.id,
  operation: "openDocument",
  address: addressOf(request),
  device: deviceOf(request.headers["user-agent"]),
});

async function linkedFor(house: House, origin: Origin, key: string) {
  const { actor } = origin;
  const found = downloadKey.test(key) ? await linkedDocument(house.db, key, actor.accountId, house.now()) : undefined;
  if (!found || !rights.some((right) => may(actor, right))) throw new Problem("notFound");
  insistOnDocuments(actor, "read");
  await businessInReach(readingContext(house, origin), found.business_id, "read");
  return found;
}
