import { useRouter } from "@tanstack/react-router";
import type { ShownList } from "#domain/stone-lists.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { useAccess } from "./-use-access.ts";

export const officePaper = (id: number) => `/transaction/paper/${id}`;
const ownPaper = (id: number) => `/customer-profile/paper/${id}`;

/** The lists that have a desk of their own. */
const desks: Partial<Record<ShownList, "/transaction/confirm-stone/desk" | "/transaction/memo/desk">> = {
  confirm: "/transaction/confirm-stone/desk",
  memo: "/transaction/memo/desk",
};

/** Where a list of lines leads: itself under another search, its desk, the papers of its lines. */
export function useLinePlaces(list: ShownList, screen: string) {
  const { mayRead } = useAccess();
  const router = useRouter();
  const isOffice = screen.startsWith("transaction/");
  const desk = isOffice ? desks[list] : undefined;
  const readsPapers = !isOffice || mayRead("transaction/memo") || mayRead("transaction/invoice");
  return {
    addressOf: (next: LinesSearch) => router.buildLocation({ to: `/${screen}` as "/", search: next as never }).href,
    deskAddress: desk && ((user_id?: number) => router.buildLocation({ to: desk, search: { user_id } }).href),
    paperPath: readsPapers ? (isOffice ? officePaper : ownPaper) : undefined,
  };
}
