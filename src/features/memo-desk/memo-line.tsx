import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { LineDrawer } from "#stones/lines/line-drawer.tsx";
import { useLineBeside } from "#stones/lines/use-line-beside.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { MemoDeskPageProps } from "./memo-desk-page-props.ts";
import type { Desk } from "./use-desk.ts";

interface MemoLineProps {
  /** The line as it was opened. */
  line: StoneLine;
  page: MemoDeskPageProps;
  desk: Desk;
  onClose: () => void;
}

/** One line beside the memos, with its acts. */
export function MemoLine({ line: clicked, page, desk, onClose }: MemoLineProps) {
  const { viewer, paperPath } = page;
  const { row, place, asker, setBeside, moved } = desk;
  const opened = useLineBeside({ row: row ?? clicked, isListed: place !== undefined, onGone: onClose });
  const { line = clicked, open } = opened;
  return (
    <LineDrawer
      key={line.id}
      line={line}
      place={place}
      namesClient
      paperPath={paperPath}
      historyPath={viewer.historyPath}
      acts={
        <LineActs
          list="memo"
          lines={[line]}
          beside={opened}
          asker={asker}
          mayWrite={viewer.mayWrite}
          hasMain
          isOne
          onForm={({ lines }) => setBeside({ kind: "sell", lines })}
          onDone={moved}
        />
      }
      open={open}
      onClose={onClose}
    />
  );
}
