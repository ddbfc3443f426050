import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { Meanwhile } from "#domain/problems.ts";
import { openItemMachine } from "#machines/open-item.ts";

/** The latest act of somebody else on the open item, and the item's mark after it. */
export interface ItemNews {
  mark: string;
  change: Meanwhile;
}

interface OpenItemOptions {
  /** The open item; null if there is none. */
  item: string | null;
  /** The mark of the item when it was opened. */
  mark: string;
  /** Null as long as it is unchanged since then. */
  news: ItemNews | null;
  /** Goes on to the present state: the next item, or this one as it is now. */
  onGoOn: (change: Meanwhile) => void;
}

/**
 * The one way in which a desk, a drawer or a case is open (machine `openItem`). An act of somebody else on the item
 * freezes it until the viewer goes on. The screen shows the item as it was opened, whatever it reads meanwhile.
 */
export function useOpenItem({ item, mark, news, onGoOn }: OpenItemOptions) {
  const latest = useRef(onGoOn);
  latest.current = onGoOn;
  const [state, send, actor] = useMachine(
    openItemMachine.provide({
      actions: {
        moveOn: ({ context: { change } }) => {
          if (change) latest.current(change);
        },
      },
    }),
  );
  useEffect(() => {
    if (item === null) return;
    send({ type: "OPEN", item, mark });
    return () => send({ type: "CLOSE" });
  }, [item, mark, send]);

  // News is sent again after one's own act has failed, as nobody listened during it.
  const isActing = state.matches("acting");
  useEffect(() => {
    if (item !== null && news && !isActing) send({ type: "NEWS", item, ...news });
  }, [item, news, isActing, send]);

  return {
    /** The act of somebody else. Nothing can be done until the viewer goes on. */
    change: state.matches("changedElsewhere") ? state.context.change : null,
    /** True if the viewer has gone on with the same item. It is shown in its present state as soon as that is read. */
    isAcknowledged: state.matches("acknowledged"),
    goOn: () => send({ type: "GO_ON" }),
    /** Begins one's own act. */
    begin: () => send({ type: "ACT" }),
    written: (now: string) => send({ type: "WRITTEN", mark: now }),
    /**
     * Ends an act that was refused, and tells the earlier act of somebody else. False if the viewer has left meanwhile.
     */
    ended: (change?: Meanwhile): boolean => {
      const wasHere = actor.getSnapshot().matches("acting");
      send(change ? { type: "REFUSED", change } : { type: "FAILED" });
      return wasHere;
    },
  };
}
