import { useState } from "react";
import { useAct } from "#api/use-act.ts";
import { useAssociates } from "#api/use-associates.ts";
import { messages } from "#domain/portal-messages.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { clientName } from "#ui/table/client-columns.tsx";
import { Choice } from "./choice.tsx";
import { associateName, type ClientDetail, refreshes } from "./client.ts";
import { useIsAdministrator } from "./use-is-administrator.ts";
import { words } from "./words.ts";

interface AssociatePanelProps {
  client: ClientDetail;
  isHanding: boolean;
  onHand: (isHanding: boolean) => void;
}

/** The associate of a client. Administrators hand the client over. */
export function AssociatePanel({ client, isHanding, onHand }: AssociatePanelProps) {
  const isAdministrator = useIsAdministrator();
  const reason = useWriteReason() ?? (isAdministrator ? null : messages.forbidden);
  return (
    <Panel
      title={words.associate}
      aside={
        <Act variant="default" reason={reason} onClick={() => onHand(true)}>
          {words.handOverMore}
        </Act>
      }
    >
      {client.business_associate ? (
        <Facts of={[{ label: words.name, value: associateName(client) }]} columns={1} />
      ) : (
        <p className="dim">{words.unassigned}</p>
      )}
      {isHanding && !reason && <HandOver client={client} onClose={() => onHand(false)} />}
    </Panel>
  );
}

function HandOver({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const now = client.business_associate?.id ?? null;
  const [to, setTo] = useState<number | null>(null);
  const update = useAct("updateClient", { refreshes });
  const others = useAssociates(true).filter(({ value }) => value !== String(now));
  return (
    <ActDialog
      title={words.handOver(clientName(client))}
      act={words.handOverAct}
      keep={words.keep}
      reason={to === null ? words.chooseAssociate : null}
      onAct={() => {
        const body = { business_associate_id: to, version: client.version };
        return sendAndClose(update, { path: { id: client.id }, body }, { onClose });
      }}
      onClose={onClose}
    >
      <p>{words.handOverText}</p>
      <Choice label={words.associate} data={others} value={to} error={undefined} onChange={setTo} />
    </ActDialog>
  );
}
