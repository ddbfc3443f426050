import { textOf } from "#domain/format.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import { words } from "./words.ts";

/** The requested stone, and the remark of the request. */
export const RequestFacts = ({ line: { stone, remark } }: { line: StoneLine }) => (
  // The keys of the desk work at once: no field has the focus until R asks for it.
  <section className="desk-start" tabIndex={-1} data-autofocus aria-label={words.facts}>
    <p className="row between">
      <StoneInLine stone={stone} />
      <span className="row tight">
        {textOf(stone.lab)} {stone.report_no && <Code>{stone.report_no}</Code>}
      </span>
    </p>
    {remark && (
      <p className="desk-remark" title={remark}>
        <span className="dim">{words.remark}</span> {remark}
      </p>
    )}
  </section>
);
