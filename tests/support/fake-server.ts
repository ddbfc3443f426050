import { type Client, makeClient } from "#api/call.ts";
import type { ClientWorld } from "#api/client-world.ts";

type Reply = (request: Request) => Response | Promise<Response>;

/** One request for a test, read before its answer. */
export interface SeenRequest {
  /** It is held here, because Node's Request hears of an abort only while something holds it. */
  request: Request;
  method: string;
  url: URL;
  headers: Headers;
  text: string;
  form: FormData | null;
}

export interface FakeServer extends Client {
  seen: SeenRequest[];
  /** The client's reports to the portal, in order. */
  events: string[];
  reply: (next: Reply) => void;
}

/** The whole answer of a success, in the contract's form. */
export const success = (data: unknown, status = 200, message = "Success") =>
  Response.json({ status: "success", message, data }, { status });

/** The whole answer of a failure, in the contract's form. */
export const failure = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ status: "fail", ...body }, { status, headers });

/** A client whose network is a function of the test. */
export function fakeServer(first: Reply, world: Partial<ClientWorld> = {}): FakeServer {
  let reply = first;
  const seen: SeenRequest[] = [];
  const events: string[] = [];
  const client = makeClient({
    baseUrl: "http://portal.test/api/v1",
    token: () => "token-1",
    now: () => 1_795_000_000_000,
    onUnauthorized: () => events.push("unauthorized"),
    onMaintenance: (message) => events.push(`maintenance: ${message}`),
    ...world,
    fetch: async (input) => {
      const request = input as Request;
      const copy = request.clone();
      const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
      seen.push({
        request,
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        text: isForm ? "" : await copy.text(),
        form: isForm ? await copy.formData() : null,
      });
      return reply(request);
    },
  });
  return {
    ...client,
    seen,
    events,
    reply: (next) => {
      reply = next;
    },
  };
}
