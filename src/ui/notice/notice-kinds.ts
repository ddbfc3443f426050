import type { ReactNode } from "react";

/** The words of a notification: the event, and below it the consequence. */
export interface Notice {
  title: ReactNode;
  detail?: ReactNode;
}
export type NoticeKind = "success" | "failure";

/** spec §8: notifications last 3 seconds, errors 5. */
export const lifetimes = { success: 3_000, failure: 5_000 } as const satisfies Record<NoticeKind, number>;
