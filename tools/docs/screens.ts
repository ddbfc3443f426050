import { html } from "#server/mail/letter/html.ts";
import { shots } from "../screenshots/shots.ts";
import type { Page } from "./page.ts";
import { linkTo } from "./places.ts";

const folder = "docs/pictures/screens/";

/** The pictures that `npm run screenshots` made here, each under its title; no page where it made none. */
export function screensPage(files: readonly string[]): Page | undefined {
  const shown = shots.filter(({ name }) => files.includes(`${folder}${name}.png`));
  if (shown.length === 0) return undefined;
  const [place, title] = ["screens.html", "Screens"];
  return {
    place,
    title,
    body: html`<h1>${title}</h1><p>The demo house, as each of its people sees it.</p>${shown.map(
      ({ name, title: words }) => {
        const source = linkTo(place, `pictures/screens/${name}.png`);
        return html`<figure id="${name}"><a class="picture" href="${source}"><img src="${source}" alt="${words}" loading="lazy"></a><figcaption>${words}</figcaption></figure>\n`;
      },
    )}`,
    headings: [
      { id: "", words: title, level: 1, text: "" },
      ...shown.map(({ name, title: words }) => ({ id: name, words, level: 3, text: "" })),
    ],
  };
}
