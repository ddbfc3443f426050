import { codes } from "#domain/codes.ts";
import { number2, usd } from "#domain/format.ts";
import { DaysOut, Due, InvoiceKind, LineStatus, TimeLeft, Waiting, Waits } from "#stones/lines/line-cells.tsx";
import { clientName } from "#stones/lines/line-people.ts";
import { dealAmount, isLookedAt, isOut, type StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import { RemarkWords } from "#ui/marks/remarks.tsx";
import { ShapeCell } from "#ui/table/stone-table/shape-cell.tsx";
import { gradesOf } from "#ui/table/stone-table/stone-card.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { StoneStatus } from "#ui/table/stone-table/stone-status.tsx";

/** The most important time of a line: the rest of a hold, the due day of a memo, the wait of an enquiry. */
export function LineMoment({ line, of = "house" }: { line: StoneLine; of?: "house" | "client" }) {
  const { list, status, due_date, is_overdue } = line;
  if (list === "hold" && status === codes.hold.held) return <TimeLeft line={line} />;
  if (list === "memo" && due_date && isOut(line)) return <Due due={due_date} isOverdue={is_overdue === true} isOut />;
  if (list === "memo") return <DaysOut line={line} />;
  if (list === "enquiry") return <Waits line={line} of={of} />;
  return <Waiting line={line} />;
}

/** The note of an own line: the number of its paper, by which its owner asks for it. */
const ownNote = ({ memo, order, stone }: StoneLine) => memo?.number ?? order?.number ?? stone.report_no;

/** The status of a line. A row of an invoice is a sale or a credit. Its status on the memo stands there. */
const Standing = ({ line }: { line: StoneLine }) => {
  if (line.invoice_line) return <InvoiceKind line={line} />;
  if (!isLookedAt(line)) return <LineStatus line={line} />;
  return <StoneStatus stockNo={line.stone.stock_no} status={line.stone.status} />;
};

/** A line on a phone. */
const cardOf =
  (of: "house" | "client", noteOf: (line: StoneLine) => string | null | undefined) => (line: StoneLine) => {
    const { stone, text, invoice_line } = line;
    const note = text ?? noteOf(line) ?? undefined;
    return (
      <>
        <span className="row between">
          <span className="row">
            <ShapeCell code={stone.shape} />
            <Code>{stone.stock_no}</Code>
          </span>
          <Standing line={line} />
        </span>
        <span className="row between">
          <span className="figures">
            <b>{number2(stone.carat)} ct</b> {gradesOf(stone)} · <StoneOrigin of={stone.stone_origin} />
          </span>
          <b className="figures">{usd(invoice_line?.amount ?? dealAmount(line))}</b>
        </span>
        <RemarkWords of={stone} />
        <span className="row between dim">
          <span className="line-client" title={note}>
            {note}
          </span>
          <span className="figures">
            {invoice_line && line.invoice ? <Code>{line.invoice.number}</Code> : <LineMoment line={line} of={of} />}
          </span>
        </span>
      </>
    );
  };

export const lineCard = cardOf("house", clientName);
export const ownLineCard = cardOf("client", ownNote);
