import "./search-chips.css";
import { describeSearch } from "#domain/search/describe-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { useVocabulary } from "./use-vocabulary.ts";

/** The conditions of a search as chips, in one line or in several. */
export function SearchChips({ search, wrap }: { search: StoneSearch; wrap?: boolean }) {
  const vocabulary = useVocabulary();
  if (!vocabulary) return <span className="search-chips" aria-busy />;
  const said = describeSearch(search, vocabulary);
  return (
    <span className="search-chips" data-wrap={wrap || undefined} title={wrap ? undefined : said.join(", ")}>
      {said.map((condition) => (
        <span key={condition}>{condition}</span>
      ))}
    </span>
  );
}
