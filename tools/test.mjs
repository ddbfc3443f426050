// `npm test` runs the tests of the day; the last line counts. Words choose parts; `--whole` (npm run test:whole) and
// `--night` (npm run test:night) take the later tiers too; `--changed[=commit]` chooses what a change touches, and with
// `--list` prints it and runs nothing; `--keep` notes the seconds and counts of this run.
import { ensurePackages } from "./ensure-packages.mjs";

ensurePackages();
const { readOptions } = await import("./test/options.mjs");
const { runAll } = await import("./test/run-all.mjs");
await runAll(readOptions(process.argv.slice(2)));
