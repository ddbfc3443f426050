import { Button } from "@mantine/core";
import type { SharedStone } from "#domain/share-text.ts";
import { ShareMenu } from "./share-menu.tsx";
import { words } from "./words.ts";

/** Shares and prints one open stone. */
export const HandOut = ({ stone, clientId }: { stone: SharedStone; clientId: number | undefined }) => (
  <div className="row tight screen-only">
    <ShareMenu stones={[stone]} clientId={clientId} isOfOne />
    <Button variant="default" onClick={() => window.print()}>
      {words.print}
    </Button>
  </div>
);
