import { addresses } from "#domain/addresses.ts";
import { count, counted, formatDate } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import type { DayNotice } from "../../db/queries/notices.ts";
import type { Letter, LetterWords } from "../letter/letter.ts";

/** The most notices in a letter; the portal has all of them. */
const MOST = 50;

type Day = { house: string; day: string; reader: { first_name: string; last_name: string }; publicUrl: string };

/** The notices of a day as one letter: the words of each, and the link to its row. */
export function letterOfDay(notices: readonly DayNotice[], { house, day, reader, publicUrl }: Day): Letter {
  const told = counted(notices.length, "notice", "notices");
  const more = notices.length - MOST;
  const linked = (text: string, path: string): LetterWords[] => [{ text, isBold: false, url: `${publicUrl}${path}` }];
  return {
    subject: `${told} of ${formatDate(day)}`,
    reader: personName(reader),
    preheader: notices
      .slice(0, 3)
      .map(({ title }) => title)
      .join(" · "),
    blocks: [
      `This is what happened at ${house} since your last mail of a day.`,
      { is: "items", items: notices.slice(0, MOST).map(({ title, path }) => linked(title, path)) },
      ...(more > 0 ? [`… and ${count(more)} more under the bell in the portal.`] : []),
      { is: "words", words: linked("Choose how we tell you", addresses.profile) },
    ],
  };
}
