import type { Data } from "#api/operation-types.ts";
import type { BounceKind } from "#domain/bounces.ts";

export type CameBack = { came_back: BounceKind | null; came_back_at: Date | null; came_back_said: string | null };

/** The bounce of a letter; null as long as nothing came back. */
export const cameBackOnWire = (row: CameBack): Data<"resendMail">["came_back"] =>
  row.came_back && row.came_back_at
    ? { kind: row.came_back, at: row.came_back_at.toISOString(), said: row.came_back_said ?? "" }
    : null;
