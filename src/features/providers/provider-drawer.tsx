import { Button } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { FreshnessTag } from "#stones/freshness-tag.tsx";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Provider } from "./provider.ts";
import { DeleteProvider, ProviderSwitch, RenewStock } from "./provider-acts.tsx";
import { ProviderFacts } from "./provider-facts.tsx";
import { Scorecard } from "./scorecard/scorecard.tsx";
import { words as scorecardWords } from "./scorecard/words.ts";
import { words } from "./words.ts";

interface ProviderDrawerProps {
  provider: Provider;
  place?: Place;
  /** The address of its markups; undefined without the right to them. */
  markups: string | undefined;
  onEdit: () => void;
  onClose: () => void;
}

/** A provider beside the list, to read. */
export function ProviderDrawer({ provider, place, markups, onEdit, onClose }: ProviderDrawerProps) {
  return (
    <Drawer
      title={provider.name}
      place={place}
      onClose={onClose}
      foot={
        <div className="row between wrap">
          <span className="row wrap">
            <Button variant="default" component={Link} to={addresses.provider(provider.id)}>
              {words.openPage}
            </Button>
            {markups && (
              <Button variant="default" component={Link} to={markups}>
                {words.markups}
              </Button>
            )}
          </span>
          <Act reason={useWriteReason()} onClick={onEdit}>
            {words.editMore}
          </Act>
        </div>
      }
    >
      <section className="stack">
        <div className="row between wrap">
          <span className="row wrap">
            <FreshnessTag of={provider} />
            <RenewStock of={provider} />
          </span>
          <span className="row">
            <span aria-hidden="true">{words.active}</span>
            <ProviderSwitch of={provider} />
          </span>
        </div>
        {!provider.is_active && <Notice hue="orange">{words.off}</Notice>}
        {provider.lapsed_at && <Notice hue="orange">{words.lapsed(formatDateTime(provider.lapsed_at))}</Notice>}
      </section>
      <ProviderFacts of={provider} />
      <section>
        <h3>{scorecardWords.title}</h3>
        <Scorecard providerId={provider.id} />
      </section>
      <DeleteProvider of={provider} onDeleted={onClose} />
    </Drawer>
  );
}
