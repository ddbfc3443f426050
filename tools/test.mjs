// `npm test`: everything that must hold, one part after the other; the last line counts.
import { ensurePackages } from "./ensure-packages.mjs";

ensurePackages();
const { runAll } = await import("./test/run-all.mjs");
await runAll(process.argv.slice(2));
