import { html } from "#server/mail/letter/html.ts";
import type { Page } from "./page.ts";
import { linkTo, pageOf } from "./places.ts";
import type { Sources } from "./sources.ts";

export const decisionsPlace = "decisions/index.html";
const form = /^# (\d{4}) (.+)\n\n(\S+) · (.+)\n/;

/** The list of decision records, the latest first. */
export function decisionsPage({ decisions, text }: Sources): Page {
  const title = "Decisions";
  const rows = decisions.toReversed().map((file) => {
    const [, number, words, day, standing] = form.exec(text(file)) ?? [];
    const place = linkTo(decisionsPlace, pageOf(file));
    return html`<tr><td>${number}</td><td><a href="${place}">${words}</a></td><td>${day}</td><td>${standing}</td></tr>\n`;
  });
  const head = html`<tr><th scope="col">Number</th><th scope="col">Decision</th><th scope="col">Day</th><th scope="col">Standing</th></tr>`;
  return {
    place: decisionsPlace,
    title,
    body: html`<h1>${title}</h1><p>What was decided, and why. Each record says whether it is in force, or which one took its place.</p><table class="decisions"><thead>${head}</thead><tbody>${rows}</tbody></table>`,
    headings: [{ id: "", words: title, level: 1, text: "" }],
  };
}
