import { Button } from "@mantine/core";
import type { ScheduledKind } from "#domain/scheduled-reports.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { Link } from "#ui/frame/link.tsx";
import type { Parties } from "../report-filters.ts";
import { EditScheduledDrawer, NewScheduledDrawer } from "./scheduled-drawers.tsx";
import { scheduledList } from "./scheduled-list.ts";
import type { ScheduledSearch } from "./scheduled-search.ts";
import { words } from "./words.ts";

export interface ScheduledReportsPageProps extends EditingPage<ScheduledSearch> {
  user: User;
  /** The kinds of reports that this person may read. */
  kinds: readonly ScheduledKind[];
  parties: Parties;
  /** The address of the reports themselves. */
  reportsAddress: string;
}

/** The reports that leave by mail: a list, and a drawer for each. */
export function ScheduledReportsPage(props: ScheduledReportsPageProps) {
  const { user, search, kinds, parties, reportsAddress } = props;
  const list = useListScreen(scheduledList, props);
  const { row, show, drawer } = list;
  const { place, ...form } = drawer;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite>
      <ListScreen
        list={list}
        empty={{ title: words.none, text: words.noneText, acts: add }}
        tools={
          <Button variant="default" component={Link} to={reportsAddress}>
            {words.toReports}
          </Button>
        }
        add={add}
        drawer={
          search.add ? (
            <NewScheduledDrawer search={search} kinds={kinds} parties={parties} {...form} />
          ) : (
            row && (
              <EditScheduledDrawer key={row.id} report={row} place={place} kinds={kinds} parties={parties} {...form} />
            )
          )
        }
      />
    </ViewerProvider>
  );
}
