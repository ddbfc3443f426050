import { addresses } from "#domain/addresses.ts";
import { counted, formatDate, number2, usd } from "#domain/format.ts";
import { hundredths } from "#domain/money.ts";
import {
  each,
  type Lines,
  named,
  plainStone,
  pricedStone,
  stoneTable,
  summed,
  type Words,
  written,
} from "./told-stones.ts";

const memoPath = ([{ memo_id }]: Lines) => addresses.ownPaper(Number(memo_id));
const stillOut = (lines: Lines) => `Still with you: ${summed(lines)}.`;

const memoIssued: Words = ({ lines }) => ({
  kind: "memoIssued",
  title: `Memo ${lines[0].memo_no}: ${named(lines)}`,
  paragraphs: [
    `Memo ${lines[0].memo_no} was issued to you: ${summed(lines)}. It is due on ${formatDate(lines[0].due_date)}.`,
    stoneTable(lines, (line) => pricedStone(line)),
  ],
  path: memoPath(lines),
});

const memoMoved: Words = ({ lines }) => ({
  kind: "memoMoved",
  title: `Memo ${lines[0].memo_no} is due on ${formatDate(lines[0].due_date)}`,
  paragraphs: [`The due date of memo ${lines[0].memo_no} is now ${formatDate(lines[0].due_date)}. ${stillOut(lines)}`],
  path: memoPath(lines),
});

const memoDue: Words = ({ lines }) => ({
  kind: "memoDue",
  title: `Memo ${lines[0].memo_no} is due on ${formatDate(lines[0].due_date)}`,
  paragraphs: [
    `Memo ${lines[0].memo_no} is due on ${formatDate(lines[0].due_date)}. ${stillOut(lines)}`,
    stoneTable(lines, (line) => pricedStone(line)),
    each(lines, "Please return the stone by then, or buy it.", "Please return the stones by then, or buy them."),
  ],
  path: memoPath(lines),
});

const memoOverdue: Words = ({ lines }) => ({
  kind: "memoOverdue",
  title: `Memo ${lines[0].memo_no} is overdue`,
  paragraphs: [
    `Memo ${lines[0].memo_no} was due on ${formatDate(lines[0].due_date)}. ${stillOut(lines)}`,
    stoneTable(lines, (line) => pricedStone(line)),
    each(lines, "Please return the stone, or buy it.", "Please return the stones, or buy them."),
  ],
  path: memoPath(lines),
});

/** The invoice's own figures, tax included: they are those of the paper to the cent. */
const invoiceIssued: Words = ({ lines, said }) => {
  const { id = 0, number = "", due_date = null, totals } = said.get(lines[0].id)?.paper ?? {};
  const { pieces = 0, carat = 0, tax = 0, payable = 0 } = totals ?? {};
  const taxed = tax > 0 ? `, including ${usd(tax)} of tax` : "";
  const due = due_date ? ` It is due on ${formatDate(due_date)}.` : "";
  return {
    kind: "invoiceIssued",
    title: `Invoice ${number}: ${named(lines)}`,
    paragraphs: [
      `Invoice ${number} was issued to you: ${counted(pieces, "stone", "stones")}, ${number2(carat)} ct. The amount payable is ${usd(payable)}${taxed}.${due}`,
      stoneTable(lines, (line) => pricedStone(line, hundredths(line.sold_ppc ?? line.markup_ppc))),
    ],
    path: addresses.ownPaper(id),
  };
};

const creditNoteIssued: Words = ({ lines, said }) => {
  const { id = 0, number = "", reason = null } = said.get(lines[0].id)?.paper ?? {};
  return {
    kind: "creditNoteIssued",
    title: `Credit note ${number}: ${named(lines)}`,
    paragraphs: [
      each(
        lines,
        `The sale of this stone was reversed, and credit note ${number} was issued to you. The invoice stays as it was issued.`,
        `The sale of these stones was reversed, and credit note ${number} was issued to you. The invoice stays as it was issued.`,
      ),
      stoneTable(lines, plainStone),
      ...written(reason),
      ...backOnMemo(lines),
    ],
    path: addresses.ownPaper(id),
  };
};

/** The stones that are on memo again, a sentence for each memo: an invoice may sell the stones of several. */
function backOnMemo(lines: Lines): string[] {
  const numbers = [...new Set(lines.map(({ memo_no }) => memo_no))];
  return numbers.map((number) => {
    const back = lines.filter(({ memo_no }) => memo_no === number);
    const which =
      numbers.length === 1
        ? each(lines, "The stone is", "The stones are")
        : counted(back.length, "stone is", "stones are");
    return `${which} on memo ${number} again, due on ${formatDate(back[0]?.due_date ?? null)}.`;
  });
}

/** Notices to clients about the papers that they are given. */
export const paperNotices = {
  memoIssued,
  memoMoved,
  memoDue,
  memoOverdue,
  invoiceIssued,
  creditNoteIssued,
};
