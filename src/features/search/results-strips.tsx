import { BesideStrip } from "./beside-strip.tsx";
import { NumbersStrip } from "./numbers-strip.tsx";
import { UnreadStrip } from "./unread-strip.tsx";
import type { ResultsScreen } from "./use-results-screen.ts";

/** Above the stones: words that were not understood, and the results of pasted numbers. */
export function ResultsStrips({ of: { results, counts, vocabulary, changes } }: { of: ResultsScreen }) {
  const { what, unread, beside, userId } = results;
  const { onWhat, onTyped } = changes;
  return (
    <>
      {unread && <UnreadStrip unread={unread} what={what} vocabulary={vocabulary} onTyped={onTyped} />}
      {what.numbers && counts?.numbers && (
        <NumbersStrip
          numbers={counts.numbers}
          isForClient={userId !== undefined}
          onClear={() => onWhat(({ numbers: _, ...rest }) => rest)}
        />
      )}
      {beside && what.numbers && (
        <BesideStrip beside={beside} unread={unread} what={what} vocabulary={vocabulary} onTyped={onTyped} />
      )}
    </>
  );
}
