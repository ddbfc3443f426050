/**
 * `npm run kyc-key`: tells what the house's key seals, and whether the former one may go (docs/operations.md). It ends with 1 while something waits for being sealed anew, or has a key that is not named.
 */
import { unreadablePapers, whatKeysSeal } from "#server/files/what-keys-seal.ts";
import { besideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

await runTool("npm run kyc-key", (log) =>
  besideHouse(log, async (house) => {
    const { isFaulty, isUnderWay, says } = await whatKeysSeal(house, await unreadablePapers(house));
    log.info(says);
    if (isFaulty || isUnderWay) process.exitCode = 1;
  }),
);
