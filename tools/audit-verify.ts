/**
 * `npm run audit:verify [-- --checkpoint FILE]... [--key KEY] [--file EXPORT] [--resume FILE] [--json]`: verifies the
 * log of a house, beside the portal or without it, or of an exported file. `--help` explains the exit codes.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { ChainFault, ChainReader } from "#server/evidence/verify/chain.ts";
import { answersHelp, readArguments, tell } from "#server/evidence/verify/tell.ts";
import type { Vouched } from "#server/evidence/verify/verify.ts";
import { verifyFile } from "#server/evidence/verify/verify-file.ts";
import { verifyHouse } from "#server/evidence/verify-house.ts";
import { besideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

const usage = `npm run audit:verify [-- --checkpoint FILE]... [--key KEY] [--file EXPORT] [--resume FILE] [--json]

  --file EXPORT       an exported log, instead of the house's own
  --resume FILE       keeps the position there, so that an interrupted reading can go on`;
const vouched = (fingerprint: string, by: Vouched) => ({ fingerprint, vouched: by });

const KEPT_EVERY = 2_000;

/** The verified part of the chain, kept in a file for a run that goes on. */
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
    // Written beside it: a reading that is killed meanwhile leaves a whole file.
    writeFileSync(`${file}.new`, JSON.stringify({ seq, hash: hash.toString("hex"), found } satisfies Kept));
    renameSync(`${file}.new`, file);
  };
}

await runTool(`${usage}${answersHelp}`, async (log) => {
  const asked = readArguments(process.argv.slice(2));
  const { file, resume, checkpoints, key } = asked;
  if (file && resume) throw new Error("--resume is only for the log of a house: a file is read in one go");
  if (file) return tell(() => verifyFile(file, checkpoints, key), asked);
  const onRow = keeper(resume);
  const [given, how] = [{ name: "this house", checkpoints, ...placeIn(resume) }, onRow && { onRow }];
  await besideHouse(log, (house, own) => {
    const known =
      key === undefined
        ? own && { ...vouched(own.fingerprint, "house"), ...(own.former && { former: own.former }) }
        : vouched(key, "named");
    return tell(() => verifyHouse(house, { ...given, key: known || null, ...how }), asked);
  });
  if (resume) rmSync(resume, { force: true });
});
