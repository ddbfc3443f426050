/**
 * `npm run letters`: writes every letter of the product with sample data, each as a page of its own, and one page that
 * shows them all beside their texts, 640 and 375 pixels wide.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { html } from "#server/mail/letter/html.ts";
import { logoCid } from "#server/mail/letter/shell.ts";
import { letterWriter } from "#server/mail/letter/write-letter.ts";
import { sampleLetters, sampleLook } from "#support/letter-samples.ts";
import { runTool } from "./run-tool.ts";

await runTool("npm run letters", async (log) => {
  const folder = path.join(tmpdir(), "loupe-letters");
  mkdirSync(folder, { recursive: true });
  const write = letterWriter(sampleLook);
  const logo = `data:image/png;base64,${sampleLook.logo?.content.toString("base64")}`;
  const shown = [...sampleLetters].map(([name, letter]) => {
    const { subject, text, html: source } = write(letter);
    writeFileSync(path.join(folder, `${name}.html`), source.replaceAll(`cid:${logoCid}`, logo));
    return html`<section><h2>${name}: ${subject}</h2><div><iframe src="${name}.html" width="640" height="900" title="${name}, wide"></iframe><iframe src="${name}.html" width="375" height="900" title="${name}, narrow"></iframe><pre>${text}</pre></div></section>`;
  });
  const page = path.join(folder, "index.html");
  const style = html`<style>body{font-family:sans-serif;margin:16px}div{display:flex;gap:16px;overflow:auto}pre{white-space:pre-wrap;flex:1;min-width:320px}iframe{border:1px solid #c9d1d9}</style>`;
  const whole = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Letters</title>${style}</head><body><h1>${sampleLetters.size} letters</h1>${shown}</body></html>`;
  writeFileSync(page, whole.source);
  log.info(`${sampleLetters.size} letters: open ${page}`);
});
