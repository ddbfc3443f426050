import { attributeWord } from "#domain/code-word.ts";
import { count, formatDateTime12, usd } from "#domain/format.ts";
import { type GradedInWords, gradingWords } from "#domain/grade-words.ts";
import { codeLifeMs } from "#domain/limits.ts";
import { originNames, type StoneOrigin } from "#domain/stone.ts";
import type { Letter, LetterStone } from "./letter/letter.ts";

/** The signed state of the log at a moment (server/evidence). */
type Checkpoint = { house: string; size: number; at: string };
type Words = Letter & { secret?: string };
const minutes = codeLifeMs / 60_000;

/** A stone at the reader's own prices. */
type Stone = GradedInWords & {
  stock_no: string;
  stone_origin: StoneOrigin;
  lab: string | null;
  markup_ppc: number;
  sell_amt: number;
};
type Demand = { name: string; filter: readonly string[]; pieces: number; stones: readonly Stone[]; link: string };

type Lapsing = {
  house: string;
  name: string;
  contact_name: string | null;
  stocked_at: Date | null;
  ends_at: Date | null;
  /** True if the limit was reached before anybody could be warned. */
  isOff: boolean;
  timeZone: string;
};

type Invitation = {
  house: string;
  reader: string;
  /** The name of the inviting person; null for the house itself. */
  host: string | null;
  userName: string;
  portal: string;
  link: string;
  expiresAt: Date;
  timeZone: string;
};

/** A stone as a letter shows it. */
export const letterStone = (stone: Stone): LetterStone => {
  const { stock_no, stone_origin, lab, markup_ppc, sell_amt } = stone;
  const grading = gradingWords(stone, lab && attributeWord("lab", lab));
  const price = { per_carat: usd(markup_ppc), amount: usd(sell_amt) };
  return { stock_no, origin: originNames[stone_origin], grading, price };
};

const pieceWords = (pieces: number) => (pieces === 1 ? "1 stone" : `${count(pieces)} stones`);

/** The words of every mail that the house sends beside its notices. */
export const letters = {
  signupCode: (code: string): Words => ({
    secret: code,
    subject: "Your Loupe code",
    preheader: `It is valid for ${minutes} minutes.`,
    blocks: [
      { is: "code", words: "Your code is", code },
      `It confirms your address for a new Loupe account and is valid for ${minutes} minutes.`,
      {
        is: "fine",
        text: "If you did not request it, somebody may have mistyped an address. Nothing happens without the code.",
      },
    ],
  }),
  invitation: ({ house, reader, host, userName, portal, link, expiresAt, timeZone }: Invitation): Words => ({
    subject: `Your invitation to ${house}`,
    reader,
    blocks: [
      `${host ?? "Our office"} invites you to ${house} and its diamond trading portal.`,
      {
        is: "facts",
        facts: [
          ["Portal", portal],
          ["User name", userName],
        ],
      },
      { is: "link", words: "Set your password", url: link },
      {
        is: "fine",
        text: `The link works once, until ${formatDateTime12(expiresAt, timeZone)} (${timeZone}). If it is over, ask ${host ?? "our office"} for another.`,
      },
    ],
  }),
  demandStones: ({ name, filter, pieces, stones, link }: Demand): Words => ({
    subject: `${pieceWords(pieces)} for "${name}"`,
    blocks: [
      `${pieceWords(pieces)} ${pieces === 1 ? "has" : "have"} arrived for your demand "${name}" (${filter.join(", ")}).`,
      { is: "stones", stones: stones.map(letterStone), more: pieces - stones.length },
      { is: "link", words: "All matching stones", url: link },
      {
        is: "fine",
        text: "You are told of each stone only once. To stop these alerts, make the demand inactive under Search, Demands.",
      },
    ],
  }),
  stockLapsing: ({ house, name, contact_name, stocked_at, ends_at, isOff, timeZone }: Lapsing): Words => {
    const moment = (at: Date | null) => (at ? `${formatDateTime12(at, timeZone)} (${timeZone})` : "");
    const what = isOff
      ? "Your stones are off the market here until you deliver again."
      : `Your stones go off the market here at ${moment(ends_at)}, unless you deliver before.`;
    return {
      subject: isOff ? "Your stones are off the market" : "Your stones go off the market soon",
      reader: contact_name ?? name,
      preheader: what,
      blocks: [
        `${house} last received the stock of ${name} on ${moment(stocked_at)}.`,
        `${what} Nothing is deleted, and what clients have stays with them.`,
        "If you deliver by a feed, please see whether it still runs.",
      ],
    };
  },
  checkpoint: (checkpoint: Checkpoint): Words => ({
    subject: `Checkpoint of the log: ${count(checkpoint.size)} entries`,
    blocks: [
      `Keep this mail. It says what the log of ${checkpoint.house} was at ${checkpoint.at}, signed.`,
      'Save it as a file, and the command "npm run audit:verify -- --checkpoint FILE" or the verifier of the page Audit logs tells whether anybody changed or cut the log since.',
      {
        is: "data",
        text: JSON.stringify(checkpoint, null, 2),
        fileName: `checkpoint-${checkpoint.size}.json`,
        mediaType: "application/json",
      },
    ],
  }),
  accountExists: (portal: string): Words => ({
    subject: "You already have a Loupe account",
    blocks: [
      "Somebody asked to open a Loupe account with this address. You already have one.",
      { is: "link", words: "Sign in", url: `${portal}/login` },
      "If you do not know its password, set another with “Forgot password?” on that page.",
      { is: "fine", text: "If you did not ask, ignore this mail: nothing happens." },
    ],
  }),
  test: (house: string, reader: string, portal: string): Words => ({
    subject: `A test mail from ${house}`,
    reader,
    blocks: [
      "This mail left the house, and it reached you: the mail server works.",
      { is: "link", words: "Open the portal", url: portal },
    ],
  }),
  resetCode: (code: string): Words => ({
    secret: code,
    subject: "Set a new password for Loupe",
    preheader: `It is valid for ${minutes} minutes.`,
    blocks: [
      { is: "code", words: "Your code is", code },
      `Use it to set a new password within ${minutes} minutes.`,
      { is: "fine", text: "If you did not request it, ignore this mail: your password does not change." },
    ],
  }),
};
