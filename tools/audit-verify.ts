/**
 * `npm run audit:verify [-- --checkpoint FILE]... [--file EXPORT] [--resume FILE] [--json]`: is the log what it was? Of a
 * house, beside the portal or without it, or of an exported file. Exit code 1 where anything is wrong.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ChainFault, ChainReader } from "#server/evidence/verify/chain.ts";
import { readArguments, tell } from "#server/evidence/verify/tell.ts";
import { verifyFile } from "#server/evidence/verify/verify-file.ts";
import { verifyHouse } from "#server/evidence/verify-house.ts";
import { besideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

const KEPT_EVERY = 2_000;

/** How far the chain was read, in a file, for a run that goes on. */
function placeIn(file: string | undefined) {
  if (!file || !existsSync(file)) return {};
  const { seq, hash, found } = JSON.parse(readFileSync(file, "utf8")) as Kept;
  return { from: { seq, hash: Buffer.from(hash, "hex") }, found };
}
type Kept = { seq: number; hash: string; found: ChainFault[] };

function keeper(file: string | undefined) {
  if (!file) return undefined;
  let next = 0;
  return ({ place: { seq, hash }, faults: found }: ChainReader) => {
    if (seq < next) return;
    next = seq + KEPT_EVERY;
    writeFileSync(file, JSON.stringify({ seq, hash: hash.toString("hex"), found } satisfies Kept));
  };
}

await runTool("audit:verify", async (log) => {
  const asked = readArguments(process.argv.slice(2));
  const { file, resume, checkpoints } = asked;
  if (file && resume) throw new Error("a file is read in one go: --resume is for the log of a house");
  if (file) return tell(() => verifyFile(file, checkpoints), asked);
  const onRow = keeper(resume);
  await besideHouse(log, (house) =>
    tell(
      () => verifyHouse(house, { name: "this house", checkpoints, ...placeIn(resume), ...(onRow && { onRow }) }),
      asked,
    ),
  );
  if (resume) rmSync(resume, { force: true });
});
