import type { StoneSearch } from "#domain/search/stone-search.ts";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { kindWords } from "./kind-words.ts";
import { words } from "./words.ts";

interface ResultsHeadProps {
  what: StoneSearch;
  isHouseChoice: boolean | undefined;
}

/** The kind of stones in the title, with a keyboard link that skips the filters. */
export const ResultsHead = ({ what, isHouseChoice }: ResultsHeadProps) => (
  <>
    <PageTitle>
      {words.title}{" "}
      <span className="dim title-note">
        {kindWords(what)}
        {isHouseChoice && words.houseChoice}
      </span>
    </PageTitle>
    <button type="button" className="skip" onClick={focusList}>
      {words.skip}
    </button>
  </>
);
