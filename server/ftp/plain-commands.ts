import type { Commands } from "./command-table.ts";
import { Refusal } from "./refusal.ts";
import { resolvePath, shownPath } from "./virtual-path.ts";

const ok = "OK.";
const features = ["UTF8", "EPSV", "SIZE", "MDTM", "MLST type*;size*;modify*;perm*;", "TVFS"];

/**
 * The current folder and the transfer settings. Bytes always travel unchanged in one stream, whatever the client sets.
 */
export const plainCommands: Commands = {
  NOOP: { isPublic: true, run: ({ talk }) => talk.reply(200, ok) },
  SYST: { isPublic: true, run: ({ talk }) => talk.reply(215, "UNIX Type: L8") },
  FEAT: {
    isPublic: true,
    run: ({ talk, door }) =>
      talk.reply(211, "Features", [...features, ...(door.secure ? ["AUTH TLS", "PBSZ", "PROT"] : [])]),
  },
  OPTS: {
    isPublic: true,
    run({ talk }, argument) {
      if (!/^(UTF8( ON)?|MLST\b.*)$/i.test(argument)) throw new Refusal(501, "There is no such option.");
      talk.reply(200, ok);
    },
  },
  TYPE: choice(/^(A( N)?|I|L 8)$/i),
  MODE: choice(/^S$/i),
  STRU: choice(/^F$/i),
  /** With ALLO the client announces a size: a shorter upload is then refused as incomplete. */
  ALLO: {
    run(session, argument) {
      session.announced = Number(/^(\d{1,15})( R \d+)?$/i.exec(argument)?.[1] ?? 0);
      session.talk.reply(200, "An upload with fewer bytes is refused.");
    },
  },
  PWD: {
    run: ({ talk, here }) => talk.reply(257, `"${shownPath(here).replaceAll('"', '""')}" is the current folder.`),
  },
  CWD: {
    async run(session, argument) {
      const steps = resolvePath(session.here, argument);
      const folder = session.folder(await session.actor());
      if (!steps || !(await folder.isFolder(steps))) throw new Refusal(550, "There is no such folder.");
      session.here = steps;
      session.talk.reply(250, ok);
    },
  },
  CDUP: {
    run(session) {
      session.here = session.here.slice(0, -1);
      session.talk.reply(250, ok);
    },
  },
  /** The transfer itself was ended when the line arrived (session.ts). */
  ABOR: { run: ({ talk }) => talk.reply(226, "No transfer in progress.") },
};

function choice(only: RegExp): Commands[string] {
  return {
    isPublic: true,
    run({ talk }, argument) {
      if (!only.test(argument)) throw new Refusal(504, "This setting is not supported.");
      talk.reply(200, ok);
    },
  };
}
