import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ExplainDrawer } from "./explain-drawer.tsx";
import { AssociateLayer, BusinessLayer, DefaultLayer, ProviderLayer } from "./layers.tsx";
import { type MarkupsTab, markupTabs } from "./markups-search.ts";
import type { LayerProps } from "./subject-list.tsx";
import { words } from "./words.ts";

export type MarkupsPageProps = LayerProps;

const layers: Record<MarkupsTab, (props: LayerProps) => ReactNode> = {
  default: DefaultLayer,
  associate: AssociateLayer,
  business: BusinessLayer,
  business_provider: ProviderLayer,
};

/** The markups on the providers' prices, layer by layer, and the explanation of a price. */
export function MarkupsPage(props: MarkupsPageProps) {
  const { search, onSearch, addressOf } = props;
  const { tab = "default", explain, stock, user_id } = search;
  const Layer = layers[tab];
  return (
    <>
      <Toolbar
        tools={
          <Button variant="default" onClick={() => onSearch({ explain: true })}>
            {words.explainMore}
          </Button>
        }
      >
        <TabRow
          label={words.layers}
          tabs={markupTabs.map((one) => ({
            label: words.tabs[one],
            to: addressOf({ tab: one === "default" ? undefined : one, explain, stock, user_id }),
            current: one === tab,
          }))}
        />
      </Toolbar>
      <ListBody drawer={explain && <ExplainDrawer search={search} onSearch={onSearch} />}>
        <Layer key={tab} {...props} />
      </ListBody>
    </>
  );
}
