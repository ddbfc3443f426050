import type { ReactNode } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { attributeWord, colourWords } from "#domain/code-word.ts";
import { dash, formatDateTime, number2, textOf } from "#domain/format.ts";
import { finishWords, fluorescenceWord } from "#domain/grade-words.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { InactiveMark } from "#ui/marks/inactive-mark.tsx";
import { Remarks } from "#ui/marks/remarks.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { lifeStep } from "../life/life-step.tsx";
import { isLookedAt, type StoneLine } from "../stone-line.ts";
import { StoneMedia } from "../stone-media.tsx";
import { HistoryHead } from "./history-head.tsx";
import { LineStatus } from "./line-cells.tsx";
import { clientInFull, makerName } from "./line-people.ts";
import { lineSteps } from "./line-steps.ts";
import type { ListViewer } from "./list-viewer.ts";
import { PaperNumber } from "./paper-number.tsx";
import { PriceLadder } from "./price-ladder.tsx";
import type { OpenLine } from "./use-open-line.ts";
import { words } from "./words.ts";

interface LineDrawerProps {
  line: StoneLine;
  place?: Place;
  /** True if the viewer is shown the client of the line. */
  namesClient: boolean;
  /** The address of a paper, for those who may read it. */
  paperPath?: (id: number) => string;
  /** The address of the line's way through its workflow, for those who may see it. */
  historyPath?: ListViewer["historyPath"];
  /** The conversation about the stone. */
  talk?: ReactNode;
  /** The acts on the line. */
  acts?: ReactNode;
  /** The line's open item, if an act of somebody else is told before it is shown. */
  open?: OpenLine;
  onClose: () => void;
}

/** One line beside its list: the stone, the client, the frozen prices, and the history. */
export function LineDrawer(props: LineDrawerProps) {
  const { line, place, namesClient, paperPath, historyPath, talk, acts, open, onClose } = props;
  const { stone } = line;
  const frozen = open?.frozen && <ChangedElsewhere onGoOn={open.goOn}>{open.frozen}</ChangedElsewhere>;
  const read = useCall("getStoneHistory", { query: { stock_no: stone.stock_no } });
  // The stone is read at the reader's own price. An act on a stone that is only looked at begins at that one.
  const ownNow = isLookedAt(line) && !namesClient ? read.data?.stone.markup_ppc : undefined;
  return (
    <Drawer
      title={
        <>
          <ShapeIcon shape={drawn(stone.shape)} size={24} />
          <Code>{stone.stock_no}</Code>
          <LineStatus line={line} />
        </>
      }
      place={place}
      foot={
        talk
          ? acts
          : (frozen || acts) && (
              <>
                {frozen}
                {acts && <div className="row wrap line-foot">{acts}</div>}
              </>
            )
      }
      onClose={onClose}
    >
      <section>
        <Remarks of={stone} />
        <Facts columns={4} of={stoneFacts(line)} />
      </section>
      {talk}
      <section>
        <Facts columns={2} of={dealFacts(line, namesClient, paperPath)} />
      </section>
      <section>
        <h3>{words.price}</h3>
        <PriceLadder line={line} rapNow={read.data?.stone.rap} ownNow={ownNow} />
      </section>
      <section>
        <HistoryHead line={line} historyPath={historyPath} />
        <Steps of={lineSteps(line)} />
      </section>
      <StoneMedia stone={stone} />
      <section>
        <h3>{words.stoneHistory}</h3>
        {read.isPending && <SkeletonRows label={words.stoneHistory} />}
        {read.isError && <FailureState {...queryFailure(read)} />}
        <Steps of={(read.data?.history ?? []).map((step) => lifeStep(step))} />
      </section>
    </Drawer>
  );
}

const stoneFacts = ({ stone }: StoneLine): Fact[] => [
  { label: words.origin, value: <StoneOrigin of={stone.stone_origin} /> },
  { label: "Carat", value: number2(stone.carat) },
  { label: stoneAttributes.shape.label, value: attributeWord("shape", stone.shape) },
  { label: stoneAttributes.color.label, value: textOf(colourWords(stone)) },
  { label: "Clarity", value: textOf(stone.clarity) },
  { label: "Cut, pol, sym", value: textOf(finishWords(stone)) },
  { label: "Fluorescence", value: textOf(fluorescenceWord(stone)) },
  { label: "Lab", value: textOf(stone.lab) },
  { label: "Report no", value: stone.report_no ? <Code>{stone.report_no}</Code> : dash },
];

const ClientOfLine = ({ of: line }: { of: StoneLine }) => (
  <span className="row wrap">
    {clientInFull(line)}
    <InactiveMark of={line.business} />
  </span>
);

function dealFacts(line: StoneLine, namesClient: boolean, paperPath: LineDrawerProps["paperPath"]): Fact[] {
  const { text, remark, reason, order, memo, invoice, reversible_until } = line;
  const papers = [
    [words.orderNo, order, undefined], // the number of requests alone: there is no document of it
    [words.memoNo, memo, paperPath],
    [words.invoiceNo, invoice, paperPath],
  ] as const;
  const isOwn = !namesClient && line.made_by.id === line.user.id;
  return [
    ...(namesClient ? [{ label: words.client, value: <ClientOfLine of={line} /> }] : []),
    { label: words.madeBy, value: isOwn ? words.you : makerName(line) },
    ...papers.flatMap(([label, paper, path]) =>
      paper ? [{ label, value: <PaperNumber paper={paper} path={path} /> }] : [],
    ),
    ...[
      [words.text, line.list === "enquiry" ? null : text],
      [words.remark, remark],
      [words.reason, line.list === "enquiry" ? null : reason],
    ].flatMap(([label, said]) => (label && said ? [{ label, value: said, span: 2 }] : [])),
    ...(reversible_until && namesClient
      ? [{ label: words.takeBack, value: words.until(formatDateTime(reversible_until)) }]
      : []),
  ];
}
