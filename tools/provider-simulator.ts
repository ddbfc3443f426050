/**
 * `npm run provider-simulator -- [--stones 1000] [--prices 0.5] [--fault errorPage] [--port 4600] [--folder DIR]`: an invented
 * provider whose stock can be fetched from an address of the web and, with `--folder`, from an FTP server (docs/supply.md).
 * The portal visits it only with ALLOW_PRIVATE_SOURCES=true.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ftpPeer } from "#support/ftp-peer.ts";
import { csvOf, stockOf } from "./provider-simulator/stock-of.ts";
import { webDoor, webFaults } from "./provider-simulator/web-door.ts";
import { runTool } from "./run-tool.ts";

const text = { type: "string" } as const;
const options = { stones: text, prices: text, fault: text, port: text, folder: text };

await runTool("provider-simulator", async (log) => {
  const { stones = "1000", prices = "1", fault, port = "0", folder } = parseArgs({ options }).values;
  const known = webFaults.find((one) => one === fault);
  if (fault && !known) throw new Error(`--fault is one of ${webFaults.join(", ")}`);
  const rows = stockOf(Number(stones), Number(prices));
  const web = await webDoor(rows, { port: Number(port) });
  web.fault = known ?? null;
  for (const way of ["/stock.csv", "/stock.json", "/pages", "/offset", "/cursor", "/links"]) log.info(web.url + way);
  log.info("the same under /safe, for the secret three-quiet-lanterns");
  const ftp = folder === undefined ? undefined : await ftpPeer(folder);
  if (folder !== undefined) {
    writeFileSync(path.join(folder, "stock.csv"), csvOf(rows));
    log.info(`ftp://loupe:three-quiet-lanterns@127.0.0.1:${ftp?.port}/stock.csv`);
  }
  await once(process, "SIGINT");
  web.close();
  ftp?.close();
});
