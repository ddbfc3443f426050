import type { Enclosure } from "../../house/ports.ts";
import { bodyHtml } from "./blocks-html.ts";
import { html } from "./html.ts";
import type { Block, Letter } from "./letter.ts";
import type { Look } from "./look.ts";
import { logoCid, shellOf } from "./shell.ts";
import { textOf } from "./text-of.ts";

export type WrittenLetter = {
  /** The name of its sender. */
  house: string;
  subject: string;
  text: string;
  html: string;
  enclosures: readonly Enclosure[];
};
/** The address of the page where a reader chooses their mails; only letters that one may decline have it. */
export type Ways = { choices?: string | undefined };

/** Writes letters for one look. Made once for many letters: the shell is drawn once. */
export function letterWriter(look: Look): (letter: Letter, ways?: Ways) => WrittenLetter {
  const shell = shellOf(look);
  const logo: Enclosure[] = look.logo
    ? [{ content: look.logo.content, contentType: look.logo.mediaType, filename: "logo", cid: logoCid }]
    : [];
  return (letter, { choices } = {}) => {
    const { subject, preheader, reader, blocks } = letter;
    return {
      house: look.name,
      subject,
      text: `${textOf(letter)}${textFoot(look, choices)}`,
      html: shell({
        subject,
        preheader: preheader ?? firstWords(blocks),
        body: bodyHtml(reader, blocks),
        choices: choices === undefined ? null : choicesHtml(look, choices),
      }),
      enclosures: [...logo, ...blocks.flatMap(enclosed)],
    };
  };
}

const choiceWords = "Choose which mails you receive";

const choicesHtml = ({ foot }: Look, url: string) =>
  html`${foot.length > 0 ? html`<br><br>` : null}<a class="dim" href="${url}" style="color:#566271;">${choiceWords}</a>`;

/** The foot after the mark that readers of mail know; a house that says nothing of itself has none. */
function textFoot({ foot }: Look, choices: string | undefined): string {
  const lines = [...foot, ...(choices === undefined ? [] : [`${choiceWords}: ${choices}`])];
  return lines.length > 0 ? `\n-- \n${lines.join("\n")}\n` : "";
}

const firstWords = (blocks: readonly Block[]) => blocks.find((block) => typeof block === "string") ?? "";

const enclosed = (block: Block): Enclosure[] =>
  typeof block === "object" && block.is === "data"
    ? [{ content: block.text, contentType: block.mediaType, filename: block.fileName }]
    : [];
