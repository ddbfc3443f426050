import type { Place } from "./chain.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { ExportFile } from "./export-file.ts";
import { judgeLog } from "./judge-log.ts";
import { type Verdict, verify } from "./verify.ts";

/** Verifies an exported log with nothing but the file and what was kept besides. */
export async function verifyFile(
  file: string,
  checkpoints: readonly { checkpoint: Checkpoint; keptIn: string }[],
): Promise<Verdict> {
  const exported = await ExportFile.open(file);
  const { head } = exported;
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
    ...{ source: `${head.house}, exported ${head.made_at}`, rows: all(), from, checkpoints },
    publicKey: head.public_key,
    end: () => ({ size: head.size_of_log, fault: null }),
    signature: () => exported.signature,
    // A history that begins before the file cannot be judged by it.
    ...(from?.seq === 0 && { judge: (read) => judgeLog(read, models) }),
  });
}
