import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { codes } from "#domain/codes.ts";
import { partyOf } from "#domain/roles.ts";
import { type Actor, mayTake } from "#machines/kit/decide.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import { metaOf } from "#machines/kit/workflow.ts";
import { stone as workflow } from "#machines/stone.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { refreshes } from "./lines/refreshes.ts";
import type { Stone } from "./stone-facts.ts";
import type { StoneViewer } from "./viewer.ts";
import { words } from "./words.ts";

/** Spec §1: the screen of the house's own stones. */
const screen = "inventory/featured-stones";

/** The state of the stone machine by status. The holder of a claim makes no difference here. */
const states: Readonly<Record<number, string>> = {
  [codes.stone.available]: "available",
  [codes.stone.notAvailable]: "notAvailable",
  [codes.stone.confirm]: "claimed.confirm.pending",
  [codes.stone.hold]: "claimed.hold",
  [codes.stone.memo]: "claimed.memo",
  [codes.stone.sold]: "sold",
};
const listings = /^stone\.(de|re)list/;

/**
 * True if the stone is offered, or will be after its claim. For a claimed stone, the latest listing in its history
 * decides.
 */
function isListed(stone: Stone, history: readonly { event: string }[]): boolean {
  if (stone.status === codes.stone.available) return true;
  const last = history.findLast(({ event }) => listings.test(event));
  return last ? last.event.startsWith("stone.re") : stone.status !== codes.stone.notAvailable;
}

const actorOf = ({ roleId }: StoneViewer): Actor => ({ party: partyOf(roleId), reach: ["any"] });

/** True if this role may take stones off the market. */
export const mayList = (viewer: StoneViewer): boolean =>
  workflow.transitions.some((one) => one.eventType === "DELIST" && mayTake(metaOf(one), actorOf(viewer)));

interface StoneListingProps {
  stone: Stone;
  history: readonly { event: string }[];
  viewer: StoneViewer;
}

/**
 * Takes a stone off the market or offers it again (spec §4). For a claimed stone this takes effect when it is freed.
 */
export function StoneListing({ stone, history, viewer }: StoneListingProps) {
  const [isAsking, setAsking] = useState(false);
  const noRight = useNoRight();
  const save = useAct("setStoneListing", { refreshes });
  const listed = isListed(stone, history);
  const type = listed ? "DELIST" : "RELIST";
  const row = { state: states[stone.status] ?? "", context: { holder: null, isListed: listed } };
  const refusal = refusalOf(workflow, row, { type }, actorOf(viewer))?.reason ?? null;
  const isClaimed = row.state.startsWith("claimed");

  const send = () =>
    formOutcome<object>(async () => {
      const input = { path: { stock_no: stone.stock_no }, body: { is_listed: !listed } };
      notify.success((await save.mutateTold(input)).message);
      setAsking(false);
    });
  async function offerAgain() {
    const failure = await send();
    if (failure) notify.failure(failure.message);
  }
  return (
    <section className="screen-only">
      <h3>{words.market}</h3>
      <p className="dim">{words.marketNote(listed, isClaimed)}</p>
      <Act
        variant="default"
        reason={viewer.mayWrite(screen) ? refusal : noRight}
        loading={save.isPending && !isAsking}
        onClick={() => (listed ? setAsking(true) : void offerAgain())}
      >
        {listed ? words.delistMore : words.relist}
      </Act>
      {isAsking && (
        <ActDialog
          title={words.delistAsk(stone.stock_no)}
          act={words.delist}
          onAct={send}
          onClose={() => setAsking(false)}
        >
          <p>{words.delistText(isClaimed)}</p>
        </ActDialog>
      )}
    </section>
  );
}
