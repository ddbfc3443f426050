import { type Html, html, withBreaks } from "./html.ts";
import type { Look } from "./look.ts";

/** The logo's name within the mail. A letter asks no server for anything. */
export const logoCid = "logo@letter";

/**
 * The dark scheme, and narrow screens, for the readers of mail that keep style sheets. On a narrow one a stone has a line
 * of its own, with its figures below it.
 */
const styles = html`<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}.stones tr{display:flex;flex-wrap:wrap;justify-content:flex-end}.stones td.stone{flex:1 0 100%;padding-bottom:2px!important}.stones th.stone{flex:1}.stones td.figure{min-width:92px;border:0!important;padding-top:0!important}.stones th.figure{min-width:104px}}@media (prefers-color-scheme:dark){.frame{background:#0c1015!important}.card{background:#131920!important;border-color:#262f39!important}.ink{color:#dde3ea!important}.dim{color:#95a2b0!important}.line{border-color:#262f39!important}.sunken{background:#0f141a!important}.accent{color:#8fb3ee!important}.act{background:#3968b6!important}}</style>`;

const fonts = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const presentation = html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"`;

/** A dark logo on a transparent ground stays readable in the dark scheme: it stands on white. */
const mast = ({ logo, name, portal }: Look): Html => {
  const picture = html`<img src="cid:${logoCid}" alt="" height="40" style="display:block;height:40px;max-width:220px;padding:6px;margin:0 0 8px;background:#ffffff;border-radius:4px;border:0;">`;
  return html`${logo ? picture : null}<a class="ink" href="${portal}" style="font-size:17px;line-height:24px;font-weight:600;color:#18202a;text-decoration:none;">${name}</a>`;
};

const foot = ({ foot }: Look): Html =>
  html`${foot.map((lines, at) => html`${at > 0 ? html`<br>` : null}${withBreaks(lines)}`)}`;

/** The part of a letter that differs from the next one's. */
type Inner = { subject: string; preheader: string; body: Html; choices: Html | null };

/**
 * The frame of all letters of one look, drawn once: nested tables, 600 pixels wide or as narrow as the screen, whatever
 * long words are in it.
 * The preheader is followed by marks without width, so that a list of mails does not go on with the house's name.
 */
export function shellOf(look: Look): (inner: Inner) => string {
  const before = html`</title>${styles}</head><body class="frame" style="margin:0;padding:0;background:#f3f5f8;">`;
  const opening = html`<table ${presentation} class="frame" style="background:#f3f5f8;"><tr><td align="center" style="padding:24px 8px;"><table ${presentation} style="max-width:600px;text-align:left;word-break:break-word;${fonts}"><tr><td class="pad" style="padding:0 24px 16px;">${mast(look)}</td></tr><tr><td class="card ink pad" style="padding:28px 24px 12px;background:#ffffff;border:1px solid #e1e6eb;border-radius:6px;color:#18202a;">`;
  const closing = html`</td></tr><tr><td class="dim pad" style="padding:16px 24px;font-size:12px;line-height:18px;color:#566271;">${foot(look)}`;
  const end = html`</td></tr></table></td></tr></table></body></html>`;
  const gap = html`<div style="display:none;max-height:0;overflow:hidden;">`;
  return ({ subject, preheader, body, choices }) =>
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}${before}${gap}${preheader}</div>${opening}${body}${closing}${choices}${end}`
      .source;
}
