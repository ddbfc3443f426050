import { addresses } from "#domain/addresses.ts";
import { Link } from "#ui/frame/link.tsx";
import type { LoadDetail } from "./load.ts";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;

const told = ["new", "changed", "back", "gone", "conflict", "same", "refused", "left_out"] as const;

/** The stones that a commit changes, as a roll back counts them: one that stays with its client leaves the stock once it is free. */
export const touchedBy = ({ new: added, changed, gone, back, conflict }: Counts) =>
  added + changed + gone + back + conflict;

interface LoadSentencesProps {
  load: LoadDetail;
  /** True once it is committed. */
  isDone?: boolean;
}

/**
 * The effects of a load on the stock, in sentences that lead to their rows. An effect that it does not have has no
 * sentence. What it does not do has no sentence.
 */
export function LoadSentences({ load: { id, counts }, isDone = false }: LoadSentencesProps) {
  const sentences = isDone ? words.doneSentences : words.sentences;
  const kinds = counts ? told.filter((kind) => counts[kind] > 0) : [];
  if (!counts || kinds.length === 0) return <p>{words.nothingChanges}</p>;
  return (
    <ul className="load-sentences">
      {kinds.map((kind) => (
        <li key={kind}>
          <Link to={addresses.load(id, "difference", kind)}>{sentences[kind](counts[kind], counts.price_moved)}</Link>
        </li>
      ))}
    </ul>
  );
}
