import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data, Input } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { notify } from "#ui/notice/notify.ts";
import { faultyLines } from "./faulty-lines.ts";

export interface ImportForm {
  label: string;
  effective_on: string | null;
  is_synthetic: boolean;
  list: File | null;
  text: string;
}

/** The list as a file: the chosen one, or the pasted text. */
const fileOf = ({ list, text }: ImportForm) => list ?? new File([text], "list.csv", { type: "text/csv" });

const inputOf = (values: ImportForm, dry_run: boolean): Input<"insertLatestPrices"> => {
  const { label, effective_on, is_synthetic } = values;
  // A missing day is sent as none, and the server asks for it.
  const body = { label, effective_on: effective_on as string, is_synthetic, dry_run };
  return { body, files: { list: fileOf(values) } };
};

/** A list after its dry run, with the effect. */
export interface TriedImport {
  found: Data<"insertLatestPrices">;
  values: ImportForm;
}

/** Tries a house's own list in a dry run, and imports it. */
export function useImport() {
  const [tried, setTried] = useState<TriedImport>();
  const attempt = useAct("insertLatestPrices");
  const add = useAct("insertLatestPrices", { refreshes: ["getRapPrice", "listPriceLists"] });

  async function tryIt(values: ImportForm) {
    const refused = await formOutcome<ImportForm>(async () => {
      const { data } = await attempt.mutateAsync(inputOf(values, true));
      setTried({ found: data, values });
    });
    return refused && faultyLines(refused);
  }

  /** Imports the list that was tried. */
  const bringIn = (values: ImportForm, onImported: (listId: number) => void) =>
    formOutcome<ImportForm>(async () => {
      const { data, message } = await add.mutateAsync(inputOf(values, false));
      notify.success(message);
      onImported(data.list.id);
    });
  return { tried, tryIt, bringIn, forget: () => setTried(undefined) };
}
