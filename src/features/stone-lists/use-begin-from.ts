import type { ShownList } from "#domain/stone-lists.ts";
import type { Claim } from "#machines/stone-facts.ts";
import type { StoneActName } from "#stones/acting/stone-act.ts";
import { type Acting, useActing } from "#stones/acting/use-acting.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import type { StoneViewer } from "#stones/viewer.ts";

/** What may follow on a list, from lightest to heaviest: what is watched can be taken, what is held bought. */
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

/** Whether the next step is what one comes to a list for; requests that wait are for the house to decide first. */
export const leadsOn = (list: ShownList): boolean => list !== "confirm" && next[list].length > 0;

/** A request says how far it has come: only one that is approved may become a memo. */
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

/** Begins something with the stones of the selected lines, for the client whose lines they are. */
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
