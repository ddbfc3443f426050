import { Act } from "#ui/act/act.tsx";
import type { LoadDetail } from "./load.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

/** The sum of a difference, and the way on while its load waits. */
export function DifferenceSum({ open, counts }: { open: OpenLoad; counts: NonNullable<LoadDetail["counts"]> }) {
  const { load, onGo, addressOf } = open;
  return (
    <div className="row wrap">
      <span className="dim">{words.sum(counts)}</span>
      {load.state === "waiting" && (
        <Act size="sm" onClick={() => onGo(addressOf("commit"))}>
          {words.goOn(words.stepNames.commit)}
        </Act>
      )}
    </div>
  );
}
