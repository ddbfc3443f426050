import type net from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { insistOnPermission } from "../ground/actor.ts";
import { costOfFile, costOfStockFile } from "../house/limits/cost-of.ts";
import type { Commands } from "./command-table.ts";
import { asFacts, ftpTime } from "./listing.ts";
import { mayOrder } from "./read-order.ts";
import { Refusal } from "./refusal.ts";
import { resultName } from "./result-file.ts";
import type { Session } from "./session.ts";
import type { Left } from "./spool.ts";
import { supplyResultPlace } from "./supply-folder.ts";
import { transfer } from "./transfer.ts";
import {
  isRead,
  kindOfUpload,
  modeOfUpload,
  plainNameOf,
  roomOf,
  spoolNameOf,
  type UploadKind,
} from "./upload-place.ts";
import { isFileName, resolvePath, shownPath } from "./virtual-path.ts";

/**
 * A client that dies closes both its connections, and the data connection may close first. One that is connected a
 * moment later is alive.
 */
const ALIVE_AFTER_MS = 250;

const MEGA = 1024 * 1024;

const missing = () => new Refusal(550, "There is no such file.");

/** The existing file at a path. */
async function fileOf(session: Session, argument: string) {
  const folder = session.folder(await session.actor());
  const steps = resolvePath(session.here, argument);
  const entry = steps && (await folder.find(steps));
  if (!entry || entry.isFolder) throw missing();
  return { steps, entry, folder };
}

/** A waiting file of the client. It may change no other kind. */
async function ownFile(session: Session, argument: string): Promise<Left> {
  const { steps, folder } = await fileOf(session, argument);
  const left = await folder.waiting(steps);
  if (!left) throw new Refusal(550, "This file cannot be changed.");
  return left;
}

/** The name of a new file in the spool, checked. */
async function newName(session: Session, argument: string): Promise<string> {
  const actor = await session.actor();
  const takesStock = await session.folder(actor).takesStock();
  const steps = resolvePath(session.here, argument) ?? [];
  const name = spoolNameOf(steps);
  const isStock = name !== undefined && kindOfUpload(name) === "stock";
  if (name === undefined || (isStock && !takesStock))
    throw new Refusal(553, `Please upload files to /orders${takesStock ? " or /supply" : ""}.`);
  if (!isFileName(steps.at(-1) ?? "")) throw new Refusal(553, "This file name is not allowed.");
  if (!isStock) insistOnPermission(actor, mayOrder);
  return name;
}

const drafts: Record<UploadKind, string> = {
  order: "Stored. It becomes an order once its name ends in .csv.",
  stock: "Stored. It is taken once its name is that of a whole file, for example one that ends in .csv.",
};

/** Reads a file at once, or later if the house cannot now. It is not lost meanwhile. */
async function whatBecomesOf({ door }: Session, left: Left): Promise<string> {
  const kind = kindOfUpload(left.fileName);
  if (!isRead(left)) return drafts[kind];
  if (!(await door.take(left))) return "Stored. It will be processed as soon as possible.";
  const name = plainNameOf(left.fileName);
  const result =
    kind === "stock" ? supplyResultPlace(modeOfUpload(left.fileName), name) : ["results", resultName(name)];
  return `Processed. The result is ${shownPath(result)}.`;
}

async function* between(least: number, most: number, socket: net.Socket): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new Refusal(552, `The file is larger than ${most / MEGA} MB.`);
    yield chunk;
  }
  if (bytes < least) throw new Refusal(426, "Fewer bytes were received than ALLO announced.");
}

/** Files are fetched, left, and taken back before they are read. */
export const fileCommands: Commands = {
  RETR: {
    async run(session, argument) {
      const { steps, folder } = await fileOf(session, argument);
      const actor = await session.actor();
      const { house } = session.door;
      const cost = steps[0]?.startsWith("stock.") ? costOfStockFile : costOfFile;
      await house.work.spend(house, actor, session.talk.address, cost);
      await transfer(session, async (socket) => {
        await folder.read(actor, steps, (bytes) => pipeline(bytes, socket));
        return "Transfer complete.";
      });
    },
  },
  STOR: {
    async run(session, argument) {
      const actor = await session.actor();
      const fileName = await newName(session, argument);
      const kind = kindOfUpload(fileName);
      const { spool, house } = session.door;
      if (!(await spool.hasRoom(actor.accountId, kind)))
        throw new Refusal(552, "Too many files are already waiting to be processed.");
      const { announced } = session;
      session.announced = 0;
      const whose = { accountId: actor.accountId, fileName, at: house.now() };
      await transfer(session, async (socket, signal) => {
        const insistOnWhole = () => wait(ALIVE_AFTER_MS, undefined, { signal });
        const bytes = Readable.from(between(announced, roomOf[kind].file, socket));
        return whatBecomesOf(session, await spool.keep(bytes, whose, insistOnWhole));
      });
    },
  },
  DELE: {
    async run(session, argument) {
      await session.door.spool.remove(await ownFile(session, argument));
      session.talk.reply(250, "Deleted.");
    },
  },
  RNFR: {
    async run(session, argument) {
      session.renaming = await ownFile(session, argument);
      session.talk.reply(350, "Ready for RNTO.");
    },
  },
  RNTO: {
    async run(session, argument) {
      const left = session.renaming;
      session.renaming = undefined;
      if (!left) throw new Refusal(503, "Please begin with RNFR.");
      const name = await newName(session, argument);
      if (kindOfUpload(name) !== kindOfUpload(left.fileName)) throw new Refusal(553, "Please upload the file there.");
      const renamed = await session.door.spool.rename(left, name).catch(() => {
        throw missing(); // it was read, or taken away, meanwhile
      });
      session.talk.reply(250, await whatBecomesOf(session, renamed));
    },
  },
  SIZE: {
    async run(session, argument) {
      const { entry } = await fileOf(session, argument);
      // 504, not 550: curl takes 550 for a missing file and does not fetch it.
      if (entry.bytes === null) throw new Refusal(504, "This file is created when it is downloaded.");
      session.talk.reply(213, String(entry.bytes));
    },
  },
  MDTM: {
    async run(session, argument) {
      const { entry } = await fileOf(session, argument);
      session.talk.reply(213, ftpTime(entry.at));
    },
  },
  MLST: {
    async run(session, argument) {
      const { entry, steps } = await fileOf(session, argument);
      session.talk.reply(250, "Facts", [asFacts({ ...entry, name: shownPath(steps) })]);
    },
  },
};
