import { addresses } from "#domain/addresses.ts";
import { type LikedStone, similarSearch } from "#domain/search/similar-stones.ts";
import { Link } from "#ui/frame/link.tsx";
import { useVocabulary } from "./use-vocabulary.ts";
import { words } from "./words.ts";

interface SimilarLinkProps {
  stone: LikedStone;
  /** The client at whose prices they are shown. */
  clientId: number | undefined;
}

/** The way to available stones like this one, for whoever wants another beside it or in its place. */
export function SimilarLink({ stone, clientId }: SimilarLinkProps) {
  const vocabulary = useVocabulary();
  return (
    <Link className="screen-only" to={addresses.found(similarSearch(stone, vocabulary), clientId)}>
      {words.similar}
    </Link>
  );
}
