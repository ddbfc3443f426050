/** `npm run seed -- --stones 1000000`: more stock for the demo house. */
import { parseArgs } from "node:util";
import { pino } from "pino";
import { readEnvironment } from "#server/environment.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { openHouse } from "#server/portal.ts";
import { seedStock } from "#server/seed/stones/seed-stock.ts";
import { runTool } from "./run-tool.ts";

const IN_ONE_TRANSACTION = 50_000;

const USAGE = "npm run seed -- --stones N";

await runTool(USAGE, async (log) => {
  const wanted = readStones();
  const { house, demoPassword, close } = await openHouse(readEnvironment(process.env), pino({ level: "warn" }));
  try {
    if (!demoPassword) throw new Error("only the demo house can be given more stock");
    for (let upTo = IN_ONE_TRANSACTION; upTo < wanted + IN_ONE_TRANSACTION; upTo += IN_ONE_TRANSACTION) {
      const stones = Math.min(upTo, wanted);
      const origin = { requestId: "seed", operation: "seed" };
      if (await inTransaction(house, origin, (ctx) => seedStock(ctx, stones))) log.info(`${stones} stones`);
    }
  } finally {
    await close();
  }
});

function readStones(): number {
  const { values } = parseArgs({ options: { stones: { type: "string" } } });
  const stones = Number(values.stones);
  if (!Number.isInteger(stones) || stones < 1) throw new Error(`--stones must be a whole number from 1: ${USAGE}`);
  return stones;
}
