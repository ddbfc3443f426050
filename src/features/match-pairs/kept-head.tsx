import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { formatDate } from "#domain/format.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notify } from "#ui/notice/notify.ts";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { Head } from "./pair-head.tsx";
import { type KeptPair, pairName } from "./pair-reasons.ts";
import { words } from "./words.ts";

const options = { fallback: "collectionNotAdded", refreshes: ["searchPairs", "listKeptPairs"] } as const;

/** The head of a kept pair: its date, the switch that lets it be parted, and the act that releases it. */
export function KeptHead({ pair, mayWrite }: { pair: KeptPair; mayWrite: boolean }) {
  const { id, score, totals, version, is_separable, created_at } = pair;
  const [isAsking, setAsking] = useState(false);
  const change = useAct("updatePair", options);
  const release = useAct("deletePair", options);
  const name = pairName(pair);
  const noRight = useNoRight();
  const reason = mayWrite ? null : noRight;
  return (
    <Head score={score} totals={totals}>
      <span className="dim">{words.keptOn(formatDate(created_at))}</span>
      <span className="with-icon">
        <SwitchCell
          label={words.isSeparable(name)}
          on={is_separable}
          reason={reason}
          pending={change.isPending}
          onToggle={(on) => void notifyOutcome(change.mutateTold({ body: { id, version, is_separable: on } }))}
        />
        {words.separable}
      </span>
      <Act variant="subtle" reason={reason} onClick={() => setAsking(true)}>
        {words.release}
      </Act>
      {isAsking && (
        <ActDialog
          title={words.releaseThis(name)}
          act={words.releaseAct}
          keep={words.keepIt}
          onAct={() =>
            formOutcome(async () => {
              notify.success((await release.mutateAsync({ path: { id } })).message);
              setAsking(false);
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{words.releaseText}</p>
        </ActDialog>
      )}
    </Head>
  );
}
