import type { EditingPage } from "#screens/list-page.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { AppVersionsPage } from "./app-versions-page.tsx";
import { ContentPage } from "./content-page.tsx";
import { type HomeSettingsSearch, homeTabs, isContent, tabOf } from "./home-settings-search.ts";
import { words } from "./words.ts";

interface HomeSettingsPageProps extends RowViewer, EditingPage<HomeSettingsSearch> {
  addressOf: (search: HomeSettingsSearch) => string;
}

/**
 * The content that the house shows its clients on their pages, and the versions of its app. The popups stand first
 * (spec §2).
 */
export function HomeSettingsPage({ user, mayWrite, addressOf, ...props }: HomeSettingsPageProps) {
  const tab = tabOf(props.search);
  const tabs = (
    <TabRow
      label={words.tabs}
      tabs={homeTabs.map((each) => ({ label: words.tab[each], to: addressOf({ tab: each }), current: each === tab }))}
    />
  );
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      {isContent(tab) ? (
        <ContentPage key={tab} kind={tab} tabs={tabs} {...props} />
      ) : (
        <AppVersionsPage tabs={tabs} {...props} />
      )}
    </ViewerProvider>
  );
}
