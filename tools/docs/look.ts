import { readFileSync } from "node:fs";
import path from "node:path";
import { colours } from "#ui/frame/scheme-colours.ts";

const fonts = {
  "inter.woff2": "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  "mono.woff2": "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
};

/** The files that every page loads: the portal's colours and letters, one style sheet, one script, the icon. */
export function copiedFiles(project: string): [place: string, content: string | Buffer][] {
  const own = (name: string) => readFileSync(path.join(import.meta.dirname, "look", name), "utf8");
  const scheme = `:root{${colours("light")}}\n@media (prefers-color-scheme:dark){:root{${colours("dark")}}}\n@media print{:root{${colours("light")}}}\n`;
  return [
    ["site.css", scheme + ["frame.css", "text.css", "narrow.css"].map(own).join("\n")],
    ["search.js", own("search.js")],
    ["icon.svg", readFileSync(path.join(project, "public", "icon.svg"))],
    ...Object.entries(fonts).map(([name, file]): [string, Buffer] => [
      name,
      readFileSync(path.join(project, "node_modules", file)),
    ]),
  ];
}
