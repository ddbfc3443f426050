import { attributeWord } from "#domain/code-word.ts";
import { count, formatDateTime12, number2, usd } from "#domain/format.ts";
import { houseTitle } from "#domain/house.ts";
import { codeLifeMs } from "#domain/limits.ts";
import { originNames, type StoneOrigin } from "#domain/stone.ts";

/** The signed state of the log at a moment (server/evidence). */
type Checkpoint = { house: string; size: number; at: string };
type Words = { subject: string; text: string; secret?: string };
const minutes = codeLifeMs / 60_000;

/** A stone at the reader's own prices. */
type Stone = {
  stock_no: string;
  stone_origin: StoneOrigin;
  shape: string;
  carat: number | null;
  color: string | null;
  fancy_color: string | null;
  clarity: string | null;
  lab: string | null;
  markup_ppc: number;
  sell_amt: number;
};
type Demand = { name: string; filter: readonly string[]; pieces: number; stones: readonly Stone[]; link: string };

type Lapsing = {
  name: string;
  contact_name: string | null;
  stocked_at: Date | null;
  ends_at: Date | null;
  /** True if the limit was reached before anybody could be warned. */
  isOff: boolean;
  timeZone: string;
};

type Invitation = {
  reader: string;
  /** The name of the inviting person; null for the house itself. */
  host: string | null;
  userName: string;
  portal: string;
  link: string;
  expiresAt: Date;
  timeZone: string;
};

const stoneLine = (stone: Stone) => {
  const { stock_no, stone_origin, shape, carat, color, fancy_color, clarity, lab, markup_ppc, sell_amt } = stone;
  const colour = color ?? (fancy_color && attributeWord("fancy_color", fancy_color));
  const grading = [attributeWord("shape", shape), `${number2(carat)} ct`, colour, clarity, lab].filter(Boolean);
  return `${stock_no}  ${originNames[stone_origin]}  ${grading.join(" ")}  ${usd(markup_ppc)}/ct  ${usd(sell_amt)}`;
};

/** The words of every mail that the house sends. */
export const letters = {
  signupCode: (code: string): Words => ({
    secret: code,
    subject: "Your Loupe code",
    text: `Your code is ${code}.\n\nIt confirms your address for a new Loupe account and is valid for ${minutes} minutes.\nIf you did not request it, somebody may have mistyped an address. Nothing happens without the code.\n`,
  }),
  invitation: ({ reader, host, userName, portal, link, expiresAt, timeZone }: Invitation): Words => ({
    subject: `Your invitation to ${houseTitle}`,
    text: `Dear ${reader},\n\n${host ?? "Our office"} invites you to ${houseTitle}, its diamond trading portal:\n${portal}\n\nYour user name is ${userName}. Set your password here:\n${link}\n\nThe link works once, until ${formatDateTime12(expiresAt, timeZone)} (${timeZone}). If it is over, ask ${host ?? "our office"} for another.\n`,
  }),
  demandStones: ({ name, filter, pieces, stones, link }: Demand): Words => {
    const what = pieces === 1 ? "1 stone has" : `${count(pieces)} stones have`;
    const more = pieces > stones.length ? [`… and ${count(pieces - stones.length)} more`] : [];
    const lines = [...stones.map(stoneLine), ...more].join("\n");
    return {
      subject: `${pieces === 1 ? "1 stone" : `${count(pieces)} stones`} for "${name}"`,
      text: `${what} arrived for your demand "${name}" (${filter.join(", ")}).\n\n${lines}\n\nAll matching stones: ${link}\n\nYou are told of each stone only once. To stop these alerts, make the demand inactive under Search, Demands.\n`,
    };
  },
  stockLapsing: ({ name, contact_name, stocked_at, ends_at, isOff, timeZone }: Lapsing): Words => {
    const moment = (at: Date | null) => (at ? `${formatDateTime12(at, timeZone)} (${timeZone})` : "");
    const what = isOff
      ? "Your stones are off the market here until you deliver again."
      : `Your stones go off the market here at ${moment(ends_at)}, unless you deliver before.`;
    return {
      subject: isOff ? "Your stones are off the market" : "Your stones go off the market soon",
      text: `Dear ${contact_name ?? name},\n\n${houseTitle} last received the stock of ${name} on ${moment(stocked_at)}.\n${what} Nothing is deleted, and what clients have stays with them.\n\nIf you deliver by a feed, please see whether it still runs.\n`,
    };
  },
  checkpoint: (checkpoint: Checkpoint): Words => ({
    subject: `Checkpoint of the log: ${count(checkpoint.size)} entries`,
    text: `Keep this mail. It says what the log of ${checkpoint.house} was at ${checkpoint.at}, signed.\nSave it as a file, and the command "npm run audit:verify -- --checkpoint FILE" or the verifier of the page Audit logs tells\nwhether anybody changed or cut the log since.\n\n${JSON.stringify(checkpoint, null, 2)}\n`,
  }),
  accountExists: (portal: string): Words => ({
    subject: "You already have a Loupe account",
    text: `Somebody asked to open a Loupe account with this address. You already have one:\n${portal}/login\n\nIf you do not know its password, set another with “Forgot password?” on that page.\nIf you did not ask, ignore this mail: nothing happens.\n`,
  }),
  test: (reader: string, portal: string): Words => ({
    subject: `A test mail from ${houseTitle}`,
    text: `Dear ${reader},\n\nThis mail left the house, and it reached you: the mail server works.\n${portal}\n`,
  }),
  resetCode: (code: string): Words => ({
    secret: code,
    subject: "Set a new password for Loupe",
    text: `Your code is ${code}.\n\nUse it to set a new password within ${minutes} minutes.\nIf you did not request it, ignore this mail: your password does not change.\n`,
  }),
};
