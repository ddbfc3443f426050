import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { timedMark } from "#domain/timed-mark.ts";
import { Problem } from "../ground/problem.ts";

/**
 * The portal's pages: built files that never change under their name, and one page for every screen's address. Beside
 * them lie the documents, whole pages below `/docs/` that lead to each other by relative links. The page of a house whose
 * pages are timed bears a mark, by which it learns that.
 */
export async function portalPages(app: FastifyInstance, folder: string, isTimed: boolean): Promise<void> {
  const isBuilt = existsSync(path.join(folder, "index.html"));
  const marked = isBuilt && isTimed ? markedPage(path.join(folder, "index.html")) : undefined;
  const sendPage = (reply: FastifyReply) =>
    marked === undefined
      ? reply.sendFile("index.html")
      : reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(marked);
  if (isBuilt) {
    app.addHook("onRequest", async ({ routeOptions, url }) => {
      if (routeOptions.url === "/*" && !isPlain(url)) throw new Problem("notFound");
    });
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isNamedByContent = file.includes(`${path.sep}assets${path.sep}`);
        reply.setHeader("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  if (marked !== undefined) app.get("/", (_, reply) => sendPage(reply));
  if (isBuilt) app.get("/docs", (_, reply) => reply.redirect("/docs/", 308));
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (isBuilt && isScreen && request.url.startsWith("/docs/") && existsSync(path.join(folder, notADocument)))
      return reply.code(404).sendFile(notADocument, { etag: false, lastModified: false });
    if (isBuilt && isScreen && mayBeScreen(request.url)) {
      // A shared link is for those who have it, not for search engines.
      if (request.url.startsWith("/shared/")) reply.header("x-robots-tag", "noindex");
      return sendPage(reply);
    }
    throw new Problem("notFound");
  });
}

const markedPage = (file: string) =>
  readFileSync(file, "utf8").replace("</head>", `<meta name="${timedMark}" content="on" /></head>`);

const notADocument = "docs/404.html";

const placesOfFiles = /^\/(?:api\/(?:v1|docs)|assets|docs|files|media)(?:\/|$)/;
/**
 * No screen has a dot within its address, but for the word under a letter (mail/choice-token.ts). One at the end is the
 * full stop of the message that the link stood in.
 */
const isNameOfFile = (place: string) => /\.\w/.test(place) && !place.startsWith("/mail/");

/**
 * False for the address of a file that is not there, or that somebody guesses. A browser that keeps the page of an earlier
 * release must not take the page for a script, and a scanner must not take it for an answer.
 */
function mayBeScreen(url: string): boolean {
  const place = pathOf(url);
  return !placesOfFiles.test(place) && !isNameOfFile(place);
}

const pathOf = (url: string) => decodeURIComponent(url.split("?", 1)[0] ?? "");

/**
 * False for an address out of its folder, in any spelling, and for one that cannot be decoded: the file sender fails on
 * both.
 */
function isPlain(url: string): boolean {
  try {
    const place = pathOf(url);
    return !place.includes("\0") && !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(place);
  } catch {
    return false;
  }
}
