import { useCall } from "#api/query.ts";
import { useNoRight } from "#api/view-only.ts";
import { type Asker, lineRefusal } from "#stones/line-refusal.ts";
import { HistoryHead } from "#stones/lines/history-head.tsx";
import { LineStatus } from "#stones/lines/line-cells.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { PriceLadder } from "#stones/lines/price-ladder.tsx";
import type { OpenLine } from "#stones/lines/use-open-line.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { StoneMedia } from "#stones/stone-media.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { ChangeAct } from "./change-act.tsx";
import { ClientSection } from "./client-section.tsx";
import { NearSection } from "./near-section.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestFoot } from "./request-foot.tsx";
import { requestSteps } from "./request-steps.ts";
import { useNearStones } from "./use-near-stones.ts";
import { words } from "./words.ts";

interface RequestDrawerProps {
  line: StoneLine;
  open: OpenLine;
  place: Place | undefined;
  asker: Asker;
  mayWrite: boolean;
  historyPath: ListViewer["historyPath"];
  theirRequests: string;
  isAlone: boolean;
  onDecided: (lines: readonly StoneLine[]) => void;
  onChange: () => void;
  onClose: () => void;
}

/** One request, with all facts for an answer: the stone, the client, the prices, its history, and other stones. */
export function RequestDrawer(props: RequestDrawerProps) {
  const { line, open, place, asker, mayWrite, historyPath, theirRequests, isAlone, onDecided, onChange, onClose } =
    props;
  const { stone } = line;
  const noRight = useNoRight();
  const read = useCall("getStoneHistory", { query: { stock_no: stone.stock_no } });
  const near = useNearStones(line);
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
        <RequestFoot
          line={line}
          open={open}
          asker={asker}
          mayWrite={mayWrite}
          near={near.stones}
          onDecided={onDecided}
        />
      }
      onClose={onClose}
    >
      <RequestFacts line={line} />
      <ClientSection line={line} theirRequests={theirRequests} isAlone={isAlone} />
      <section aria-label={words.price}>
        <PriceLadder
          line={line}
          rapNow={read.data?.stone.rap}
          act={
            <ChangeAct
              reason={open.frozen ?? (mayWrite ? lineRefusal(line, "UPDATE", asker) : noRight)}
              onChange={onChange}
            />
          }
        />
      </section>
      <NearSection line={line} near={near} />
      <section>
        <HistoryHead line={line} historyPath={historyPath} />
        <Steps of={requestSteps(line, read.data?.history ?? [])} />
      </section>
      <StoneMedia stone={stone} />
    </Drawer>
  );
}
