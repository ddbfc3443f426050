import { Fragment } from "react";
import { addresses } from "#domain/addresses.ts";
import { type LikedStone, similarSearch, similarWords } from "#domain/search/similar-stones.ts";
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

/** The words of what the stones behind the link and the prices have in common, once the house's lists are read. */
export function SimilarWords({ stone }: Pick<SimilarLinkProps, "stone">) {
  const vocabulary = useVocabulary();
  if (!vocabulary.shape?.length) return null;
  const said = similarWords(stone, vocabulary);
  return (
    <p className="dim similar-words">
      {words.similarTo}{" "}
      {said.map((one, at) => (
        <Fragment key={one}>
          <span>
            {one}
            {at < said.length - 1 ? "," : "."}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
