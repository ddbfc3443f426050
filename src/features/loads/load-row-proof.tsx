import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { judgeProof, judgeReversal } from "#domain/load-proof.ts";
import { Act } from "#ui/act/act.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { LoadDetail, LoadRow } from "./load.ts";
import { words } from "./words.ts";

interface LoadRowProofProps {
  load: LoadDetail;
  row: LoadRow;
}

/** The proof of a decided row. The house hashes all rows of the load for it, so it is fetched only on demand. */
export function LoadRowProof({ load, row }: LoadRowProofProps) {
  const [isAsked, setAsked] = useState(false);
  const read = useCall("proveLoadRow", { path: { id: load.id, row_id: row.id } }, { isReady: isAsked });
  return (
    <section className="stack" aria-label={words.proof}>
      <h3>{words.proof}</h3>
      {!isAsked && (
        <div>
          <Act variant="default" onClick={() => setAsked(true)}>
            {words.prove}
          </Act>
        </div>
      )}
      {read.isLoading && <p role="status">{words.proving}</p>}
      {read.isError ? (
        <FailureState {...queryFailure(read)} />
      ) : (
        read.data && <Verdict of={read.data} load={load} row={row} />
      )}
    </section>
  );
}

const utf8 = (text: string) => new TextEncoder().encode(text);

type VerdictProps = LoadRowProofProps & { of: Data<"proveLoadRow"> };

/** The browser's own judgement: it asks nobody whether the hashes agree. */
function Verdict({ of, load, row }: VerdictProps) {
  const verdict = judgeProof(of, { row, isStanding: load.state === "committed", utf8 });
  const seq = of.seq ?? 0;
  if (verdict !== "proven") return <Notice hue="red">{words.unproven[verdict](seq)}</Notice>;
  return (
    <>
      <Notice hue="green">{words.proven(seq)}</Notice>
      {load.state === "rolledBack" && <ReversalVerdict of={of} row={row} />}
      {load.state !== "rolledBack" && load.state !== "committed" && <p className="dim">{words.provenBefore}</p>}
    </>
  );
}

/** The same of what the roll back did with the row. */
function ReversalVerdict({ of, row }: Pick<VerdictProps, "of" | "row">) {
  const verdict = judgeReversal(of, { row, utf8 });
  const seq = of.reversal?.seq ?? 0;
  if (verdict === "untouched") return null;
  if (verdict !== "proven") return <Notice hue="red">{words.reversalUnproven[verdict](seq)}</Notice>;
  return <Notice hue="green">{words.reversalProven(seq)}</Notice>;
}
