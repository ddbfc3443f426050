import { addresses } from "#domain/addresses.ts";
import { textOf } from "#domain/format.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { costFacts, priceFacts, type Stone, wholeFacts } from "#stones/stone-facts.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "./words.ts";

interface StonePanelProps {
  stone: Stone;
  isOffered: boolean;
  /** The numbers of the other stones with the same report. */
  sameReport: readonly string[];
}

/** The stone's attributes, its cost if the viewer may know it, and its status. */
export function StonePanel({ stone, isOffered, sameReport }: StonePanelProps) {
  return (
    <Panel
      title={<Code>{stone.stock_no}</Code>}
      aside={
        <span className="row tight">
          {!isOffered && <Tag hue="red">{words.notOffered}</Tag>}
          <StatusBadge list="stone" code={stone.status} />
        </span>
      }
    >
      <div className="track-facts">
        <StoneInLine stone={stone} />
        <Facts
          columns={2}
          of={[
            ...wholeFacts(stone),
            { label: "Lab", value: textOf(stone.lab) },
            ...(sameReport.length > 0
              ? [{ label: words.sameReport, value: <Others numbers={sameReport} />, span: 2 }]
              : []),
          ]}
        />
        <Facts columns={2} of={[...priceFacts(stone), ...costFacts(stone)]} />
      </div>
    </Panel>
  );
}

/** The same stone under other numbers. Each has a report of its own. */
const Others = ({ numbers }: { numbers: readonly string[] }) => (
  <span className="row wrap">
    {numbers.map((number) => (
      <Link key={number} to={addresses.trackReport(number)}>
        <Code>{number}</Code>
      </Link>
    ))}
  </span>
);
