import type { Data } from "#api/operation-types.ts";
import type { checkpoints } from "../db/queries/checkpoints.ts";
import type { House } from "../house/house.ts";
import { nameOfKey } from "./audit-key.ts";
import { type Checkpoint, checkpointFormat, disagreement } from "./verify/checkpoint.ts";
import { fingerprintOf } from "./verify/fingerprint.ts";

type Row = Awaited<ReturnType<ReturnType<typeof checkpoints>["execute"]>>[number];
export type KeptCheckpoint = Data<"createCheckpoint">;

/** A kept checkpoint as the statement that was signed. */
export const asSigned = ({ house, size, head, at, public_key, signature }: Row): Checkpoint => ({
  format: checkpointFormat,
  house,
  size,
  head: head.toString("hex"),
  at: at.toISOString(),
  public_key: public_key.toString("base64"),
  signature: signature.toString("base64"),
});

/** A kept checkpoint with its agreement with the present log. */
export function keptCheckpoint(row: Row, { auditKey }: Pick<House, "auditKey">): KeptCheckpoint {
  const { size, head, at } = asSigned(row);
  const entry = row.hash ? { hash: row.hash } : undefined;
  const isFormer = fingerprintOf(row.public_key.toString("base64")) === auditKey.former;
  const why = disagreement(asSigned(row), entry, isFormer ? undefined : auditKey.fingerprint);
  return {
    id: row.id,
    size,
    head,
    at,
    key_name: nameOfKey(row.public_key),
    made_by: row.made_by === null ? null : { id: row.made_by, name: row.made_by_name ?? "" },
    mailed_at: row.mailed_at?.toISOString() ?? null,
    agrees: why === null,
    why,
  };
}
