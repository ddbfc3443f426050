import type { Data } from "#api/operation-types.ts";

export type Paper = Data<"getPaper">;
