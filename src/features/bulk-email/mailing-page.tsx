import "./bulk-email.css";
import { addresses } from "#domain/addresses.ts";
import type { ListPage } from "#screens/list-page.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { type MailingSearch, mailingTabs } from "./bulk-email-search.ts";
import { MailingReport } from "./mailing-report.tsx";
import { MailingStones } from "./mailing-stones.tsx";
import { words } from "./words.ts";

interface MailingPageProps extends RowViewer, ListPage<MailingSearch> {
  id: number;
  addressOf: (search: MailingSearch) => string;
}

/** The stones that a mail holds, and the report of a run (spec §2: diamond-detail view). */
export function MailingPage({ user, mayWrite, addressOf, ...props }: MailingPageProps) {
  const { search } = props;
  const isReport = search.tab === "report" && search.run !== undefined;
  const tabs = (
    <TabRow
      label={words.tabs}
      tabs={[
        { label: words.back, to: addresses.bulkEmail, current: false },
        ...mailingTabs
          .filter((tab) => tab === "stones" || search.run !== undefined)
          .map((tab) => ({
            label: tab === "stones" ? words.stonesTab : words.report,
            to: addressOf({ tab, ...(search.run !== undefined && { run: search.run }) }),
            current: isReport === (tab === "report"),
          })),
      ]}
    />
  );
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      {isReport ? (
        <MailingReport {...props} run={search.run ?? 0} tabs={tabs} />
      ) : (
        <MailingStones key={search.uid ?? search.user_id} {...props} tabs={tabs} />
      )}
    </ViewerProvider>
  );
}
