/**
 * `npm run provider-simulator -- [--stones 1000] [--prices 0.5] [--fault errorPage] [--port 4600] [--folder DIR] [--house URL
 * --key KEY]`: an invented provider whose stock can be fetched from an address of the web and, with `--folder`, from an FTP and an
 * SFTP server; with `--house` its own program sends the list first (docs/supply.md). The portal visits it only with
 * ALLOW_PRIVATE_SOURCES=true.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ftpPeer } from "#support/ftp-peer.ts";
import { sftpPeer } from "#support/sftp-peer.ts";
import { callsOf, pushTo } from "./provider-simulator/push-stock.ts";
import { csvOf, stockOf } from "./provider-simulator/stock-of.ts";
import { webDoor, webFaults } from "./provider-simulator/web-door.ts";
import { runTool } from "./run-tool.ts";

const text = { type: "string" } as const;
const options = { stones: text, prices: text, fault: text, port: text, folder: text, house: text, key: text };

await runTool(
  "npm run provider-simulator [-- --stones N] [--prices FACTOR] [--fault NAME] [--port PORT] [--folder FOLDER] [--house URL --key KEY]",
  async (log) => {
    const { stones = "1000", prices = "1", fault, port = "0", folder, house, key } = parseArgs({ options }).values;
    const known = webFaults.find((one) => one === fault);
    if (fault && !known) throw new Error(`--fault is one of ${webFaults.join(", ")}`);
    const rows = stockOf(Number(stones), Number(prices));
    if (house && !key) throw new Error("--house needs --key, a key of the provider's account");
    const calls = house ? callsOf(rows, `simulator-${new Date().toISOString()}`) : [];
    for (const told of await pushTo(house ?? "", key ?? "", calls)) log.info(told);
    const web = await webDoor(rows, { port: Number(port) });
    web.fault = known ?? null;
    for (const way of ["/stock.csv", "/stock.json", "/pages", "/offset", "/cursor", "/links"]) log.info(web.url + way);
    log.info("the same under /safe, for the secret three-quiet-lanterns");
    const folders = folder === undefined ? undefined : await serve(folder, csvOf(rows));
    for (const address of folders?.addresses ?? []) log.info(address);
    await once(process, "SIGINT");
    web.close();
    await folders?.close();
  },
);

/** Puts the stock into a folder, and opens it by FTP and by SFTP. */
async function serve(folder: string, stock: string) {
  writeFileSync(path.join(folder, "stock.csv"), stock);
  const ftp = await ftpPeer(folder);
  const sftp = await sftpPeer(folder);
  const at = (protocol: string, port: number) => `${protocol}://loupe:three-quiet-lanterns@127.0.0.1:${port}/stock.csv`;
  return {
    addresses: [at("ftp", ftp.port), at("sftp", sftp.port)],
    close: () => {
      ftp.close();
      return sftp.close();
    },
  };
}
