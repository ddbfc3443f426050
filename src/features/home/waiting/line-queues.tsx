import type { ReactNode } from "react";
import { addresses } from "#domain/addresses.ts";
import { Due, LineStatus, TimeLeft, Waiting, Waits } from "#stones/lines/line-cells.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";

export type Queue = Home["queues"][number];

/** The look of a list of lines on the first page, in the office or as one's own. */
export interface QueueLook {
  title: string;
  /** The screen of the list. */
  screen: string;
  /** The address of the desk where its lines are worked through, if that is not the screen of the list. */
  desk?: (said: { line?: number; user_id?: number }) => string;
  when: (line: StoneLine) => ReactNode;
}

const hold = (line: StoneLine) => <TimeLeft line={line} />;
const memo = ({ due_date, is_overdue }: StoneLine) =>
  due_date && <Due due={due_date} isOverdue={is_overdue === true} isOut />;
const waits = (line: StoneLine) => <Waiting line={line} />;

/** The queues of the office. */
export const officeLooks: Record<Queue["list"], QueueLook> = {
  confirm: {
    title: words.requests,
    screen: "transaction/confirm-stone",
    desk: ({ line }) => addresses.confirmDesk({ ...(line !== undefined && { line }) }),
    when: waits,
  },
  enquiry: {
    title: words.enquiries,
    screen: "transaction/enquiry",
    when: (line) => <Waits line={line} of="house" />,
  },
  hold: { title: words.holds, screen: "transaction/hold", when: hold },
  memo: {
    title: words.memos,
    screen: "transaction/memo",
    desk: ({ user_id }) => addresses.memoDesk({ user_id }),
    when: memo,
  },
  external: { title: words.external, screen: "transaction/external-export", when: waits },
};

/** A buyer's own claims. Requests by file are a list of the office alone. */
export const ownLooks: Record<Exclude<Queue["list"], "external">, QueueLook> = {
  hold: { title: words.ownHolds, screen: "customer-profile/hold", when: hold },
  memo: { title: words.ownMemos, screen: "customer-profile/memo", when: memo },
  confirm: {
    title: words.ownRequests,
    screen: "customer-profile/confirm-stone",
    when: (line) => <LineStatus line={line} />,
  },
  enquiry: {
    title: words.ownEnquiries,
    screen: "customer-profile/enquiry",
    when: (line) => <Waits line={line} of="client" />,
  },
};

/** The address of the whole queue, with every kind of diamond, as it is counted, or of one case in it. */
export const placeOf = ({ screen, desk }: QueueLook, { tab }: Pick<Queue, "tab">, line?: StoneLine) =>
  desk
    ? desk(line ? { line: line.id, user_id: line.user.id } : {})
    : addresses.screen(screen, { currentTab: tab, line: line?.id });
