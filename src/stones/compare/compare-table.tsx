import "#ui/table/small-table.css";
import "./compare.css";
import { IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { number2 } from "#domain/format.ts";
import type { StoneAttribute } from "#domain/stone.ts";
import { IconButton } from "#ui/marks/icon-button.tsx";
import { RemarkWords } from "#ui/marks/remarks.tsx";
import { StoneNumber } from "#ui/table/stone-table/stone-number.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { StoneStatus } from "#ui/table/stone-table/stone-status.tsx";
import { costFacts, gradingFacts, measureFacts, priceFacts, type Stone, wholeFacts } from "../stone-facts.ts";
import { useAttributeNames } from "../use-attribute-names.ts";
import { words as shared } from "../words.ts";
import { type ComparedRow, comparedRows } from "./compared-rows.ts";
import { StonePicture } from "./stone-picture.tsx";
import { words } from "./words.ts";

/** The grades that the trade says by their codes: "VS1", "EX". */
const grades: readonly StoneAttribute[] = ["color", "clarity", "cut", "polish", "symmetry", "fluorescence"];

interface CompareTableProps {
  stones: readonly Stone[];
  /** True if only the rows are shown in which the stones differ. */
  isShort: boolean;
  /** Takes a stone out of the comparison; absent where too few would be left. */
  onLeaveOut?: ((stockNo: string) => void) | undefined;
}

/** One column for each stone, one row for each thing that can be said of them. Rows that differ are marked. */
export function CompareTable({ stones, isShort, onLeaveOut }: CompareTableProps) {
  const names = useAttributeNames();
  const nameOf: typeof names = (attribute, code) => (grades.includes(attribute) ? code : names(attribute, code));
  const region = useRef<HTMLElement>(null);
  const leaveOut =
    onLeaveOut &&
    ((stockNo: string) => {
      onLeaveOut(stockNo);
      region.current?.focus(); // the pressed button goes with its stone
    });
  const sections = [
    { head: shared.prices, rows: comparedRows(stones, priceFacts) },
    { head: shared.grading, rows: comparedRows(stones, (stone) => gradingFacts(stone, nameOf)) },
    { head: shared.measures, rows: comparedRows(stones, measureFacts) },
    { head: shared.whole, rows: comparedRows(stones, wholeFacts) },
    { head: shared.costs, rows: comparedRows(stones, costFacts) },
  ]
    .map(({ head, rows }) => ({ head, rows: isShort ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={region} className="compare" tabIndex={0} aria-label={words.table}>
      <table className="small-table">
        <thead>
          <tr>
            <td />
            {stones.map((stone) => (
              <th key={stone.stock_no} scope="col">
                <StoneHead stone={stone} onLeaveOut={leaveOut} />
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <Section key={section.head} {...section} stones={stones} />
        ))}
      </table>
      {sections.length === 0 && <p className="dim compare-alike">{words.allAlike}</p>}
    </section>
  );
}

/** The picture of a stone, its number, weight, origin, what is not plain about it, and its status. */
const StoneHead = ({ stone, onLeaveOut }: { stone: Stone; onLeaveOut: CompareTableProps["onLeaveOut"] }) => (
  <div className="compare-head">
    <StonePicture key={stone.image} stone={stone} />
    {onLeaveOut && (
      <IconButton
        className="compare-leave-out"
        label={words.leaveOut(stone.stock_no)}
        icon={<IconX size={14} />}
        onClick={() => onLeaveOut(stone.stock_no)}
      />
    )}
    <span>
      <StoneNumber stockNo={stone.stock_no} status={stone.status} />
    </span>
    <span className="figures">
      <b>{number2(stone.carat)}</b> ct · <StoneOrigin of={stone.stone_origin} />
    </span>
    <RemarkWords of={stone} />
    <StoneStatus stockNo={stone.stock_no} status={stone.status} />
  </div>
);

interface SectionProps {
  head: string;
  rows: readonly ComparedRow[];
  stones: readonly Stone[];
}

const Section = ({ head, rows, stones }: SectionProps) => (
  <tbody>
    <tr className="compare-section">
      <th scope="rowgroup" colSpan={stones.length + 1}>
        <span>{head}</span>
      </th>
    </tr>
    {rows.map(({ label, values, differs }) => (
      <tr key={label} data-differs={differs || undefined}>
        <th scope="row">
          {label}
          {differs && (
            <>
              <span className="compare-mark" aria-hidden="true">
                ≠
              </span>
              <span className="unseen">{words.differs}</span>
            </>
          )}
        </th>
        {values.map((value, at) => (
          <td key={stones[at]?.stock_no}>{value}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
