import { type AppPlatform, appPlatforms, type ContentKind } from "#domain/home-content.ts";
import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The tabs of the home settings. The popups are the first (spec §2). */
export const homeTabs = ["popup", "event", "banner", "app-version"] as const;
export type HomeTab = (typeof homeTabs)[number];

/** The address of the home settings: the tab, the filters of its list, and the open drawer. */
export interface HomeSettingsSearch extends ListParams {
  tab?: HomeTab;
  status?: "active" | "inactive";
  platform?: AppPlatform;
  open?: number;
  add?: true;
}

const sortable = [
  "title",
  "page",
  "start_date",
  "end_date",
  "is_active",
  "updated_at",
  "app_version",
  "is_required",
  "released_on",
];

/** Reads the address of the home settings. */
export const homeSettingsSearch = (raw: Record<string, unknown>): HomeSettingsSearch => ({
  ...listParams(raw, sortable),
  tab: choiceParam(raw.tab, homeTabs),
  status: choiceParam(raw.status, ["active", "inactive"]),
  platform: choiceParam(raw.platform, appPlatforms),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
});

export const tabOf = ({ tab = "popup" }: HomeSettingsSearch): HomeTab => tab;
export const isContent = (tab: HomeTab): tab is ContentKind => tab !== "app-version";
