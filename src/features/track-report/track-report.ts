import type { Data } from "#api/operation-types.ts";

export type TrackReport = Data<"getTrackReport">;
