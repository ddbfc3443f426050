import { number2 } from "#domain/format.ts";
import { paperWords as words } from "#domain/paper-words.ts";
import type { PaperPen } from "../formats/paper-pen.ts";
import { margin } from "../formats/paper-sheets.ts";
import { dim, line as rule } from "../formats/pdf-ink.ts";
import { padding } from "../formats/pdf-layout.ts";
import type { PrintedPaper } from "../wire/paper-on-wire.ts";

const sumHeight = 16;
const signing = 62;
const textStyle = { size: 9 };
const labelStyle = { size: 8, colour: dim };

/** The sums: pieces, weight and amount; with a tax also the tax and the total to pay. */
function sumsOf({ kind, shown: { totals, tax } }: PrintedPaper): [string, string][] {
  const sum = `${words.pieces(totals.pieces)}    ${number2(totals.carat)} ct    $${number2(totals.amount)}`;
  const label = kind === "credit" ? words.credited : words.total;
  if (tax.kind === "none") return [[label, sum]];
  return [
    [words.net, sum],
    [words.tax(tax), `$${number2(totals.tax)}`],
    [label, `$${number2(totals.payable)}`],
  ];
}

/** The word on tax, the conditions and the bank account; texts that the house left blank are not printed. */
function paragraphsOf({ kind, shown }: PrintedPaper): [string, string][] {
  const texts: [string, string | null][] = [
    [words.taxStatement, shown.tax_statement ?? null],
    [words.terms, shown.terms],
    [words.clause, shown.clause],
    [words.paymentTerms, shown.payment_terms],
    [words.bank, kind === "invoice" ? shown.house.bank : null],
  ];
  return texts.filter((text): text is [string, string] => Boolean(text[1]?.trim()));
}

export function closingHeight(pen: PaperPen, paper: PrintedPaper): number {
  const texts = paragraphsOf(paper).map(([, text]) => 20 + pen.heightOf(text, textStyle, pen.inner));
  return 8 + sumsOf(paper).length * sumHeight + texts.reduce((sum, height) => sum + height, 0) + signing;
}

/** Draws the sums, the conditions, and a line for each signature. */
export function drawClosing(pen: PaperPen, paper: PrintedPaper): void {
  pen.y += 8;
  const sums = sumsOf(paper);
  for (const [at, [label, text]] of sums.entries()) {
    pen.need(sumHeight);
    const isLast = at === sums.length - 1;
    pen.style({ size: 10, isBold: isLast });
    const place = { x: margin + padding, width: pen.inner - 2 * padding };
    pen.at(label, pen.y, place);
    pen.at(text, pen.y, { ...place, align: "right" });
    pen.y += sumHeight;
  }
  for (const [label, text] of paragraphsOf(paper)) {
    pen.y += 8;
    pen.need(24); // a label never stands alone at the end of a sheet
    pen.write(label, labelStyle, { x: margin, width: pen.inner });
    pen.write(text, textStyle, { x: margin, width: pen.inner });
  }
  drawSignatures(pen, words.signatures[paper.kind]);
}

function drawSignatures(pen: PaperPen, signers: readonly string[]): void {
  pen.need(signing);
  const width = (pen.inner - 24 * (signers.length - 1)) / signers.length;
  const y = pen.y + signing - 18;
  for (const [at, signer] of signers.entries()) {
    const x = margin + at * (width + 24);
    pen.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(dim);
    pen.style(labelStyle);
    pen.at(signer, y + 4, { x, width });
  }
  pen.y += signing;
}

const footStyle = { size: 7, colour: dim };
const footLine = 9;

export const footHeight = (footer: string | null): number =>
  26 + (footer ? footLine * Math.ceil(footer.length / 90) : 0);

/** Draws the foot of every sheet: the house's footer, the paper's proof, and the number of the sheet. */
export function drawFoot(pen: PaperPen, { shown: { house }, proof }: PrintedPaper, page: string): void {
  let y = pen.bottom + 12;
  const place = { x: margin, width: pen.inner };
  pen.doc
    .moveTo(margin, y - 4)
    .lineTo(margin + pen.inner, y - 4)
    .lineWidth(0.4)
    .stroke(rule);
  for (const text of house.footer ? pen.linesOf(house.footer, footStyle, pen.inner) : []) {
    pen.style(footStyle);
    pen.at(text, y, place);
    y += footLine;
  }
  pen.style(footStyle);
  pen.at(words.proof(proof.entry, proof.hash), y, place);
  pen.at(page, y, { ...place, align: "right" });
}
