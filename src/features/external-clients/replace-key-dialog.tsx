import { Select } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { type ApiKey, keyRefreshes } from "./client.ts";
import { KeyShown } from "./key-shown.tsx";
import { words } from "./words.ts";

/** Replaces a key. The old one may stay valid for a while, so that programs change over without a gap. */
export function ReplaceKeyDialog({ of: key, onClose }: { of: ApiKey; onClose: () => void }) {
  const [overlap, setOverlap] = useState("3");
  const rotate = useAct("rotateApiKey", { refreshes: keyRefreshes });
  if (rotate.data) return <KeyShown made={rotate.data.data} onClose={onClose} />;
  return (
    <ActDialog
      title={words.replaceTitle(key.name)}
      act={words.replaceAct}
      keep={words.keep}
      onAct={() =>
        formOutcome(async () => {
          await rotate.mutateAsync({ path: { id: key.id }, body: { overlap_days: Number(overlap) } });
        })
      }
      onClose={onClose}
    >
      <p>{words.replaceText}</p>
      <Select
        label={words.overlap}
        data={words.overlaps}
        allowDeselect={false}
        value={overlap}
        onChange={(next) => setOverlap(next ?? overlap)}
        comboboxProps={{ transitionProps: { duration: 0 } }}
      />
    </ActDialog>
  );
}
