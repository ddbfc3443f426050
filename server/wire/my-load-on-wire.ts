import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import type { refusedRowsOf } from "../db/queries/load-rows.ts";
import type { loadsInOrder } from "../db/queries/loads.ts";
import type { LoadCounts } from "../db/supply-tables.ts";
import { findingOnWire, type KeptFinding } from "./load-on-wire.ts";

type Shown = Awaited<ReturnType<ReturnType<typeof loadsInOrder>["execute"]>>[number];
type ShownRow = Awaited<ReturnType<ReturnType<typeof refusedRowsOf>["execute"]>>[number];

/** A sentence for the provider: the reason of a refusal, or what to know of a load that waits or was taken. */
export function sentenceForProvider({ state, sentence, is_offered }: Pick<Shown, "state" | "sentence" | "is_offered">) {
  if (state === "waiting") return messages.loadWaitsForHouse;
  return sentence ?? (state === "committed" && !is_offered ? messages.loadUnshown : null);
}

/** A load as its provider sees it: who of the house acts, and which client has a stone, is not the provider's to know. */
export const myLoadOnWire = (row: Shown): Data<"getMyLoad"> => ({
  id: row.id,
  mode: row.mode,
  via: row.via,
  state: row.state,
  file_name: row.file_name,
  file_bytes: row.file_bytes,
  counts: row.counts && countsOnWire(row.counts),
  sentence: sentenceForProvider(row),
  created_at: row.created_at.toISOString(),
  committed_at: row.committed_at?.toISOString() ?? null,
  rolled_back_at: row.rolled_back_at?.toISOString() ?? null,
});

const countsOnWire = ({ conflict, price_moved: _, rising: _up, falling: _down, ...counts }: LoadCounts) => ({
  ...counts,
  gone: counts.gone + conflict,
});

export const refusedRowOnWire = ({
  line,
  org_stock_no,
  findings,
}: ShownRow): Data<"listMyRefusedRows">["data"][number] => ({
  line,
  org_stock_no,
  findings: ((findings ?? []) as KeptFinding[]).map((finding) => findingOnWire(finding)),
});
