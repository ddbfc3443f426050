import { CompareAct } from "#stones/compare/compare-act.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { lineId } from "./use-lines.ts";

interface CompareLinesProps {
  /** The selected lines. */
  lines: readonly StoneLine[];
  /** True if the viewer sees the lines of several clients, each at their own prices. */
  choosesClient: boolean;
  onSelect: (ids: string[]) => void;
}

/** Compares the stones of the selected lines, at the prices of their client. */
export function CompareLines({ lines, choosesClient, onSelect }: CompareLinesProps) {
  const [client, ...others] = new Set(lines.map(({ user }) => user.id));
  return (
    <CompareAct
      stockNumbers={lines.map(({ stone }) => stone.stock_no)}
      clientId={choosesClient ? client : undefined}
      isMixed={choosesClient && others.length > 0}
      onLeaveOut={(stockNo) => onSelect(lines.filter(({ stone }) => stone.stock_no !== stockNo).map(lineId))}
    />
  );
}
