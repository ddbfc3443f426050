import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import type { Hue, Kind } from "#domain/codes.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { words } from "./checkpoint-words.ts";

type Verdict = Data<"getAuditVerdict">;
type Mark = { hue: Hue; kind: Kind };
const good: Mark = { hue: "green", kind: "final" };
const bad: Mark = { hue: "red", kind: "off" };
const open: Mark = { hue: "orange", kind: "waiting" };
const chainMarks: Record<Verdict["chain"]["state"], Mark> = { whole: good, broken: bad, unchecked: open };

interface VerdictPanelProps {
  addressOf: (search: AuditSearch) => string;
  /** The acts of an administrator. */
  acts: ReactNode;
}

/** Chain, checkpoints, conformance: the house's own verdict on its log, with its faults in words. */
export function VerdictPanel({ addressOf, acts }: VerdictPanelProps) {
  const verdict = useCall("getAuditVerdict");
  return (
    <Panel title={words.verdict}>
      {verdict.isError && !verdict.data && <FailureState {...queryFailure(verdict)} />}
      {verdict.isPending && <SkeletonRows label={words.verdict} rows={3} widths={[120, 240]} />}
      {verdict.data && <Told of={verdict.data} addressOf={addressOf} />}
      <div className="row wrap verdict-acts">{acts}</div>
    </Panel>
  );
}

function Told({
  of: { chain, checkpoint, conformance, findings },
  addressOf,
}: { of: Verdict } & Pick<VerdictPanelProps, "addressOf">) {
  return (
    <div className="stack">
      {chain.broken_at !== null && (
        <Notice hue="red">
          {words.brokenAt(chain.broken_at)}{" "}
          <Link to={addressOf({ entry: chain.broken_at })}>{words.openEntry(chain.broken_at)}</Link>
        </Notice>
      )}
      {findings.length > 0 && (
        <Notice hue="red">
          <strong>{words.found}</strong>
          <ul className="verdict-findings">
            {findings.map(({ kind, seq, detail, found_at }) => (
              <li key={`${kind} ${seq} ${detail}`}>
                {words.foundAt(detail, found_at)}{" "}
                {seq !== null && <Link to={addressOf({ entry: seq })}>{words.openEntry(seq)}</Link>}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {checkpoint?.why && <Notice hue="red">{words.why[checkpoint.why](checkpoint)}</Notice>}
      {!checkpoint && <Notice hue="blue">{words.noneYetText}</Notice>}
      <div className="verdict">
        <Part label={words.chain} mark={chainMarks[chain.state]} state={words.states[chain.state]}>
          {chain.checked_at !== null && <span>{words.readTo(chain.to, chain.entries)}</span>}
          {chain.checked_at !== null && <span>{words.lastRead(chain.checked_at)}</span>}
          {chain.whole_at !== null && <span>{words.lastWhole(chain.whole_at)}</span>}
        </Part>
        <Part
          label={words.latest}
          mark={!checkpoint ? open : checkpoint.agrees ? good : bad}
          state={!checkpoint ? words.noneYet : checkpoint.agrees ? words.agrees : words.differs}
        >
          {checkpoint?.agrees && <span>{words.agreeing(checkpoint)}</span>}
          {checkpoint && <span>{words.kept(checkpoint.kept)}</span>}
        </Part>
        <Part
          label={words.conformance}
          mark={conformance.deviations === 0 ? good : bad}
          state={conformance.deviations === 0 ? words.conforms : words.deviates}
        >
          <span>
            {words.histories(conformance.items)}, {words.deviations(conformance.deviations)}
          </span>
          {conformance.not_recorded > 0 && <span>{words.notRecorded(conformance.not_recorded)}</span>}
          <span>{conformance.checked_at === null ? words.neverJudged : words.lastJudged(conformance.checked_at)}</span>
        </Part>
      </div>
    </div>
  );
}

const Part = ({ label, mark, state, children }: { label: string; mark: Mark; state: string; children: ReactNode }) => (
  <section aria-label={label}>
    <h3>{label}</h3>
    <Tag {...mark}>{state}</Tag>
    <div className="verdict-facts dim figures">{children}</div>
  </section>
);
