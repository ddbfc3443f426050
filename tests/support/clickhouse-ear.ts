import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Row = Record<string, unknown>;
export type ClickhouseEar = {
  url: string;
  /** The requests with rows as their answer: the statement, and all that came with it. */
  asked: string[];
  close(): Promise<void>;
};

/**
 * A server that says it is a ClickHouse with all stones of a house, hears what it is asked, and answers each search with
 * the same row. It shows what travels, without an engine.
 */
export async function clickhouseEar(found: Row, house = ""): Promise<ClickhouseEar> {
  const position = { house, version: 1, horizon: "0", token: "", loaded_to: 0, is_whole: 1 };
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (/^(CREATE|ALTER) TABLE/m.test(body)) return response.end();
    const known = body.includes("SELECT 1 AS here")
      ? { here: 1 }
      : body.includes("SELECT * FROM stone_position") && position;
    if (!known) asked.push(body);
    return response.end(`${JSON.stringify(known || found)}\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}
