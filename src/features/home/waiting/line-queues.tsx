import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { Due, LineStatus, TimeLeft, Waiting, Waits } from "#stones/lines/line-cells.tsx";
import type { ListOperation } from "#stones/lines/list-operation.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { words } from "../words.ts";

/** A list of lines whose first ones stand on the first page. */
export interface LineQueue {
  title: string;
  counted: keyof Data<"countWaiting">;
  operation: ListOperation;
  /** The tab of its lines, the most urgent first. */
  tab: string;
  sort: string;
  /** The screen of the list, whose right opens the panel. */
  screen: string;
  /** The address of the desk where its lines are worked through, if that is not the screen of the list. */
  desk?: (said?: { line?: number }) => string;
  when: (line: StoneLine) => ReactNode;
  /** True for a line that is news. A queue with news stays on the page even if nothing waits in it. */
  tells?: (line: StoneLine, now: Date) => boolean;
}

const hold = {
  counted: "hold",
  operation: "listHolds",
  tab: "held",
  sort: "expires_at",
  when: (line: StoneLine) => <TimeLeft line={line} />,
} as const;
const memo = {
  counted: "memo",
  operation: "listMemos",
  tab: "issued",
  sort: "due_date",
  when: ({ due_date, is_overdue }: StoneLine) =>
    due_date && <Due due={due_date} isOverdue={is_overdue === true} isOut />,
} as const;
const enquiry = { counted: "enquiry", operation: "listEnquiries", sort: "waits_since" } as const;

/** The queues of the office, the most urgent first. */
const office: readonly LineQueue[] = [
  {
    title: words.requests,
    counted: "confirm",
    operation: "listConfirms",
    tab: "pending",
    sort: "created_at",
    screen: "transaction/confirm-stone",
    desk: addresses.confirmDesk,
    when: (line) => <Waiting line={line} />,
  },
  {
    ...enquiry,
    title: words.enquiries,
    tab: "waitsForHouse",
    screen: "transaction/enquiry",
    when: (line) => <Waits line={line} of="house" />,
  },
  { ...hold, title: words.holds, screen: "transaction/hold" },
  { ...memo, title: words.memos, screen: "transaction/memo" },
  {
    title: words.external,
    counted: "external",
    operation: "listExternal",
    tab: "pending",
    sort: "created_at",
    screen: "transaction/external-export",
    when: (line) => <Waiting line={line} />,
  },
];

/** The days for which a decision counts as news. */
const newsDays = 14;
const isRecent = ({ status, updated_at }: StoneLine, now: Date) =>
  status === codes.approval.pending || now.getTime() - Date.parse(updated_at) < newsDays * 24 * 3_600_000;

/** A buyer's own claims: holds by their end, memos by their due day, and the latest decisions of the house. */
const own: readonly LineQueue[] = [
  { ...hold, title: words.ownHolds, screen: "customer-profile/hold" },
  { ...memo, title: words.ownMemos, screen: "customer-profile/memo" },
  {
    title: words.ownRequests,
    counted: "confirm",
    operation: "listConfirms",
    tab: "all",
    sort: "-updated_at",
    screen: "customer-profile/confirm-stone",
    when: (line) => <LineStatus line={line} />,
    tells: isRecent,
  },
  {
    ...enquiry,
    title: words.ownEnquiries,
    tab: "waitsForClient",
    screen: "customer-profile/enquiry",
    when: (line) => <Waits line={line} of="client" />,
  },
];

export const lineQueues = [...office, ...own];

/** The address of the whole queue, with every kind of diamond, as it is counted. */
export const placeOf = ({ screen, desk, tab }: LineQueue, said: { line?: number } = {}) =>
  desk ? desk(said) : addresses.screen(screen, { diamond_type: "all", currentTab: tab, ...said });

/** The address of one case. */
export const caseOf = (queue: LineQueue, { id }: StoneLine) => placeOf(queue, { line: id });
