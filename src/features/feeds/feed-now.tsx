import { Button } from "@mantine/core";
import type { OperationId } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { feed as workflow } from "#machines/feed.ts";
import { useFrozenRow } from "#screens/use-frozen-row.ts";
import { RowAct } from "#stones/row-act.tsx";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { codeOf, type Feed, nextOf, outcomeOf, refreshes } from "./feed.ts";
import { FeedSwitch } from "./feed-switch.tsx";
import { words } from "./words.ts";

/** The standing of a feed, with the acts that are possible at once. */
export function FeedNow({ of }: { of: Feed }) {
  const { row: feed, frozen, goOn } = useFrozenRow(`feed ${of.id}`, of, ({ state }) => state);
  const { state, last_run, failures, tries_at } = feed;
  const load = last_run?.load;
  return (
    <section>
      <div className="row between">
        <StatusBadge list="feed" code={codeOf(state)} />
        <span className="row">
          <span aria-hidden="true">{words.on}</span>
          <FeedSwitch of={feed} frozen={frozen} />
        </span>
      </div>
      {frozen && <ChangedElsewhere onGoOn={goOn}>{frozen}</ChangedElsewhere>}
      {state === "paused.afterFailures" && <Notice hue="red">{words.pausedByFailures(failures)}</Notice>}
      {state === "asking" && <Notice hue="blue">{words.asks}</Notice>}
      <Facts
        columns={2}
        of={[
          { label: words.lastRun, value: last_run ? formatDateTime(last_run.asked_at) : words.never },
          tries_at
            ? { label: words.triesAt, value: formatDateTime(tries_at) }
            : { label: words.nextRun, value: nextOf(feed) },
          ...(last_run ? [{ label: words.outcome, value: outcomeOf(last_run), span: 2 as const }] : []),
        ]}
      />
      {state === "running" && load && (
        <p className="dim figures" aria-live="polite">
          {words.loading(load.done, load.total)}
        </p>
      )}
      <div className="row wrap">
        <FeedAct feed={feed} frozen={frozen} operation="runFeed" event="RUN" label={words.runNow} />
        {state.startsWith("paused") || state === "asking" ? (
          <FeedAct feed={feed} frozen={frozen} operation="resumeFeed" event="RESUME" label={words.resume} />
        ) : (
          <FeedAct feed={feed} frozen={frozen} operation="pauseFeed" event="PAUSE" label={words.pause} />
        )}
        {load && (
          <Button variant="default" component={Link} to={addresses.load(load.id)}>
            {words.toLoad}
          </Button>
        )}
      </div>
    </section>
  );
}

type FeedOperation = Extract<OperationId, "runFeed" | "pauseFeed" | "resumeFeed">;
type FeedActProps = { feed: Feed; frozen: string | null; operation: FeedOperation; event: string; label: string };

/** One act on a feed, as far as its machine allows it. */
const FeedAct = ({ feed: { id, state }, frozen, operation, event, label }: FeedActProps) => (
  <RowAct
    frozen={frozen}
    workflow={workflow}
    row={{ state }}
    event={{ type: event }}
    operation={operation}
    input={{ path: { id }, query: { state } }}
    refreshes={refreshes}
    label={label}
  />
);
