/**
 * ClickHouse's own engine behind ClickHouse's HTTP interface, in a process of its own, so that it can be killed. Each
 * statement runs in the engine that npm brings (chdb), one after another; parameters, settings and the bodies of
 * inserts come as a server takes them. It prints its port.
 */
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Engine = {
  queryAsync(sql: string, options: { format: string }): Promise<{ text(): string }>;
  queryBindAsync(sql: string, values: object, options: { format: string }): Promise<{ text(): string }>;
};

const [packages = "", folder = "", port = "0", password = "", insertsLeft = ""] = process.argv.slice(2);
const { Session } = createRequire(packages)("chdb") as { Session: new (folder: string) => Engine };
const engine = new Session(folder);
/** The inserts after which the process ends as if it were killed; none if it lives on. */
let inserts = insertsLeft === "" ? Number.POSITIVE_INFINITY : Number(insertsLeft);
let busy: Promise<unknown> = Promise.resolve();

const server = createServer((request, response) => {
  const end = (status: number, text: string, headers = {}) => response.writeHead(status, headers).end(text);
  void (async () => {
    const { searchParams, pathname } = new URL(request.url ?? "/", "http://engine");
    if (pathname === "/ping") return end(200, "Ok.\n");
    const body = await buffer(request);
    if (!knows(request))
      return end(403, "Code: 516. DB::Exception: default: Authentication failed. (AUTHENTICATION_FAILED)");
    const { query, values } = await asked(request, searchParams, body);
    const isInsert = /^\s*INSERT\b/i.test(query);
    if (isInsert && inserts-- <= 0) process.kill(process.pid, "SIGKILL");
    const answer = busy.then(() => run(query, values));
    busy = answer.catch(() => {});
    const [, format = "JSONEachRow"] = /\bFORMAT (\w+)\s*$/.exec(query) ?? [];
    return end(200, await answer, { "x-clickhouse-format": format });
  })().catch((error: Error) => end(500, error.message, { "x-clickhouse-exception-code": codeOf(error) }));
});

/** The statement of a request: in the address before its data, in a form, or alone. */
async function asked(request: IncomingMessage, parameters: URLSearchParams, body: Buffer) {
  const type = request.headers["content-type"] ?? "";
  const form = type.startsWith("multipart/form-data")
    ? await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData()
    : new FormData();
  const fields = [...parameters, ...form] as [string, string][];
  const values = fields.flatMap(([name, value]) =>
    name.startsWith("param_") ? [[name.slice(6), escaped(value)]] : [],
  );
  const inAddress = parameters.get("query");
  const query = inAddress === null ? String(form.get("query") ?? body) : `${inAddress}\n${body}`;
  return { query, values: Object.fromEntries(values) as Record<string, string> };
}

async function run(query: string, values: Record<string, string>): Promise<string> {
  const options = { format: "JSONEachRow" };
  const plain = query.replace(/\bFORMAT JSONEachRow\s*$/, "");
  if (Object.keys(values).length === 0) return (await engine.queryAsync(plain, options)).text();
  return (await engine.queryBindAsync(plain, values, options)).text();
}

const codes: Record<string, string> = { t: "\t", n: "\n", r: "\r", b: "\b", f: "\f", "0": "\0" };
/** A parameter without the escapes that it travels with: the engine's own call escapes it again. */
const escaped = (value: string) => value.replace(/\\(.)/gs, (_, letter: string) => codes[letter] ?? letter);
const codeOf = (error: Error) => /Code: (\d+)/.exec(error.message)?.[1] ?? "0";
const knows = ({ headers }: IncomingMessage) =>
  Buffer.from((headers.authorization ?? "").replace("Basic ", ""), "base64").toString() === `default:${password}`;

server.listen(Number(port), "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
