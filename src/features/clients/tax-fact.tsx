import { useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import { taxName } from "#domain/tax.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import type { Business } from "./client.ts";
import { TaxDialog } from "./tax-dialog.tsx";
import { useIsAdministrator } from "./use-is-administrator.ts";
import { words } from "./words.ts";

/** The tax that the house charges this client beside the price, with the act that changes it. */
export function TaxFact({ business }: { business: Business }) {
  const [isOpen, setOpen] = useState(false);
  const forbidden = useWriteReason();
  const isAdministrator = useIsAdministrator();
  return (
    <div className="row wrap">
      {taxName(business.tax)}
      <Act
        size="xs"
        variant="default"
        reason={forbidden ?? (isAdministrator ? null : messages.forbidden)}
        onClick={() => setOpen(true)}
      >
        {words.changeTax}
      </Act>
      {isOpen && <TaxDialog business={business} onClose={() => setOpen(false)} />}
    </div>
  );
}
