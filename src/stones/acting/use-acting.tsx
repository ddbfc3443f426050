import { type ReactNode, useState } from "react";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { notify } from "#ui/notice/notify.ts";
import { focusClientPicker } from "../client-picker.tsx";
import type { StoneViewer } from "../viewer.ts";
import { ActForm } from "./act-form.tsx";
import { type ActingStone, atHeldPrices, seenPrices } from "./acting-stone.ts";
import { actReason } from "./gates.ts";
import { KycLink, KycNote } from "./kyc-note.tsx";
import { type Issued, MemoIssued } from "./memo-issued.tsx";
import { RefusedStones } from "./refused-stones.tsx";
import { isOffered, type StoneActName, stoneActNames, stoneActs } from "./stone-act.ts";
import { tellDone } from "./tell-done.tsx";
import { useActKeys } from "./use-act-keys.ts";
import { useActingClient } from "./use-acting-client.ts";
import { useChosenStones } from "./use-chosen-stones.ts";
import { useListed } from "./use-listed.ts";
import { useMemoDays } from "./use-memo-days.ts";
import { useOwnHolds } from "./use-own-holds.ts";
import { useSending } from "./use-sending.ts";
import type { Extras } from "./use-start-lines.ts";
import { useWantedAct } from "./use-wanted-act.ts";

export interface ActingOptions {
  /** The selected stones, or the one stone of a drawer. */
  stones: readonly ActingStone[];
  viewer: StoneViewer;
  /** The client that one acts for. */
  clientId: number | undefined;
  /** The only acts to offer; absent means all. */
  only?: readonly StoneActName[];
  /** Called after a claim, when the selection has served. */
  onDone: () => void;
  /** Tells the page whether a form has unsaved text. */
  onDirty?: (dirty: boolean) => void;
  /** True if its keys belong to the open stone beside the list, not to the selection. */
  isOfDrawer?: boolean;
  /** The reason why every act waits, such as a price that is being read. */
  wait?: string | null;
}

/** The acts on some stones: each with its refusal, its form, and the refused stones. */
export function useActing(options: ActingOptions) {
  const { stones: given, viewer, clientId, only = stoneActNames, onDone, onDirty, isOfDrawer = false } = options;
  const stones = useChosenStones(given);
  const client = useActingClient(viewer, clientId);
  const [open, setOpen] = useState<StoneActName | null>(null);
  const [issued, setIssued] = useState<Issued | null>(null);
  const { send, pending, refused, forget } = useSending({
    clientId,
    onSent(name, lines) {
      const memo = lines[0]?.memo;
      setOpen(null);
      if (memo) setIssued({ ...memo, lines, clientId, client: client.label });
      else tellDone({ name, lines, viewer, clientId, client: client.label });
      // An act without a claim is often a first step: into the cart, then shared, then held, so the selection stays.
      if (stoneActs[name].isClaim) onDone();
    },
  });

  const { business } = client;
  const holds = useOwnHolds({ stones, viewer, clientId, business });
  const asking = { ...options, ...useListed(options), stones, business, holds, noRight: useNoRight() };
  const reasonOf = (name: StoneActName) => actReason(name, asking);
  const acts = only.filter((name) => isOffered(name, viewer.roleId)).map((name) => ({ name, reason: reasonOf(name) }));

  const memoDays = useMemoDays(stones.length > 0 && acts.some(({ name }) => name === "memo"));
  const setWanted = useWantedAct((name) => clientId !== undefined && reasonOf(name) === null, setOpen);

  /** Tells a refusal. For a missing KYC the link to its remedy stands below. */
  const tellRefusal = (reason: string) =>
    notify.failure(reason, reason === messages.kycPending && <KycLink of={viewer} clientId={clientId} />);
  async function tell(act: ReturnType<typeof send>) {
    const failure = await act;
    if (failure) tellRefusal(failure.message);
  }
  function press(name: StoneActName) {
    setIssued(null);
    setWanted(null);
    if (stoneActs[name].asks) setOpen(name);
    else void tell(send(name, stones, name === "hold" ? { seen: seenPrices(stones) } : {}));
  }
  /**
   * Begins an act by its key, or tells the refusal. If only the client is missing, the focus goes to its field, and the
   * act continues after the choice.
   */
  function pressByKey(name: StoneActName) {
    const reason = reasonOf(name);
    if (reason === null) return press(name);
    tellRefusal(reason);
    if (reason !== messages.selectClient) return;
    if (stoneActs[name].asks) setWanted(name);
    focusClientPicker(() => setWanted(null));
  }
  const isOff = open !== null || refused !== null;
  useActKeys({ acts, onKey: pressByKey, isOfDrawer, isEmpty: stones.length === 0, isOff });

  const dialog: ReactNode = refused && (
    <RefusedStones
      refused={refused}
      isPending={pending !== null}
      onRest={(rest, extras) => void tell(send(refused.name, rest, extras))}
      onClose={forget}
    />
  );
  const form: ReactNode = open && (
    <>
      <ActForm
        key={open}
        name={open}
        stones={open === "confirm" ? atHeldPrices(stones, holds.prices) : stones}
        client={client.label}
        reason={reasonOf(open)}
        note={
          reasonOf(open) === messages.kycPending && <KycNote viewer={viewer} clientId={clientId} business={business} />
        }
        memoDays={memoDays}
        clientId={clientId}
        roleId={viewer.roleId}
        onSend={(extras: Extras) => send(open, stones, extras)}
        onClose={() => setOpen(null)}
        onDirty={onDirty}
      />
      {dialog}
    </>
  );
  return {
    acts,
    count: stones.length,
    stockNumbers: stones.map(({ stock_no }) => stock_no),
    viewer,
    clientId,
    /** The code of the client's business, once it is known. */
    business,
    pending,
    press,
    /** The form of an act, or the memo that it issued, in the drawer's place beside the list. */
    drawer: form || (issued && <MemoIssued issued={issued} onClose={() => setIssued(null)} />),
    /** The refused stones, if no form is open. */
    dialog: open ? null : dialog,
  };
}

export type Acting = ReturnType<typeof useActing>;
