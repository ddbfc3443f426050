import type { Asker } from "#stones/line-refusal.ts";
import { PriceForm } from "#stones/lines/price-form.tsx";
import type { ConfirmDeskPageProps } from "./confirm-desk-page-props.ts";
import { RequestDrawer } from "./request-drawer.tsx";
import type { Desk } from "./use-desk.ts";
import { rowId } from "./use-open-request.ts";

interface DeskDrawerProps {
  page: ConfirmDeskPageProps;
  desk: Desk;
  asker: Asker;
}

/** The open request, or the form that changes its price. */
export function DeskDrawer({ page, desk, asker }: DeskDrawerProps) {
  const { viewer, search, addressOf, onDirty } = page;
  const { request, changing, setChanging, onClose } = desk;
  const { row, place, open, decided } = request;
  if (!row) return null;
  if (changing === row.id) {
    return (
      <PriceForm
        key={rowId(row)}
        kind="change"
        lines={[row]}
        asker={asker}
        open={open}
        onDone={(lines) => {
          request.changed(lines);
          setChanging(undefined);
        }}
        onClose={() => setChanging(undefined)}
        onDirty={onDirty}
      />
    );
  }
  return (
    <RequestDrawer
      key={rowId(row)}
      line={row}
      open={open}
      place={place}
      asker={asker}
      mayWrite={viewer.mayWrite}
      historyPath={viewer.historyPath}
      theirRequests={addressOf({ user_id: row.user.id })}
      isAlone={search.user_id === row.user.id}
      onDecided={decided}
      onChange={() => setChanging(row.id)}
      onClose={onClose}
    />
  );
}
