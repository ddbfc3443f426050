import type { Place } from "#ui/list/drawer.tsx";
import { ActBar } from "./acting/act-bar.tsx";
import { ActNote } from "./acting/act-note.tsx";
import { useActing } from "./acting/use-acting.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { OwnHold } from "./own-holds.tsx";
import type { Stone } from "./stone-facts.ts";
import { StoneSheet, useStone } from "./stone-sheet.tsx";
import type { StoneViewer } from "./viewer.ts";
import { words } from "./words.ts";

interface StoneDrawerProps {
  stockNo: string;
  /** The stone as the list beside it shows it, at the prices of the list's client. */
  row?: Stone;
  /** Its place in the list. */
  place?: Place;
  /** The viewer, who may act on the stone. Some may also ask who else sees it. */
  viewer: StoneViewer;
  /** The client that one looks and acts for. */
  clientId: number | undefined;
  /** Chooses the client, if the screen around it has no field for that. */
  onClient?: (id: number | undefined) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

const nothing = () => {};

/** One stone beside its list, with all its acts. The form of an act takes its place. */
export function StoneDrawer(props: StoneDrawerProps) {
  const { stockNo, row, place, viewer, clientId, onClient, onClose, onDirty } = props;
  const read = useStone(stockNo, clientId);
  const stone = row ?? read.data?.stone;
  const acting = useActing({
    stones: stone ? [{ ...stone, now: read.data?.now }] : [],
    viewer,
    clientId,
    onDone: nothing,
    onDirty,
    isOfDrawer: true,
    wait: !row && read.isPlaceholderData ? words.priceComing : null,
  });
  return (
    acting.drawer ?? (
      <StoneSheet
        read={read}
        stockNo={stockNo}
        row={row}
        place={place}
        viewer={viewer}
        clientId={clientId}
        foot={
          stone && (
            <div className="row wrap stone-acts">
              <ActNote acting={acting} />
              {onClient && viewer.choosesClient && <ClientPicker clientId={clientId} onClient={onClient} />}
              <OwnHold stockNo={stockNo} viewer={viewer} />
              <ActBar acting={acting} isOfOne />
            </div>
          )
        }
        onClose={onClose}
      />
    )
  );
}
