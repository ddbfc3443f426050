import "./match-pairs.css";
import { Button } from "@mantine/core";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { KeepSearchDrawer } from "./keep-search-drawer.tsx";
import { KeptPairs } from "./kept-pairs.tsx";
import { askedIn, isNarrowed, type MatchPairsSearch, patchTo } from "./match-pairs-search.ts";
import { PairFilter } from "./pair-filter.tsx";
import { PairResults } from "./pair-results.tsx";
import type { PairListProps } from "./pairs-lists.ts";
import { usePairStart } from "./use-pair-start.ts";
import { words } from "./words.ts";

export interface MatchPairsPageProps extends PairListProps {
  /** The address of this screen with a search. */
  addressOf: (search: MatchPairsSearch) => string;
}

/** Pairs of stones: found by their likeness, or kept by the house. */
export function MatchPairsPage({ search: said, ...rest }: MatchPairsPageProps) {
  const { onSearch, viewer, mayWrite, addressOf } = rest;
  const { search, isReady, origin, saying } = usePairStart(said);
  const props = { ...rest, search };
  const { user_id } = search;
  const asked = askedIn(search);
  const isKept = search.view === "kept";
  const type = asked.diamond_type;
  const onWhat = (next: PairSearch) => onSearch(patchTo(search, saying(next)));
  const tabs = [
    { label: words.white, to: addressOf({ user_id }), current: !isKept && type === "white" },
    { label: words.fancy, to: addressOf({ diamond_type: "fancy", user_id }), current: !isKept && type === "fancy" },
    // Kept pairs are the house's, so only those who may keep them have the tab.
    ...(mayWrite || isKept ? [{ label: words.kept, to: addressOf({ view: "kept", user_id }), current: isKept }] : []),
  ];
  const close = () => onSearch({ stock: undefined, filter: undefined, keep: undefined });
  const chooseClient = (id: number | undefined) => onSearch({ user_id: id, page: undefined });
  const tools = !isKept && (
    <>
      {viewer.choosesClient && <ClientPicker clientId={user_id} onClient={chooseClient} />}
      <Button
        className="pair-filter-open"
        variant="default"
        onClick={() => onSearch({ filter: true, stock: undefined })}
      >
        {words.filter}
      </Button>
      {mayWrite && (
        <Button variant="default" onClick={() => onSearch({ keep: true, stock: undefined })}>
          {words.keepSearch}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageTitle>
        {words.title}{" "}
        <span className="dim title-note">
          {words.about}
          {!isKept && isReady && ` · ${origin}`}
        </span>
      </PageTitle>
      <Toolbar tools={tools}>
        <TabRow label={words.views} tabs={tabs} />
      </Toolbar>
      {isKept ? (
        <KeptPairs {...props} drawer={drawerOf()} />
      ) : !isReady ? (
        <SkeletonRows label={words.pairs} />
      ) : (
        <PairResults {...props} onWhat={onWhat} isNarrowed={isNarrowed(said)} drawer={drawerOf()} />
      )}
    </>
  );

  function drawerOf() {
    if (search.stock)
      return (
        <StoneDrawer
          key={search.stock}
          stockNo={search.stock}
          viewer={viewer}
          clientId={user_id}
          onClient={isKept ? (id) => onSearch({ user_id: id }) : undefined}
          onClose={close}
        />
      );
    if (isKept) return null;
    if (search.keep && mayWrite) return <KeepSearchDrawer search={asked} onClose={close} />;
    if (!search.filter) return null;
    return (
      <Drawer title={words.filterTitle} onClose={close}>
        <PairFilter search={asked} onSearch={onWhat} />
      </Drawer>
    );
  }
}
