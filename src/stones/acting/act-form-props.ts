import type { ReactNode } from "react";
import type { FormRefusal } from "#api/form-outcome.ts";
import type { ActingStone } from "./acting-stone.ts";
import type { Extras } from "./use-start-lines.ts";

export interface ActFormProps {
  stones: readonly ActingStone[];
  /** Whom it is for; nobody named where one acts for oneself. */
  client: string | undefined;
  /** Why it may not be done now. */
  reason: string | null;
  /** The same in words, with the way to where it is mended, if there is one. */
  note?: ReactNode;
  onSend: (extras: Extras) => Promise<FormRefusal<never> | undefined>;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}
