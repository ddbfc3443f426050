import type { Asker } from "#stones/line-refusal.ts";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { LinesDock } from "#stones/lines/lines-dock.tsx";
import type { Desk } from "./use-desk.ts";

const manyActs = ["REJECT", "APPROVE"] as const;
const manyKeys = { APPROVE: "Shift+A" };

interface DeskDockProps {
  desk: Desk;
  asker: Asker;
  mayWrite: boolean;
}

/** The pages of the queue, and the acts on many requests at once. */
export function DeskDock({ desk: { list, queue, request }, asker, mayWrite }: DeskDockProps) {
  const { at, chosen, clear } = list;
  return (
    <LinesDock
      lines={queue}
      chosen={chosen}
      namesClient
      onClear={clear}
      acts={
        <LineActs
          list="confirm"
          lines={chosen}
          asker={asker}
          mayWrite={mayWrite}
          hasMain={!request.row}
          only={manyActs}
          keys={manyKeys}
          onForm={() => {}}
          onDone={request.decided}
        />
      }
      page={at.page}
      size={at.size}
      onPage={at.onPage}
    />
  );
}
