import { messages } from "#domain/portal-messages.ts";
import type { ClientWorld } from "./client-world.ts";
import { ApiError, maintenanceNotice, unreachable } from "./errors.ts";
import { commonHeaders } from "./middleware.ts";

export type FetchFile = (link: string, signal?: AbortSignal) => Promise<Response>;
/** Opens the feed of changes of stones, from the place at which it was lost. */
export type FetchLive = (place: string | undefined, signal: AbortSignal) => Promise<Response>;

type World = Pick<ClientWorld, "fetch" | "token" | "baseUrl" | "onUnauthorized" | "onMaintenance">;

/** Fetches files and the feed of the house, beside its calls. The session's token goes to the house only. */
export function houseFetcher(world: World): { fetchFile: FetchFile; fetchLive: FetchLive } {
  const { fetch, token, baseUrl = "/api/v1", onUnauthorized, onMaintenance } = world;
  const home = baseUrl.replace(/\/api\/v1$/, "");

  async function get(path: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> {
    const sent = token();
    const address = new URL(home + path, globalThis.location?.href);
    const request = new Request(address, {
      headers: { ...commonHeaders(sent), ...headers },
      cache: "no-store",
      signal,
    });
    const response = await fetch(request).catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw unreachable(error);
    });
    if (response.status === 401 && sent === token()) onUnauthorized();
    if (response.status === 503) onMaintenance(maintenanceNotice(await jsonOf(response.clone())));
    return response;
  }

  return {
    fetchFile: async (link, signal) => {
      if (!/^\/files\/[\w./-]+$/.test(link) || link.includes("..")) {
        throw new ApiError({ status: 0, code: "downloadFailed", message: messages.downloadFailed });
      }
      return get(link, {}, signal);
    },
    fetchLive: (place, signal) => get("/live/stones", place === undefined ? {} : { "last-event-id": place }, signal),
  };
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);
