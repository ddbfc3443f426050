import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ResultsPage } from "./results-page.tsx";
import type { ResultsPageProps } from "./results-page-props.ts";
import { useSearchStart } from "./use-search-start.ts";
import { words } from "./words.ts";

/** The results. A bare address begins with the person's usual kind of stones. */
export function StartedResults(props: Omit<ResultsPageProps, "isHouseChoice">) {
  const { results, viewer } = props;
  const { isReady, isHouseChoice, onResults } = useSearchStart(results, props.onResults, viewer.keepsSearches);
  if (!isReady) return <SkeletonRows label={words.stones} />;
  return <ResultsPage {...props} onResults={onResults} isHouseChoice={isHouseChoice} />;
}
