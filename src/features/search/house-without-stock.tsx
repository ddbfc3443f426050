import { Button } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { words } from "./words.ts";

type Viewer = Pick<StoneViewer, "mayWrite">;
type Missing = { listPrices: boolean };

/**
 * The want of a house without any stock, for whoever keeps the house; null for a house with stock, and for everybody
 * else. It is asked for only where a search found nothing.
 */
export function useMissingStock({ mayWrite }: Viewer): Missing | null {
  const asked = useCall("readFirstDay", undefined, { isReady: mayWrite("settings/system-settings/house") });
  const steps = asked.data?.steps ?? [];
  const lacks = (name: string) => steps.some((step) => step.name === name && !step.is_done);
  return asked.data && lacks("stock") && !asked.data.first_sale_at ? { listPrices: lacks("listPrices") } : null;
}

/** A search in a house without stock: no filter is to blame, and the next step is one click away. */
export function HouseWithoutStock({ missing, viewer }: { missing: Missing; viewer: Viewer }) {
  return (
    <BlankState
      title={words.noStock}
      acts={
        <>
          {missing.listPrices && viewer.mayWrite("inventory/rap-prices") && (
            <Button variant="default" component={Link} to={addresses.listPrices}>
              {words.importPrices}
            </Button>
          )}
          {viewer.mayWrite("inventory/loads") && (
            <Button component={Link} to={addresses.newLoad()}>
              {words.uploadStock}
            </Button>
          )}
          <Button variant="default" component={Link} to={addresses.firstDay()}>
            {words.firstDay}
          </Button>
        </>
      }
    >
      {missing.listPrices ? words.noStockNorPrices : words.noStockText}
    </BlankState>
  );
}
