import { useRouter } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { addressUnder } from "./-address-under.ts";
import { useAccess } from "./-use-access.ts";

/** The lists that have a desk of their own. */
const desks: Partial<Record<ShownList, typeof addresses.memoDesk>> = {
  confirm: addresses.confirmDesk,
  memo: addresses.memoDesk,
};

/** The addresses that a list of lines leads to: itself under another search, its desk, the papers of its lines. */
export function useLinePlaces(list: ShownList, screen: string) {
  const { mayRead } = useAccess();
  const router = useRouter();
  const isOffice = screen.startsWith("transaction/");
  const desk = isOffice ? desks[list] : undefined;
  const readsPapers = !isOffice || mayRead("transaction/memo") || mayRead("transaction/invoice");
  return {
    addressOf: (next: LinesSearch) => addressUnder(router, addresses.screen(screen), next),
    deskAddress: desk && ((user_id?: number) => desk({ user_id })),
    paperPath: readsPapers ? (isOffice ? addresses.paper : addresses.ownPaper) : undefined,
  };
}
