import "./tag.css";
import type { ReactNode } from "react";
import type { Hue, Kind } from "#domain/codes.ts";

/** ● free ◐ claimed ○ waiting ■ final – off: the mark repeats what the colour says. */
function Mark({ kind }: { kind: Kind }) {
  return (
    <svg viewBox="0 0 8 8" width={8} height={8} aria-hidden="true" className="mark">
      {kind === "free" && <circle cx={4} cy={4} r={3.5} fill="currentColor" />}
      {kind === "claimed" && <path d="M4 .5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />}
      {(kind === "claimed" || kind === "waiting") && <circle cx={4} cy={4} r={3} fill="none" stroke="currentColor" />}
      {kind === "final" && <rect x={0.5} y={0.5} width={7} height={7} fill="currentColor" />}
      {kind === "off" && <rect x={0.5} y={3.25} width={7} height={1.5} fill="currentColor" />}
    </svg>
  );
}

/** A tinted badge with its mark. Counts and plain facts are never badges. */
export function Tag({ hue, kind, children }: { hue: Hue; kind?: Kind; children: ReactNode }) {
  return (
    <span className="tag" data-hue={hue}>
      {kind && <Mark kind={kind} />}
      {children}
    </span>
  );
}
