import type { ReactNode } from "react";
import type { FormRefusal } from "#api/form-outcome.ts";
import type { ActingStone } from "./acting-stone.ts";
import type { Extras } from "./use-start-lines.ts";

export interface ActFormProps {
  stones: readonly ActingStone[];
  /** The client of the act; undefined for an act for oneself. */
  client: string | undefined;
  /** The reason why it may not be done now, or null. */
  reason: string | null;
  /** The reason in words, with a link to its remedy if there is one. */
  note?: ReactNode;
  onSend: (extras: Extras) => Promise<FormRefusal<never> | undefined>;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}
