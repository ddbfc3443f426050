// `npm test`: runs everything that must hold; the last line counts. Words choose parts, `--changed[=commit]` the parts
// that a change touches, `--night` (npm run test:night) full rounds and long proofs, `--keep` notes the seconds of this
// landing.
import { ensurePackages } from "./ensure-packages.mjs";

ensurePackages();
const { readOptions } = await import("./test/options.mjs");
const { runAll } = await import("./test/run-all.mjs");
await runAll(readOptions(process.argv.slice(2)));
