import { colours } from "../frame/scheme-colours.ts";

/** The picture's markup as a file of its own: with its style, its ground, and the reader's colour scheme. */
export function standaloneSvg(markup: string, style: string): string {
  const own = [
    `svg.workflow-picture{${colours("light")};background:var(--lp-frame)}`,
    `@media (prefers-color-scheme:dark){svg.workflow-picture{${colours("dark")}}}`,
    style
      .replaceAll(/\/\*.*?\*\//gs, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ].join("\n");
  const opened = markup.includes("xmlns=")
    ? markup
    : markup.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');
  return `${opened.replace(/<svg [^>]*>/, (tag) => `${tag}<style>${own}</style>`)}\n`;
}
