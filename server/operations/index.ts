import type { Handlers } from "../house/handlers.ts";
import { accounts } from "./accounts.ts";
import { apiKeys } from "./api-keys.ts";
import { appVersions } from "./app-versions.ts";
import { newArrivals } from "./arrivals.ts";
import { associates } from "./associates.ts";
import { auditLogs } from "./audit-logs.ts";
import { auditProof } from "./audit-proof.ts";
import { auth } from "./auth.ts";
import { bulkEmail } from "./bulk-email.ts";
import { businesses } from "./businesses.ts";
import { caratRanges } from "./carat-ranges.ts";
import { clients } from "./clients.ts";
import { collections } from "./collections.ts";
import { dashboard } from "./dashboard.ts";
import { deals } from "./deals.ts";
import { deliveries } from "./deliveries.ts";
import { demands } from "./demands.ts";
import { enquiries } from "./enquiries.ts";
import { externalClients } from "./external-clients.ts";
import { externalExports } from "./external-exports.ts";
import { featuredStones } from "./featured-stones.ts";
import { feeds } from "./feeds.ts";
import { firstDay } from "./first-day.ts";
import { ftp } from "./ftp.ts";
import { guests } from "./guests.ts";
import { home } from "./home.ts";
import { homeContent } from "./home-content.ts";
import { house } from "./house.ts";
import { houseSettings } from "./house-settings.ts";
import { insight } from "./insight.ts";
import { inventory } from "./inventory.ts";
import { inventoryAccess } from "./inventory-access.ts";
import { issuer } from "./issuer.ts";
import { kyc } from "./kyc.ts";
import { listPrices } from "./list-prices.ts";
import { loads } from "./loads.ts";
import { mailBounces } from "./mail-bounces.ts";
import { mailChoices } from "./mail-choices.ts";
import { markups } from "./markups.ts";
import { masters } from "./masters.ts";
import { matchPairs } from "./match-pairs.ts";
import { notices } from "./notices.ts";
import { pageTimings } from "./page-timings.ts";
import { paperSettings } from "./paper-settings.ts";
import { papers } from "./papers.ts";
import { passkeys } from "./passkeys.ts";
import { places } from "./places.ts";
import { profile } from "./profile.ts";
import { providers } from "./providers.ts";
import { recentSearches } from "./recent-searches.ts";
import { remotePlaces } from "./remote-places.ts";
import { reports } from "./reports.ts";
import { roles } from "./roles.ts";
import { savedSearches } from "./saved-searches.ts";
import { scheduledReports } from "./scheduled-reports.ts";
import { search } from "./search.ts";
import { searchStart } from "./search-start.ts";
import { secondFactor } from "./second-factor.ts";
import { sessionsOfOthers } from "./sessions-of-others.ts";
import { setUp } from "./set-up.ts";
import { settings } from "./settings.ts";
import { shareLinks } from "./share-links.ts";
import { staff } from "./staff.ts";
import { stockLists } from "./stock-lists.ts";
import { stoneActions } from "./stone-actions.ts";
import { stoneExports } from "./stone-exports.ts";
import { stoneFields } from "./stone-fields.ts";
import { stoneLists } from "./stone-lists.ts";
import { subMasters } from "./sub-masters.ts";
import { tasks } from "./tasks.ts";
import { trackReport } from "./track-report.ts";
import { tradeRules } from "./trade-rules.ts";
import { views } from "./view-as.ts";
import { visibility } from "./visibility.ts";
import { waiting } from "./waiting.ts";
import { workflows } from "./workflows.ts";

/** Every operation of the contract; a missing one does not compile. */
export const operations: Handlers = {
  ...apiKeys,
  ...accounts,
  ...associates,
  ...auditProof,
  ...auditLogs,
  ...auth,
  ...bulkEmail,
  ...businesses,
  ...caratRanges,
  ...clients,
  ...collections,
  ...dashboard,
  ...reports,
  ...deals,
  ...demands,
  ...enquiries,
  ...externalClients,
  ...externalExports,
  ...featuredStones,
  ...home,
  ...homeContent,
  ...appVersions,
  ...guests,
  ...feeds,
  ...ftp,
  ...house,
  ...houseSettings,
  ...firstDay,
  ...insight,
  ...inventory,
  ...inventoryAccess,
  ...kyc,
  ...listPrices,
  ...loads,
  ...deliveries,
  ...markups,
  ...mailBounces,
  ...mailChoices,
  ...masters,
  ...newArrivals,
  ...notices,
  ...matchPairs,
  ...pageTimings,
  ...paperSettings,
  ...papers,
  ...places,
  ...profile,
  ...providers,
  ...recentSearches,
  ...remotePlaces,
  ...roles,
  ...savedSearches,
  ...search,
  ...searchStart,
  ...issuer,
  ...passkeys,
  ...sessionsOfOthers,
  ...secondFactor,
  ...settings,
  ...setUp,
  ...shareLinks,
  ...staff,
  ...scheduledReports,
  ...stockLists,
  ...stoneActions,
  ...stoneExports,
  ...stoneFields,
  ...stoneLists,
  ...subMasters,
  ...tasks,
  ...trackReport,
  ...tradeRules,
  ...views,
  ...visibility,
  ...waiting,
  ...workflows,
};
