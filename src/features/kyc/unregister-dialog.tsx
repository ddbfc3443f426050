import { useState } from "react";
import { ApiError } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import { told } from "#api/told.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import type { Refusal } from "#domain/problems.ts";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { KycCase } from "./kyc.ts";
import { words } from "./words.ts";

/** The screen that ends each kind of claim. */
const screens: Record<string, ListScreen> = {
  claimHeld: "hold",
  claimAsked: "confirm-stone",
  claimOnMemo: "memo",
};

function Claim({ of: { stock_no = "", code, reason }, business }: { of: Refusal; business: number }) {
  const screen = screens[code];
  return (
    <li>
      {screen ? (
        <Link to={addresses.list(screen, { business_id: business, search: stock_no })}>{stock_no}</Link>
      ) : (
        stock_no
      )}{" "}
      {reason}
    </li>
  );
}

interface UnregisterDialogProps {
  kyc: KycCase;
  /** Unregisters the business, or throws the refusal. */
  onAct: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a business loses the right to claim stones. Live claims are named, each stone with a link. */
export function UnregisterDialog({ kyc, onAct, onClose }: UnregisterDialogProps) {
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const { serverNow } = useClient();
  const refused = failure instanceof ApiError ? failure.refused.filter(({ stock_no }) => stock_no) : [];

  async function act() {
    setPending(true);
    setFailure(undefined);
    try {
      await onAct();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <ConfirmDialog
      title={words.unregisterTitle(kyc.company_name)}
      act={words.unregister}
      pending={isPending}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <p>{words.unregisterText}</p>
      {failure !== undefined && (
        <Notice hue="red" urgent>
          {told(failure, new Date(serverNow()))}
          {refused.length > 0 && (
            <>
              <p>{words.claims(refused.length)}</p>
              <ul className="kyc-claims">
                {refused.map((one) => (
                  <Claim key={one.stock_no} of={one} business={kyc.business_id} />
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
