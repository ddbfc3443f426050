import { messages } from "#domain/messages.ts";
import type { ClientWorld } from "./call.ts";
import { ApiError, maintenanceNotice, unreachable } from "./errors.ts";
import { commonHeaders } from "./middleware.ts";

export type FetchFile = (link: string, signal?: AbortSignal) => Promise<Response>;

type World = Pick<ClientWorld, "fetch" | "token" | "baseUrl" | "onUnauthorized" | "onMaintenance">;

/** Fetches files of the house with the session's token, which goes nowhere else. */
export function fileFetcher({ fetch, token, baseUrl = "/api/v1", onUnauthorized, onMaintenance }: World): FetchFile {
  const home = baseUrl.replace(/\/api\/v1$/, "");
  return async (link, signal) => {
    if (!/^\/files\/[\w./-]+$/.test(link) || link.includes("..")) {
      throw new ApiError({ status: 0, code: "downloadFailed", message: messages.downloadFailed });
    }
    const sent = token();
    const address = new URL(home + link, globalThis.location?.href);
    const response = await fetch(
      new Request(address, { headers: commonHeaders(sent), cache: "no-store", signal }),
    ).catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw unreachable(error);
    });
    if (response.status === 401 && sent === token()) onUnauthorized();
    if (response.status === 503)
      onMaintenance(
        maintenanceNotice(
          await response
            .clone()
            .json()
            .catch(() => null),
        ),
      );
    return response;
  };
}
