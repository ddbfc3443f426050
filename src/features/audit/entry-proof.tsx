import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import type { Data } from "#api/operation-types.ts";
import { Code } from "#ui/marks/code.tsx";
import { copyText } from "#ui/notice/copy-text.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

const Hash = ({ label, children }: { label: string; children: string }) => (
  <div className="audit-hash">
    <div className="dim">{label}</div>
    <Code>{children}</Code>
  </div>
);

/** The place of an entry in the chain, and its body exactly as it was hashed. */
export function EntryProof({ entry: { holds, is_shown, follows, hash, prev, body } }: { entry: Data<"getAuditLog"> }) {
  return (
    <div className="stack">
      <Notice hue={holds ? "green" : "red"}>{holds ? words.holds : words.altered}</Notice>
      {!is_shown && <Notice hue="red">{words.shownOtherwise}</Notice>}
      <Notice hue={follows ? "green" : "red"}>{follows ? words.follows : words.breaks}</Notice>
      <Hash label={words.hash}>{hash}</Hash>
      <Hash label={words.prev}>{prev}</Hash>
      <div className="row between">
        <span className="dim">{words.body}</span>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden="true" />}
          onClick={() => void copyText(body, words.copied)}
        >
          {words.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="audit-body" tabIndex={0} aria-label={words.body}>
        {body}
      </section>
    </div>
  );
}
