import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityOfReference } from "./content-security.ts";
import type { Contract } from "./contract/openapi.ts";

const compressed = promisify(gzip);
const library = createRequire(import.meta.url);
const fromLibrary = (name: string) => () => readFile(library.resolve(`swagger-ui-dist/${name}`));

/**
 * `/api/openapi.json`: the contract as one file. `/api/docs`: the same for reading, with a library that calls no other
 * host.
 */
export async function apiReference(app: FastifyInstance, contract: Contract): Promise<void> {
  const texts: Record<string, [type: string, read: () => Promise<Buffer>]> = {
    "/api/openapi.json": ["application/json", async () => Buffer.from(JSON.stringify(contract))],
    "/api/docs": ["text/html", async () => Buffer.from(page)],
    "/api/docs/open.js": ["text/javascript", async () => Buffer.from(opening)],
    "/api/docs/swagger-ui.css": ["text/css", fromLibrary("swagger-ui.css")],
    "/api/docs/swagger-ui-bundle.js": ["text/javascript", fromLibrary("swagger-ui-bundle.js")],
  };
  for (const [url, [type, read]] of Object.entries(texts)) app.get(url, sender(`${type}; charset=utf-8`, read));
}

/** Sends a text that stays the same while the process lives: it is read and compressed once, at the first request. */
function sender(type: string, read: () => Promise<Buffer>) {
  const prepare = async () => {
    const plain = await read();
    const tag = `W/"${createHash("sha256").update(plain).digest("base64url")}"`;
    return { plain, packed: await compressed(plain, { level: 9 }), tag };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    prepared ??= prepare();
    const { plain, packed, tag } = await prepared;
    void reply.headers({ etag: tag, "cache-control": "no-cache", vary: "accept-encoding" }).type(type);
    if (type.startsWith("text/html")) void reply.header("content-security-policy", contentSecurityOfReference);
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    const takesPacked = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    return takesPacked ? reply.header("content-encoding", "gzip").send(packed) : reply.send(plain);
  };
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Loupe: the API</title>
    <link rel="icon" href="/icon.svg">
    <script src="/color-scheme.js"></script>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/open.js"></script>
  </body>
</html>
`;

/** The page is for reading: no calls from it, no keys, and no validator on another host. */
const opening = `const { dataset, classList } = document.documentElement;
classList.toggle("dark-mode", dataset.mantineColorScheme === "dark");
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  filter: true,
  showExtensions: true,
  supportedSubmitMethods: [],
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null } })],
  validatorUrl: null,
});
`;
