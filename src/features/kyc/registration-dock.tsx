import { type RefObject, useState } from "react";
import { useAct } from "#api/use-act.ts";
import { codes } from "#domain/codes.ts";
import { Act } from "#ui/act.tsx";
import { notify } from "#ui/notify.ts";
import { notifyOutcome } from "#ui/notify-outcome.ts";
import { PageDock } from "#ui/page-dock.tsx";
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
  /** Somebody else did something with a paper: the business stands otherwise, maybe, than it is looked at. */
  frozen: string | null;
  /** Around the act: where one goes on after the second approval. */
  place: RefObject<HTMLSpanElement | null>;
}

/** The last word of the house: whether this business may take stones. */
export function RegistrationDock({ kyc, viewer, frozen, place }: RegistrationDockProps) {
  const { company_name: company, business_id: id, version } = kyc;
  const [isAsking, setAsking] = useState(false);
  const act = useAct("setBusinessStatus", {
    refreshes: ["getKyc", "getBusiness", "getClient", "listClients", "listKyc", "listClientOptions"],
  });
  const move = (status: typeof register | typeof unregister) =>
    act.mutateAsync({ path: { id }, body: { status, version } });
  const isRegistered = kyc.status === codes.business.registered;
  const reason = frozen ?? businessRefusal(kyc, isRegistered ? "UNREGISTER" : "REGISTER", viewer);

  return (
    <>
      <PageDock
        note={
          <span className="wide-only">{isRegistered ? words.isRegistered(company) : words.registering(company)}</span>
        }
      >
        <NextWaiting businessId={id} />
        {reason && !frozen && <span className="dim">{reason}</span>}
        <span ref={place}>
          {isRegistered ? (
            <Act size="sm" variant="default" reason={reason} onClick={() => setAsking(true)}>
              {words.unregisterMore}
            </Act>
          ) : (
            <Act
              size="sm"
              reason={reason}
              loading={act.isPending}
              onClick={() => void notifyOutcome(move(register).then(() => ({ message: words.registered(company) })))}
            >
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
