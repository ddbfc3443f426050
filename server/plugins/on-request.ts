import type { FastifyReply, FastifyRequest } from "fastify";
import { messages } from "#domain/messages.ts";
import { Problem } from "../ground/problem.ts";
import { html } from "../mail/letter/html.ts";

/**
 * The answer for a medium that the house cannot show: the page of a viewer, a file of another kind, or a server that is
 * away. A person reads a sentence, a page's picture stays empty. The provider's address is not told.
 */
export function onRequest({ headers }: FastifyRequest, reply: FastifyReply) {
  if (!headers.accept?.includes("text/html")) throw new Problem("mediumOnRequest");
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${messages.mediumOnRequest}</title><p>${messages.mediumOnRequest}</p></html>`;
  return reply.code(404).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page.source);
}
