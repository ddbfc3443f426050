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

/** The list as a file: the one that was chosen, or what was pasted. */
const fileOf = ({ list, text }: ImportForm) => list ?? new File([text], "list.csv", { type: "text/csv" });

const inputOf = (values: ImportForm, dry_run: boolean): Input<"insertLatestPrices"> => {
  const { label, effective_on, is_synthetic } = values;
  // A day that was not chosen is sent as none: the house says that it wants one.
  const body = { label, effective_on: effective_on as string, is_synthetic, dry_run };
  return { body, files: { list: fileOf(values) } };
};

/** A list as it was tried, and what it would do. */
export interface TriedImport {
  found: Data<"insertLatestPrices">;
  values: ImportForm;
}

/** Trying a house's own list, so that one sees what it would do, and bringing it in. */
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

  /** Brings in what was tried. */
  const bringIn = (values: ImportForm, onImported: (listId: number) => void) =>
    formOutcome<ImportForm>(async () => {
      const { data, message } = await add.mutateAsync(inputOf(values, false));
      notify.success(message);
      onImported(data.list.id);
    });
  return { tried, tryIt, bringIn, forget: () => setTried(undefined) };
}
