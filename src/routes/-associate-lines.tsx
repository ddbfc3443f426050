import { useRouter } from "@tanstack/react-router";
import { type AssociateList, tabAddress, tabOfList } from "#features/associates/associate-tabs.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { addressUnder } from "./-address-under.ts";
import { StoneListScreen } from "./-stone-list-screen.tsx";

/** The lines of an associate's customers in one of the lists, with the acts of that list. */
export function AssociateLines({ id, list }: { id: number; list: AssociateList }) {
  const router = useRouter();
  const tab = tabOfList(list);
  const addressOf = (search: LinesSearch) => addressUnder(router, tabAddress(id, tab), search);
  const under = { scope: { business_associate_id: id }, addressOf };
  return <StoneListScreen key={id} list={list} screen={`transaction/${tab}`} under={under} />;
}
