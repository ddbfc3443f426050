import type { Data } from "#api/operation-types.ts";
import { formatDate } from "#domain/format.ts";

export type Notice = Data<"listNotices">["data"][number];
export type NoticeGroup = readonly [Notice, ...Notice[]];

/** So many of one kind on one day stand apart. More stand under one head. */
const apart = 2;

/** Notices in their order. Neighbours of one kind and one day are one group when they are many. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const runs: [Notice, ...Notice[]][] = [];
  for (const notice of notices) {
    const run = runs.at(-1);
    if (run && isAlike(run[0], notice)) run.push(notice);
    else runs.push([notice]);
  }
  return runs.flatMap((run) => (run.length > apart ? [run] : run.map((one): NoticeGroup => [one])));
}

const isAlike = (one: Notice, other: Notice) => one.kind === other.kind && formatDate(one.at) === formatDate(other.at);
