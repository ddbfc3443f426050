import { type RefObject, useEffect, useState } from "react";
import { useClient } from "#api/query.ts";
import { told } from "#api/told.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { useNoRight } from "#api/view-only.ts";
import { codes } from "#domain/codes.ts";
import { useFrozenRow } from "#screens/use-frozen-row.ts";
import { Act } from "#ui/act/act.tsx";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { KycCase, KycViewer } from "./kyc.ts";
import { NextWaiting } from "./next-waiting.tsx";
import { businessRefusal } from "./refusals.ts";
import { UnregisterDialog } from "./unregister-dialog.tsx";
import { words } from "./words.ts";

/** Spec §4: the acts on a business. */
const register = 1;
const unregister = 2;

interface RegistrationDockProps {
  kyc: KycCase;
  viewer: KycViewer;
  /** The act of somebody else on a document, after which the shown business may be out of date. */
  frozen: string | null;
  /** The element around the act, which gets the focus after the second approval. */
  place: RefObject<HTMLSpanElement | null>;
}

const refreshes = ["getKyc", "getBusiness", "getClient", "listClients", "listKyc", "listClientOptions"] as const;

/** The house's final act: whether this business may claim stones. */
export function RegistrationDock({ kyc: now, viewer, frozen: byDocument, place }: RegistrationDockProps) {
  const open = useFrozenRow(`business ${now.business_id}`, now, ({ status }) => status);
  const kyc = open.row;
  const frozen = byDocument ?? open.frozen;
  const noRight = useNoRight();
  const { company_name: company, business_id: id, version } = kyc;
  const { serverNow } = useClient();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  /** The reason of a refusal. It stands beside the act until the next try. */
  const [trouble, setTrouble] = useState<string>();
  const act = useAct("setBusinessStatus", { refreshes });
  /** The status that one's own act is leaving. */
  const [leaving, setLeaving] = useState<number | null>(null);
  const move = async (status: typeof register | typeof unregister) => {
    await act.mutateAsync({ path: { id }, body: { status, version } });
    setLeaving(kyc.status);
  };
  // A button that waits for its answer loses the keyboard. It stands on the opposite act afterwards.
  useEffect(() => {
    if (leaving === null || kyc.status === leaving) return;
    setLeaving(null);
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus();
  }, [leaving, kyc.status, place]);
  async function registerNow() {
    setTrouble(undefined);
    try {
      await move(register);
      notify.success(words.registered(company));
    } catch (error) {
      setTrouble(told(error, new Date(serverNow())));
      refresh(refreshes);
    }
  }
  const isRegistered = kyc.status === codes.business.registered;
  const reason = frozen ?? businessRefusal(kyc, isRegistered ? "UNREGISTER" : "REGISTER", viewer, noRight);

  return (
    <>
      <PageDock
        note={
          <span className="wide-only">{isRegistered ? words.isRegistered(company) : words.registering(company)}</span>
        }
      >
        {trouble && (
          <Notice hue="orange" urgent>
            {trouble}
          </Notice>
        )}
        {!byDocument && open.frozen && <ChangedElsewhere onGoOn={open.goOn}>{open.frozen}</ChangedElsewhere>}
        <NextWaiting businessId={id} />
        {reason && !frozen && <span className="dim">{reason}</span>}
        <span ref={place}>
          {isRegistered ? (
            <Act size="sm" variant="default" reason={reason} onClick={() => setAsking(true)}>
              {words.unregisterMore}
            </Act>
          ) : (
            <Act size="sm" reason={reason} loading={act.isPending} onClick={() => void registerNow()}>
              {words.register}
            </Act>
          )}
        </span>
      </PageDock>
      {isAsking && (
        <UnregisterDialog
          kyc={kyc}
          onAct={async () => {
            await move(unregister);
            notify.success(words.unregistered(company));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
