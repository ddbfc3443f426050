import type { Place } from "./chain.ts";
import { ExportFile } from "./export-file.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { judgeLog } from "./judge-log.ts";
import { isSigned } from "./signed.ts";
import { type GivenCheckpoint, type Verdict, type Vouched, verify } from "./verify.ts";

/**
 * Verifies an exported log with nothing but the file and the checkpoints kept elsewhere; `key` is the fingerprint that
 * somebody named.
 */
export async function verifyFile(
  file: string,
  checkpoints: readonly GivenCheckpoint[],
  key: string | undefined,
): Promise<Verdict> {
  const exported = await ExportFile.open(file);
  const { head } = exported;
  const own = fingerprintOf(head.public_key);
  const models = Object.entries(head.models).map(([hash, description]) => ({ hash, description }));
  const rows = exported.rows();
  const first = await rows.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* rows;
  }
  const from: Place | null =
    head.is_whole && head.prev !== null && !first.done
      ? { seq: first.value.seq - 1, hash: Buffer.from(head.prev, "hex") }
      : null;
  return verify({
    source: `${head.house}, exported ${head.made_at}`,
    rows: all(),
    from,
    checkpoints,
    key: { fingerprint: key ?? own, vouched: vouchedBy(own, checkpoints, key) },
    end: () => ({ size: head.size_of_log, fault: null }),
    signature: () =>
      exported.signature === "good" && key !== undefined && key !== own ? "otherKey" : exported.signature,
    // A history that begins before the file cannot be judged from it.
    ...(from?.seq === 0 && { judge: (read) => judgeLog(read, models) }),
  });
}

/**
 * The voucher for the file's key. The file names that key itself, and so would a forged file: somebody else has to
 * vouch.
 */
function vouchedBy(own: string, checkpoints: readonly GivenCheckpoint[], key: string | undefined): Vouched {
  if (key !== undefined) return "named";
  const isKept = ({ checkpoint }: GivenCheckpoint) =>
    isSigned(checkpoint) && fingerprintOf(checkpoint.public_key) === own;
  return checkpoints.some(isKept) ? "checkpoint" : null;
}
