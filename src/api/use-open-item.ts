import { useMachine } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { Meanwhile } from "#domain/problems.ts";
import { openItemMachine } from "#machines/open-item.ts";

/** What was done last with the open item, and how it stands since. */
export interface ItemNews {
  mark: string;
  change: Meanwhile;
}

interface OpenItemOptions {
  /** Which one is under one's hands; null where none is. */
  item: string | null;
  /** How it stood when it was opened. */
  mark: string;
  /** Null as long as it stands as it was opened. */
  news: ItemNews | null;
  /** Moves on to how things are now: the next one, or this one as it is. */
  onGoOn: (change: Meanwhile) => void;
}

/**
 * The one way in which a desk, a drawer or a case is open (machine `openItem`): what somebody else did with the item
 * freezes it until one goes on. The screen shows the item as it was opened, whatever it reads meanwhile.
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

  // Told again once one's own act has failed: while it was on its way nobody listened.
  const isActing = state.matches("acting");
  useEffect(() => {
    if (item !== null && news && !isActing) send({ type: "NEWS", item, ...news });
  }, [item, news, isActing, send]);

  return {
    /** What somebody else did: nothing can be done until one goes on. */
    change: state.matches("changedElsewhere") ? state.context.change : null,
    /** One has gone on, and the item is still the same: it is shown as it is now as soon as that is read. */
    isAcknowledged: state.matches("acknowledged"),
    goOn: () => send({ type: "GO_ON" }),
    /** One's own act is on its way. */
    begin: () => send({ type: "ACT" }),
    written: (now: string) => send({ type: "WRITTEN", mark: now }),
    /** It was not taken; what somebody else did first is told where one stands. False where one has left meanwhile. */
    ended: (change?: Meanwhile): boolean => {
      const wasHere = actor.getSnapshot().matches("acting");
      send(change ? { type: "REFUSED", change } : { type: "FAILED" });
      return wasHere;
    },
  };
}
