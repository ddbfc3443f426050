import type { Handlers } from "../house/handlers.ts";
import { tryRemotePlace } from "../remote/try-remote-place.ts";

export const remotePlaces = {
  tryRemotePlace: async ({ body }, ctx) => {
    const tried = await tryRemotePlace(ctx, body.place, body.kept_id ?? null);
    const files = tried.files.map((file) => ({ ...file, changed_at: file.changed_at?.toISOString() ?? null }));
    return { ...tried, files };
  },
} satisfies Partial<Handlers>;
