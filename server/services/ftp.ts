import path from "node:path";
import type { FtpOptions } from "../ftp/ftp-options.ts";
import { startFtp } from "../ftp/ftp-server.ts";
import type { House } from "../house/house.ts";
import type { Stop } from "./service.ts";

/** Opens the FTP entrance, if the house has one. */
export async function startFtpDoor(house: House, options: FtpOptions | undefined, dataDir: string): Promise<Stop> {
  if (!options) return async () => {};
  const { port, close } = await startFtp(house, options, path.join(dataDir, "ftp"));
  if (house.ftp) house.ftp.port = port; // port 0 is replaced by the port that was opened
  return close;
}
