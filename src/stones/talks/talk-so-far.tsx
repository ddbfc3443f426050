import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { Messages } from "./messages.tsx";
import type { OpenTalk } from "./use-talk.ts";
import { words } from "./words.ts";

/** The messages about a stone, once they are read. */
export const TalkSoFar = ({ talk: { line, messages, read } }: { talk: OpenTalk }) => (
  <section>
    <h3>{words.talk}</h3>
    {read.isPending && <SkeletonRows label={words.talk} />}
    {read.isError && <FailureState {...queryFailure(read)} />}
    {read.data && <Messages line={line} messages={messages} />}
  </section>
);
