import type { ReactNode } from "react";
import type { FormRefusal } from "#api/form-outcome.ts";
import type { RoleId } from "#domain/roles.ts";
import type { ActingStone } from "./acting-stone.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { MemoForm } from "./memo-form.tsx";
import type { StoneActName } from "./stone-act.ts";
import { TextForm } from "./text-form.tsx";
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

interface AnyFormProps extends ActFormProps {
  name: StoneActName;
  memoDays: number;
  /** For whom, and as what one asks: a memo's prices are looked up. */
  clientId: number | undefined;
  roleId: RoleId;
}

/** What an act asks before it is done, beside the list; the selection may still change meanwhile. */
export function ActForm({ name, memoDays, clientId, roleId, ...props }: AnyFormProps) {
  switch (name) {
    case "notes":
    case "enquiry":
      return <TextForm name={name} {...props} />;
    case "confirm":
      return <ConfirmForm {...props} />;
    case "memo":
      return <MemoForm {...props} {...{ memoDays, clientId, roleId }} />;
    default:
      return null;
  }
}
