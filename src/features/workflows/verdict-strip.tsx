import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconMinus } from "@tabler/icons-react";
import { useCall } from "#api/query.ts";
import { Link } from "#ui/frame/link.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { allHistories, chain, checkpoint, histories, modelTests, type Verdict } from "./verdicts.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";

const marks = { green: IconCheck, gray: IconMinus } as const;

interface VerdictEntryProps {
  verdict: Verdict;
  rowAddress: (seq: number) => string;
  deviations: string | undefined;
}

function VerdictEntry({ verdict: { name, hue, says, row, hasDeviations }, rowAddress, deviations }: VerdictEntryProps) {
  const Mark = hue === "green" || hue === "gray" ? marks[hue] : IconAlertTriangle;
  return (
    <li className="row wrap">
      <Tag hue={hue}>
        <Mark size={14} aria-hidden="true" />
        {name}
      </Tag>
      <span className="figures">{says}</span>
      {row !== undefined && <Link to={rowAddress(row)}>{words.openRow(row)}</Link>}
      {hasDeviations && deviations && <Link to={deviations}>{words.openDeviations}</Link>}
    </li>
  );
}

export interface VerdictStripProps {
  /** The workflow whose histories and tests are judged; absent for all histories together. */
  figures?: WorkflowFigures;
  /** The address of a row of the log. */
  rowAddress: (seq: number) => string;
  /** The address of the list of deviations. */
  deviations?: string;
}

/** The verdicts for an auditor, in one line. A bad one tells its place. */
export function VerdictStrip({ figures, rowAddress, deviations }: VerdictStripProps) {
  const { data, isError, isPending, refetch } = useCall("getAuditVerdict");
  const log = data ? [chain(data.chain, data.findings.length), checkpoint(data.checkpoint)] : [];
  const verdicts = figures
    ? [histories(figures), ...log, modelTests(figures)]
    : data
      ? [allHistories(data.conformance), ...log]
      : [];
  return (
    <ul className="verdicts screen-only" aria-label={words.verdicts} aria-busy={isPending || undefined}>
      {verdicts.map((verdict) => (
        <VerdictEntry key={verdict.name} verdict={verdict} rowAddress={rowAddress} deviations={deviations} />
      ))}
      {isError && !data && (
        <li className="row" role="alert">
          {words.verdictsFailed}
          <Button variant="default" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </li>
      )}
    </ul>
  );
}
