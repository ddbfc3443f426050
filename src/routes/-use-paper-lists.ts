import { addresses } from "#domain/addresses.ts";
import { listWords } from "#features/stone-lists/list-words.ts";
import { useAccess } from "./-use-access.ts";

const lists = ["memo", "invoice"] as const;

/** The lists of papers that the person may open, in the office or among their own. */
export function usePaperLists(of: "transaction" | "customer-profile") {
  const { mayRead } = useAccess();
  const isOwn = of === "customer-profile";
  return lists
    .filter((list) => mayRead(`${of}/${list}`))
    .map((list) => ({
      label: isOwn ? listWords[list].own : listWords[list].title,
      to: isOwn ? addresses.ownList(list) : addresses.list(list),
    }));
}
