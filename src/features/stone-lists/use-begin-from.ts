import type { ShownList } from "#domain/stone-lists.ts";
import type { Claim } from "#machines/stone-facts.ts";
import type { StoneActName } from "#stones/acting/stone-act.ts";
import { type Acting, useActing } from "#stones/acting/use-acting.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import type { StoneViewer } from "#stones/viewer.ts";

/**
 * The acts that may follow on each list, from lightest to heaviest: a watched stone can be held, a held one confirmed.
 */
const next: Record<ShownList, readonly StoneActName[]> = {
  cart: ["enquiry", "hold", "confirm", "memo"],
  watchlist: ["cart", "hold", "confirm", "memo"],
  notes: ["cart", "hold", "confirm", "memo"],
  enquiry: ["cart", "hold", "confirm", "memo"],
  hold: ["confirm", "memo"],
  confirm: ["memo"],
  memo: [],
  invoice: [],
  external: [],
};

/** True if the next step is a list's main purpose. Waiting requests are the house's to decide first. */
export const leadsOn = (list: ShownList): boolean => list !== "confirm" && next[list].length > 0;

/** The claim of a request by its state. Only an approved one may become a memo. */
const claims: Partial<Record<string, Claim>> = {
  pending: "confirmPending",
  "approved.awaitingMemo": "confirmApproved",
};
const claimOf = ({ list, state }: StoneLine): Claim | undefined => (list === "confirm" ? claims[state] : undefined);

interface BeginFromOptions {
  list: ShownList;
  chosen: readonly StoneLine[];
  viewer: StoneViewer;
  onDone: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Begins an act with the stones of the selected lines, for the client of the lines. */
export function useBeginFrom({ list, chosen, viewer, onDone, onDirty }: BeginFromOptions): Acting {
  const [client, ...others] = new Set(chosen.map(({ user }) => user.id));
  return useActing({
    stones: chosen.map((line) => ({ ...line.stone, claim: claimOf(line) })),
    only: next[list],
    viewer,
    clientId: viewer.choosesClient && others.length === 0 ? client : undefined,
    onDone,
    onDirty,
  });
}
