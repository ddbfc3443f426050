import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { JSON_TYPE } from "#server/plugins/contract/operations.ts";
import { wrongOnALine } from "./answers-on-a-line.ts";

type Inject = (request: InjectOptions | string) => Promise<LightMyRequestResponse>;

/** The same portal, its answers held to the contract: a call's by its name, and those at a bare address. */
export function heldToContract(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as Inject;
  const held: Inject = async (request) => {
    const answer = await inject(request);
    const { method = "GET", url = "" } = typeof request === "object" ? request : { url: request };
    const { "content-type": type, "content-encoding": packing } = answer.headers;
    const isReadable = String(type).startsWith(JSON_TYPE) && packing === undefined && answer.body !== "";
    if (typeof url !== "string" || !isReadable) return answer;
    insist(method, new URL(url, "http://house.test").href, answer.statusCode, answer.json());
    return answer;
  };
  return Object.assign(app, { inject: held });
}

/** Fetches over the network, and holds the answer to the contract. */
export async function fetchHeld(url: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, request);
  const isJson = answer.headers.get("content-type")?.startsWith(JSON_TYPE) === true;
  if (isJson) insist(request.method ?? "GET", url, answer.status, await answer.clone().json());
  return answer;
}

/** Fails if an answer is not what the contract says. Rows that bypass the serialiser are held too (decision 0023). */
function insist(method: string, url: string, status: number, body: unknown): void {
  const wrong = wrongOnALine({ method, url, status, body });
  if (wrong !== null) throw new Error(wrong);
}
