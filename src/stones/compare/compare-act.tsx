import { IconColumns3 } from "@tabler/icons-react";
import { useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { words } from "./words.ts";

/** As many stones as stand beside each other on a screen. */
const most = 6;

interface CompareActProps {
  /** The numbers of the selected stones. */
  stockNumbers: readonly string[];
  /** The client at whose prices they are compared. */
  clientId: number | undefined;
  /** True if the stones are several clients', so that they have no common prices. */
  isMixed?: boolean;
  /** Takes a stone out of the selection, on a list where each row is a stone. */
  onLeaveOut?: ((stockNo: string) => void) | undefined;
}

/** Compares a few selected stones side by side. */
export function CompareAct({ stockNumbers, clientId, isMixed, onLeaveOut }: CompareActProps) {
  const [compared, setCompared] = useState<readonly string[]>();
  const numbers = [...new Set(stockNumbers)];
  return (
    <>
      <Act
        variant="default"
        leftSection={<IconColumns3 size={14} aria-hidden="true" />}
        reason={isMixed ? words.mixed : reasonOf(numbers.length)}
        onClick={() => setCompared(numbers)}
      >
        {words.compare(numbers.length)}
      </Act>
      {compared && (
        <CompareDialog
          stockNumbers={compared}
          clientId={clientId}
          onLeaveOut={onLeaveOut}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}

function reasonOf(chosen: number): string | null {
  if (chosen === 0) return messages.selectDiamond;
  if (chosen === 1) return words.tooFew;
  return chosen > most ? words.tooMany(most) : null;
}
