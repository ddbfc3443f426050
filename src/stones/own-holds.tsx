import { createContext, type ReactNode, use, useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { OwnHoldsContext } from "#ui/marks/own-holds.ts";
import { LineActs } from "./lines/line-acts-bar.tsx";
import { TimeLeft } from "./lines/line-cells.tsx";
import { useAsker } from "./lines/list-viewer.ts";
import { useAnyNews } from "./live-stones.tsx";
import type { StoneLine } from "./stone-line.ts";
import type { StoneViewer } from "./viewer.ts";
import { words } from "./words.ts";

const LinesContext = createContext<ReadonlyMap<string, StoneLine>>(new Map());
const query = { currentTab: "held", size: 500 } as const;
const oneMinute = 60_000;

/** Tells every row which stones a buyer holds themselves. The office sees other people's holds. */
export function OwnHolds({ isBuyer, children }: { isBuyer: boolean; children: ReactNode }) {
  const { data } = useCall("listHolds", { query }, { freshForMs: oneMinute, isReady: isBuyer });
  useAnyNews(useReadAnew("listHolds", { query }));
  const lines = useMemo(() => {
    const page = isBuyer && typeof data === "object" && "data" in data ? (data.data as readonly StoneLine[]) : [];
    return new Map(page.map((line) => [line.stone.stock_no, line]));
  }, [isBuyer, data]);
  const numbers = useMemo(() => new Set(lines.keys()), [lines]);
  return (
    <LinesContext value={lines}>
      <OwnHoldsContext value={numbers}>{children}</OwnHoldsContext>
    </LinesContext>
  );
}

/** The viewer's own hold in the drawer of a stone: the time that is left, and the act that releases it. */
export function OwnHold({ stockNo, viewer }: { stockNo: string; viewer: StoneViewer }) {
  const line = use(LinesContext).get(stockNo);
  return line ? <HeldStone line={line} viewer={viewer} /> : null;
}

const HeldStone = ({ line, viewer }: { line: StoneLine; viewer: StoneViewer }) => (
  <>
    <span className="dim stone-hold">
      {words.yourHold}: <TimeLeft line={line} />
    </span>
    <Release lines={[line]} isOne viewer={viewer} />
  </>
);

interface ReleaseOwnProps {
  /** The chosen stones. */
  stockNumbers: readonly string[];
  viewer: StoneViewer;
}

/** The act that releases the viewer's own holds among the chosen stones, beside the other acts. */
export function ReleaseOwn({ stockNumbers, viewer }: ReleaseOwnProps) {
  const own = use(LinesContext);
  const lines = stockNumbers.flatMap((stockNo) => own.get(stockNo) ?? []);
  return lines.length > 0 && <Release lines={lines} viewer={viewer} />;
}

const release = ["RELEASE"] as const;
const nothing = () => {};

interface ReleaseProps {
  lines: readonly StoneLine[];
  isOne?: boolean;
  viewer: StoneViewer;
}

function Release({ lines, isOne = false, viewer }: ReleaseProps) {
  const asker = useAsker({ accountId: lines[0]?.user.id ?? 0, roleId: viewer.roleId });
  return (
    <LineActs
      list="hold"
      lines={lines}
      only={release}
      isOne={isOne}
      hasMain={false}
      mayWrite={viewer.mayWrite("customer-profile/hold")}
      asker={asker}
      onForm={nothing}
      onDone={nothing}
    />
  );
}
