import { type ReactNode, useMemo } from "react";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import type { MailingSearch } from "./bulk-email-search.ts";
import { sendsList } from "./mailing-lists.tsx";
import { words } from "./words.ts";

/** The time between two reads while letters of the run are still to be written or sent. */
const refetchMs = 2_000;

type MailingReportProps = ListPage<MailingSearch> & { id: number; run: number; tabs: ReactNode };

/** The people who got the letters of a run, and those who did not, with the reason. */
export function MailingReport({ id, run, tabs, ...props }: MailingReportProps) {
  const sends = useMemo(() => sendsList(id, run), [id, run]);
  const list = useListScreen(sends, props);
  const isMoving = list.rows.some(({ state }) => state === "waiting" || state === "queued");
  useRefetchEvery(isMoving && refetchMs, list.cycle.refetch);
  return <ListScreen list={list} tabs={tabs} empty={{ title: words.noLetters, text: words.noLettersText }} />;
}
