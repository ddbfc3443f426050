import type { FastifyInstance } from "fastify";
import { one } from "../db/crud.ts";
import { declinedBy } from "../db/queries/mail-declines.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { readChoiceToken } from "../mail/choice-token.ts";
import { chooseMails } from "../mail/choose-mails.ts";
import { addressOf } from "./kept-address.ts";

const bodyLimit = 2000;

/**
 * The one click of a reader of mail (RFC 8058): a POST to the address under a letter declines its kind, without a session,
 * a page or a redirect. The same address opened in a browser is a page (features/mail-choices) and changes nothing, since
 * programs that look at links open them too. A click twice is a click once.
 */
export async function oneClickRoutes(root: FastifyInstance, house: House): Promise<void> {
  const clicks = new AMinute<string>();
  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    app.post<{ Params: { token: string } }>("/mail/:token", { bodyLimit }, async (request, reply) => {
      const retryAfter = clicks.spend(networkOf(addressOf(request)), house.limits.publicCallsPerMinute);
      if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
      const named = readChoiceToken(house, request.params.token);
      if (!named) throw new Problem("notFound");
      await inTransaction(
        house,
        { requestId: request.id, operation: "oneClick", address: addressOf(request) },
        async (ctx) => {
          await one(ctx, "account", named.accountId, "lock");
          const declined = new Set([...(await declinedBy(ctx.db, named.accountId)), named.topic]);
          await chooseMails(ctx, named.accountId, [...declined]);
        },
      );
      return reply.header("cache-control", "no-store").type("text/plain").send("Done.\n");
    });
  });
}
