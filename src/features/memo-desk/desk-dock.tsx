import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { LinesDock } from "#stones/lines/lines-dock.tsx";
import type { Desk } from "./use-desk.ts";

const actKeys = { RECEIVE: "V", SELL: "S" };

/** The pages of the memos, and the acts on the selected lines. */
export function DeskDock({ desk, mayWrite }: { desk: Desk; mayWrite: boolean }) {
  const { list, memos, chosen, asker, beside, open, moved } = desk;
  const { page, size, onPage, onSize } = list.at;
  return (
    <LinesDock
      lines={memos}
      chosen={chosen}
      namesClient
      onClear={list.clear}
      acts={
        <LineActs
          list="memo"
          lines={chosen}
          asker={asker}
          mayWrite={mayWrite}
          hasMain={!beside}
          keys={actKeys}
          onForm={({ lines }) => open({ kind: "sell", lines })}
          onDone={moved}
        />
      }
      page={page}
      size={size}
      onPage={onPage}
      onSize={onSize}
    />
  );
}
