import { useState } from "react";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { type DifferenceKind, differenceWords } from "#machines/kit/what-if.ts";
import { Link } from "#ui/frame/link.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { whatIfWords as words } from "./what-if-words.ts";
import type { Description, WhatIfResult } from "./workflow.ts";

/** A machine for a replay, with its name. */
export interface AskedMachine {
  title: string;
  body: { model: string } | { description: Description };
}

interface WhatIfAnswerProps {
  name: string;
  asked: AskedMachine;
  rowAddress: (seq: number) => string;
  onItem: (item: string) => void;
}

const SIZE = 25;

/** The answer of a replay: the number of differences, their kinds, and the items. */
export function WhatIfAnswer({ name, asked, rowAddress, onItem }: WhatIfAnswerProps) {
  const [page, setPage] = useState(1);
  const input = { path: { name }, query: { page, size: SIZE }, body: asked.body };
  const read = useCall("replayWorkflow", input, { keepsPrevious: true });
  if (read.isError && read.error instanceof ApiError && read.error.errors.length > 0) {
    return <Faults message={read.error.message} errors={read.error.errors} />;
  }
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  if (!read.data) return <SkeletonRows label={words.asking(asked.title)} />;
  const { data, differing, pagination } = read.data;
  return (
    <>
      <Summary title={asked.title} result={read.data} />
      {data.length > 0 && (
        <ul className="changes" aria-label={words.differingItems}>
          {data.map((one) => (
            <li key={one.item}>
              <Tag hue="orange">{differenceWords[one.kind]}</Tag>
              <button type="button" className="step-open" onClick={() => onItem(one.item)}>
                <Code>{one.title}</Code>
              </button>
              <span className="dim">{one.about}</span>
              <Link to={rowAddress(one.seq)}>{words.entry(one.seq)}</Link>
              <span>{one.detail}</span>
              {one.moot > 0 && <span className="dim">{words.moot(one.moot)}</span>}
            </li>
          ))}
        </ul>
      )}
      {differing > SIZE && (
        <Pager page={page} size={SIZE} shown={data.length} matching={pagination.totalRecords} onPage={setPage} />
      )}
    </>
  );
}

function Summary({ title, result }: { title: string; result: WhatIfResult }) {
  const { differing, items, steps, moot, kinds, is_whole, until } = result;
  return (
    <div role="status">
      <p>
        <Code>{title}</Code>
        {": "}
        {differing === 0 ? (
          <>
            <b>{words.nothingDiffers}</b> <span className="dim">{words.replayedOf(items, steps)}</span>
          </>
        ) : (
          <b>{words.differing(differing, items, steps)}</b>
        )}
      </p>
      {differing > 0 && (
        <p className="row wrap">
          {Object.entries(kinds).map(([kind, n]) => (
            <span key={kind}>{words.ofKind(n, differenceWords[kind as DifferenceKind])}</span>
          ))}
          {moot > 0 && <span>{words.moot(moot)}</span>}
        </p>
      )}
      {!is_whole && until && <p className="dim">{words.readUpTo(until)}</p>}
    </div>
  );
}

/** The reason why a machine could not be replayed, with the place in the file. */
function Faults({ message, errors }: Pick<ApiError, "message" | "errors">) {
  return (
    <Notice hue="red" urgent>
      {message}
      <ul>
        {errors.map(({ path, message: why }) => (
          <li key={`${path} ${why}`}>
            <Code>{path.replace("/data/description", "")}</Code> {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
