import { Button } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import { Act } from "#ui/act/act.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { LoadDetail } from "./load.ts";
import { LoadFacts } from "./load-facts.tsx";
import { LoadTrouble } from "./load-trouble.tsx";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

/** The fate of the load, in words. */
function saidOf({ state, sentence }: LoadDetail): { title: string; text: string } {
  switch (state) {
    case "refused":
      return { title: words.refused, text: sentence ?? "" };
    case "cancelled":
      return { title: words.cancelled, text: [sentence, words.cancelledText].filter(Boolean).join(" ") };
    case "failed.committing":
      return { title: words.failedCommit, text: `${sentence ?? ""} ${words.failedCommitText}` };
    case "failed.rollingBack":
      return { title: words.failedRollBack, text: `${sentence ?? ""} ${words.failedCommitText}` };
    default:
      return { title: words.failedReading, text: sentence ?? "" };
  }
}

/** A load that was refused, cancelled or has failed: why, and the way on. */
export function EndedLoad({ open }: { open: OpenLoad }) {
  const { load, acts, reasons, onGo, addressOf, attempt } = open;
  const { title, text } = saidOf(load);
  const hasFailed = load.state.startsWith("failed");
  const isCorrectable = load.mapping !== null && (load.state === "refused" || load.state === "failed.reading");
  const another = () => onGo(addresses.newLoad({ provider: load.provider.id }));
  return (
    <>
      <Page label={title}>
        <div className="load-narrow stack">
          <LoadTrouble open={open} />
          <Notice hue={load.state === "cancelled" ? "gray" : "red"}>
            <b>{title}.</b> {text}
          </Notice>
          <LoadFacts load={load} />
        </div>
      </Page>
      <PageDock note={<span className="dim">{hasFailed && reasons.retry}</span>}>
        {isCorrectable && (
          <Button size="sm" variant="default" onClick={() => onGo(addressOf("columns"))}>
            {words.correct}
          </Button>
        )}
        {hasFailed ? (
          <Act
            size="sm"
            reason={reasons.retry}
            loading={acts.running === "retryLoad"}
            onClick={() => void attempt(acts.retry)}
          >
            {words.retry}
          </Act>
        ) : (
          <Button size="sm" onClick={another}>
            {words.another}
          </Button>
        )}
      </PageDock>
    </>
  );
}
