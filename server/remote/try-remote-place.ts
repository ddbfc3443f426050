import { remoteFilesShown } from "#domain/limits.ts";
import { remotePlaceById } from "../db/queries/remote-places.ts";
import type { Reading } from "../house/context.ts";
import type { RemotePlaceWish } from "./keep-remote-place.ts";
import { visitPlace } from "./open-remote-folder.ts";
import { RemoteFault, type RemoteFaultKind } from "./remote-fault.ts";
import type { RemoteEntry } from "./remote-folder.ts";
import { boundTo } from "./remote-secret.ts";

/** The result of a visit: the files of the folder, or the sentence why there is none. */
export type Tried = {
  outcome: "open" | RemoteFaultKind;
  sentence: string | null;
  /** The key that the server showed. */
  host_key: string | null;
  files: RemoteEntry[];
  file_count: number;
};

/** Visits a place before it is kept. The secret of a kept place serves for the same user at the same server alone. */
export async function tryRemotePlace(ctx: Reading, wish: RemotePlaceWish, keptId: number | null): Promise<Tried> {
  const place = {
    ...wish,
    host: wish.host.trim().toLowerCase(),
    folder: wish.folder ?? "",
    host_key: wish.host_key ?? null,
  };
  const signal = AbortSignal.timeout(ctx.house.remote.connectMs + ctx.house.remote.silenceMs);
  try {
    const secret = wish.secret ?? (await keptSecret(ctx, place, keptId));
    const { folder, hostKey } = await visitPlace(ctx.house, { ...place, secret }, signal);
    try {
      const files = await folder.list();
      return {
        outcome: "open",
        sentence: null,
        host_key: hostKey,
        files: files.slice(0, remoteFilesShown),
        file_count: files.length,
      };
    } finally {
      await folder.close();
    }
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    const { kind, sentence, shownKey = null } = error;
    return { outcome: kind, sentence, host_key: shownKey, files: [], file_count: 0 };
  }
}

async function keptSecret({ db, house }: Reading, place: RemotePlaceWish, id: number | null): Promise<string> {
  const kept = id === null ? undefined : await remotePlaceById(db, id);
  return (kept?.sealed_secret && house.safe.openText(kept.sealed_secret, boundTo(place))) || "";
}
