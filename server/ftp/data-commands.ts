import { isIPv4 } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Commands } from "./command-table.ts";
import { asFacts, asListed, type Entry } from "./listing.ts";
import { Refusal } from "./refusal.ts";
import type { Session } from "./session.ts";
import { openPort, transfer } from "./transfer.ts";
import { resolvePath } from "./virtual-path.ts";

/** A command that lists a folder: LIST and NLST for people (RFC 959), MLSD for programs (RFC 3659). */
const list = (form: (entry: Entry, now: Date) => string): Commands[string] => ({
  async run(session, argument) {
    const wish = argument.replace(/^(-\w+ ?)+/, ""); // `LIST -la`, the habit of many clients
    const steps = resolvePath(session.here, wish);
    const entries = steps && (await session.folder(await session.actor()).list(steps));
    if (!entries) throw new Refusal(550, "There is no such file or folder.");
    const now = session.door.house.now();
    await transfer(session, async (socket) => {
      await pipeline(Readable.from([entries.map((entry) => `${form(entry, now)}\r\n`).join("")]), socket);
      return "Transfer complete.";
    });
  },
});

/**
 * Data connections always go from the client to the house: a house that connected to clients could be sent anywhere.
 */
export const dataCommands: Commands = {
  PASV: {
    async run(session) {
      if (session.isExtendedOnly) throw new Refusal(501, "Only EPSV is allowed in this session.");
      const address = session.door.passiveAddress ?? session.talk.here;
      if (!isIPv4(address)) throw new Refusal(425, "Please use EPSV.");
      const port = await openPort(session);
      const parts = [...address.split("."), port >> 8, port & 255];
      session.talk.reply(227, `Entering Passive Mode (${parts.join(",")}).`);
    },
  },
  EPSV: {
    async run(session, argument) {
      if (argument.toUpperCase() === "ALL") {
        session.isExtendedOnly = true;
        return session.talk.reply(200, "Only EPSV from now on.");
      }
      if (!/^[12]?$/.test(argument)) throw new Refusal(522, "This network protocol is not supported.");
      session.talk.reply(229, `Entering Extended Passive Mode (|||${await openPort(session)}|)`);
    },
  },
  PORT: { run: refuseActive },
  EPRT: { run: refuseActive },
  LIST: list(asListed),
  NLST: list(({ name }) => name),
  MLSD: list(asFacts),
};

function refuseActive(_: Session): never {
  throw new Refusal(502, "Active mode is not supported. Please use PASV or EPSV.");
}
