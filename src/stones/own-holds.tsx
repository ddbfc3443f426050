import { createContext, type ReactNode, use, useMemo } from "react";
import { useCall } from "#api/query.ts";
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

/** Lets every row know which stones a buyer holds themselves; the office looks at the holds of others. */
export function OwnHolds({ isBuyer, children }: { isBuyer: boolean; children: ReactNode }) {
  const { data, refetch } = useCall("listHolds", { query }, { freshForMs: oneMinute, isReady: isBuyer });
  useAnyNews(() => void (isBuyer && refetch()));
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

/** In the drawer of a stone that whoever looks holds: how long it is theirs, and the way to let go of it. */
export function OwnHold({ stockNo, viewer }: { stockNo: string; viewer: StoneViewer }) {
  const line = use(LinesContext).get(stockNo);
  return line ? <HeldStone line={line} viewer={viewer} /> : null;
}

const HeldStone = ({ line, viewer }: { line: StoneLine; viewer: StoneViewer }) => (
  <>
    <span className="dim">
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

/** Beside what can be begun with chosen stones: lets go of those that whoever looks holds. */
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
