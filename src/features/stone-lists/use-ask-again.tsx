import { useCall } from "#api/query.ts";
import { useActing } from "#stones/acting/use-acting.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { Act } from "#ui/act/act.tsx";
import { words } from "./words.ts";

/** A request that came to nothing: rejected by the house, or cancelled. */
const isRefused = ({ list, state }: StoneLine) => list === "confirm" && (state === "rejected" || state === "cancelled");

interface AskAgainOptions {
  line: StoneLine | undefined;
  viewer: StoneViewer;
  onDone: () => void;
  onDirty?: ((dirty: boolean) => void) | undefined;
}

/** Requests the stone of a refused request once more, at the price that it has now or at another one. */
export function useAskAgain({ line, viewer, onDone, onDirty }: AskAgainOptions) {
  const asked = line && isRefused(line) ? line : undefined;
  const clientId = viewer.choosesClient ? asked?.user.id : undefined;
  // The line froze the prices of its own day.
  const read = useCall(
    "getStoneHistory",
    { query: { stock_no: asked?.stone.stock_no ?? "", ...(clientId !== undefined && { user_id: clientId }) } },
    { isReady: asked !== undefined },
  );
  const stone = asked && read.data?.stone;
  const acting = useActing({
    stones: stone ? [stone] : [],
    only: ["confirm"],
    viewer,
    clientId,
    onDone,
    ...(onDirty && { onDirty }),
    isOfDrawer: true,
    wait: read.isPending ? words.priceComing : null,
  });
  const [confirm] = acting.acts;
  return {
    drawer: asked && acting.drawer,
    act: asked && confirm && (
      <Act size="sm" reason={confirm.reason} onClick={() => confirm.reason === null && acting.press("confirm")}>
        {words.askAgain}
      </Act>
    ),
  };
}
