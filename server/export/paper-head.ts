import { formatDate } from "#domain/format.ts";
import { paperWords as words } from "#domain/paper-words.ts";
import type { PaperPen } from "../formats/paper-pen.ts";
import { margin } from "../formats/paper-sheets.ts";
import { dim } from "../formats/pdf-ink.ts";
import { fewLines } from "../formats/wrapped-text.ts";
import type { PrintedPaper } from "../wire/paper-on-wire.ts";

const logoHeight = 44;
const gap = 24;
const labelWidth = 68;

/** Draws the head: the house, the title, the client and the dates. The pen ends where the lines begin. */
export function drawHead(pen: PaperPen, paper: PrintedPaper, title: string, logo: Buffer | undefined): void {
  const half = (pen.inner - gap) / 2;
  const left = { x: margin, width: half };
  const right = { x: margin + half + gap, width: half };
  drawHouse(pen, paper, left, logo);
  const afterHouse = pen.y;
  pen.y = pen.top;
  pen.write(title, { size: 16, isBold: true }, { ...right, align: "right" });
  pen.y = Math.max(afterHouse, pen.y) + 14;

  const from = pen.y;
  drawClient(pen, paper, left);
  const afterClient = pen.y;
  pen.y = from;
  for (const [label, text] of factsOf(paper)) drawFact(pen, label, text, right);
  pen.y = Math.max(afterClient, pen.y) + 12;
  if (paper.shown.reason) {
    pen.write(words.reason, { size: 8, colour: dim }, { x: margin, width: pen.inner });
    pen.write(paper.shown.reason, { size: 9 }, { x: margin, width: pen.inner });
    pen.y += 10;
  }
}

type Place = { x: number; width: number };

function drawHouse(pen: PaperPen, { shown: { house } }: PrintedPaper, place: Place, logo: Buffer | undefined): void {
  if (logo) {
    pen.doc.image(logo, place.x, pen.top, { fit: [place.width * 0.7, logoHeight] });
    pen.y = pen.top + logoHeight + 6;
  }
  pen.write(house.name, { size: logo ? 10 : 16, isBold: true }, place);
  const tax = house.tax_number && words.taxNumber(house.tax_number);
  for (const text of [house.address && fewLines(house.address), tax, house.contact && fewLines(house.contact)])
    if (text) pen.write(text, { size: 8, colour: dim }, place);
}

function drawClient(pen: PaperPen, { people: { client } }: PrintedPaper, place: Place): void {
  const person = `${client.first_name} ${client.last_name}`;
  const where = [client.postal_code, client.place].filter(Boolean).join(" ");
  const tax = client.tax_number && words.taxNumber(client.tax_number);
  const lines = [client.company_name, person, client.address && fewLines(client.address), where, tax];
  pen.write(words.client, { size: 8, colour: dim }, place);
  const written = [...lines, client.email, client.mobile].filter((text) => typeof text === "string" && text !== "");
  for (const [at, text] of written.entries()) pen.write(text ?? "", { size: 10, isBold: at === 0 }, place);
}

function factsOf({ kind, shown, people }: PrintedPaper): [string, string][] {
  const nameOf = (one: { first_name: string; last_name: string } | null) => one && `${one.first_name} ${one.last_name}`;
  const before = shown.refers_to.map(({ number }) => number).join(", ");
  const facts: [string, string | null][] = [
    [words.date, formatDate(shown.issued_on)],
    [words.due, shown.issued_due && formatDate(shown.issued_due)],
    [words.currency, words.currencies[shown.currency]],
    [words.salesperson, nameOf(people.salesperson)],
    [words.madeBy, nameOf(people.made_by)],
    [kind === "credit" ? words.credits : words.memos, before || null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function drawFact(pen: PaperPen, label: string, text: string, { x, width }: Place): void {
  pen.style({ size: 8, colour: dim });
  pen.at(label, pen.y + 1.5, { x, width: labelWidth });
  pen.write(text, { size: 10 }, { x: x + labelWidth + 4, width: width - labelWidth - 4 });
}
