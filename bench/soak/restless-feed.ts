import { setTimeout as wait } from "node:timers/promises";
import type { Body, Data } from "#api/operation-types.ts";
import { stockOf } from "../../tools/provider-simulator/stock-of.ts";
import { webDoor } from "../../tools/provider-simulator/web-door.ts";
import { keepAlive } from "../support/keep-alive.ts";

const POLL_MS = 500;
/** More often than in any house: two hours have as many loads as two months of mornings. */
const EVERY_MS = 120_000;
const [LEAST, MOST] = [0.9, 1.1]; // Prices stay near each other, as those of a list do.

type Run = Data<"listFeedRuns">["data"][number];

/** A provider whose list the house fetches again and again, each time with other prices. */
export type RestlessFeed = { runs(): Promise<Run[]>; end(): Promise<void> };

/** Its first load asks a person, who commits it here. The later ones go alone. */
export async function beginFeed(address: string, token: string, stones: number): Promise<RestlessFeed> {
  const door = await webDoor(stockOf(stones));
  const http = keepAlive(address);
  const signedIn = { authorization: `Bearer ${token}` };
  const told = async <T>(answer: Promise<{ status: number; body: Buffer }>): Promise<T> => {
    const { status, body } = await answer;
    if (status > 299) throw new Error(`the feed was answered ${status}: ${body}`);
    return (JSON.parse(String(body)) as { data: T }).data;
  };
  const get = <T>(path: string) => told<T>(http.get(`/api/v1${path}`, signedIn));
  const send = <T>(method: "POST" | "PUT", path: string, data: object) =>
    told<T>(http.send(method, `/api/v1${path}`, { data }, signedIn));

  const about = { name: "Restless", prefix: "RST", gone_limit_pct: 100, price_limit_pct: 100 };
  const provider = await send<{ id: number }>("POST", "/inventory/company", about);
  const feed: Body<"createFeed"> = {
    provider_id: provider.id,
    name: "Prices of now",
    source: "web",
    web: { url: `${door.url}/stock.csv` },
    schedule: null,
  };
  const { id } = await send<{ id: number }>("POST", "/supply/feeds", feed);
  await send("PUT", `/supply/feeds/${id}/active`, { is_active: true });
  const runs = async () => (await get<Data<"listFeedRuns">>(`/supply/feeds/${id}/runs?size=500`)).data;
  const loadIn = async (state: string) => {
    for (;;) {
      const [run] = await runs();
      if (run?.outcome === "failed" || run?.outcome === "stopped") throw new Error(run.sentence ?? run.outcome);
      if (run?.load?.state === state) return get<Data<"getLoad">>(`/supply/loads/${run.load.id}`);
      await wait(POLL_MS);
    }
  };
  const run = () => send("POST", `/supply/feeds/${id}/run`, {});
  await run();
  const first = await loadIn("waiting");
  const accepted = first.waits_for.map(({ reason }) => reason);
  await send("POST", `/supply/loads/${first.id}/commit`, { version: first.version, accepted });
  await loadIn("committed");

  const over = new AbortController();
  const again = async () => {
    for (;;) {
      await wait(EVERY_MS, undefined, { signal: over.signal });
      door.rows = stockOf(stones, LEAST + Math.random() * (MOST - LEAST));
      await run();
    }
  };
  const running = again().catch((error: unknown) => over.signal.aborted || Promise.reject(error));
  return {
    runs,
    async end() {
      over.abort();
      await running.finally(() => {
        http.close();
        door.close();
      });
    },
  };
}
