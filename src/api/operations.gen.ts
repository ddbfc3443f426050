// Generated from openapi.yaml by `npm run gen`; do not edit.
export const operations = {
  abandonBulkEmail: ["post", "/bulk-email/rules/{id}/abandon", {}],
  acceptBid: ["post", "/inventory/new-arrival/enquiry/{id}/accept-bid", {}],
  acceptInvitation: ["post", "/user/accept-invitation", { public: true }],
  acceptOffer: ["post", "/inventory/new-arrival/enquiry/{id}/accept", {}],
  addNotes: ["post", "/inventory/new-arrival/notes", {}],
  addPasskey: ["post", "/user/passkeys", {}],
  addToCart: ["post", "/inventory/new-arrival/carts", {}],
  addToWatchlist: ["post", "/inventory/new-arrival/watchlist", {}],
  answerEnquiry: ["post", "/inventory/new-arrival/enquiry/{id}/answer", {}],
  approveExternalDiamonds: ["put", "/inventory/new-arrival/approve-external-export-diamonds", {}],
  approveStones: ["put", "/inventory/new-arrival/approve-stone", {}],
  askInEnquiry: ["post", "/inventory/new-arrival/enquiry/{id}/question", {}],
  cancelJob: ["delete", "/jobs/{id}", {}],
  cancelLoad: ["post", "/supply/loads/{id}/cancel", {}],
  changeAssociatePassword: ["put", "/business-associate/change-password/{id}", {}],
  changePassword: ["put", "/user/password", {}],
  checkConformance: ["post", "/workflows/conformance", {}],
  checkEmail: ["post", "/user/check-email", { public: true }],
  checkUsername: ["post", "/user/check-username", { public: true }],
  closeEnquiries: ["put", "/inventory/new-arrival/close-enquiry", {}],
  commitLoad: ["post", "/supply/loads/{id}/commit", {}],
  confirmStones: ["post", "/inventory/new-arrival/confirm-stone", {}],
  countArrivals: ["get", "/inventory/new-arrival/transactions-count", {}],
  countLiveUsers: ["get", "/user/live-user-count", {}],
  countNotices: ["get", "/notices/count", {}],
  countWaiting: ["get", "/home/waiting", {}],
  createAdmin: ["post", "/admin/create-admin", {}],
  createApiKey: ["post", "/external-clients/{id}/keys", {}],
  createAssociate: ["post", "/business-associate/businessassociate", {}],
  createAuditor: ["post", "/admin/auditors", {}],
  createBanner: ["post", "/home-setting/banner", { multipart: true, json: true }],
  createBulkEmail: ["post", "/bulk-email", {}],
  createBusiness: ["post", "/customer/business", {}],
  createCaratRange: ["post", "/inventory/carat-range", {}],
  createCheckpoint: ["post", "/audit/checkpoints", {}],
  createClientWithBusiness: ["post", "/customer/add-customer-with-business", {}],
  createCollection: ["post", "/inventory/collection", { multipart: true, json: true }],
  createDemand: ["post", "/inventory/demands", {}],
  createDocumentLink: ["post", "/customer/business/document/{document_id}/link", {}],
  createEvent: ["post", "/home-setting/event", { multipart: true, json: true }],
  createExternalClient: ["post", "/external-clients", {}],
  createFeed: ["post", "/supply/feeds", {}],
  createHolds: ["post", "/inventory/new-arrival/hold", {}],
  createMaster: ["post", "/master/masters", {}],
  createPopup: ["post", "/home-setting/popup", { multipart: true, json: true }],
  createProvider: ["post", "/inventory/company", {}],
  createQc: ["post", "/admin/create-qc", {}],
  createSavedSearch: ["post", "/inventory/save-search", {}],
  createScheduledReport: ["post", "/reports/scheduled", {}],
  createStockList: ["post", "/inventory/stock-list", {}],
  createSubCaratRange: ["post", "/inventory/sub-carat-range", {}],
  createSubMaster: ["post", "/master/submaster", { multipart: true, json: true }],
  createTask: ["post", "/inventory/tasks", {}],
  declineBid: ["post", "/inventory/new-arrival/enquiry/{id}/decline-bid", {}],
  declineMemoWish: ["put", "/inventory/new-arrival/decline-memo-wish", {}],
  declineOffer: ["post", "/inventory/new-arrival/enquiry/{id}/decline", {}],
  deleteAdmin: ["delete", "/admin/{id}", {}],
  deleteAssociate: ["delete", "/business-associate/businessassociate/{id}", {}],
  deleteAuditor: ["delete", "/admin/auditors/{id}", {}],
  deleteBanner: ["delete", "/home-setting/banner/{id}", {}],
  deleteBulkEmail: ["delete", "/bulk-email", {}],
  deleteCaratRange: ["delete", "/inventory/carat-range/{id}", {}],
  deleteClient: ["delete", "/customer/user/{id}", {}],
  deleteCollection: ["delete", "/inventory/collection/{id}", {}],
  deleteDemand: ["delete", "/inventory/demands/{id}", {}],
  deleteEvent: ["delete", "/home-setting/event/{id}", {}],
  deleteExternalClient: ["delete", "/external-clients/{id}", {}],
  deleteFeaturedStone: ["delete", "/inventory/featured-stone/{id}", {}],
  deleteFeed: ["delete", "/supply/feeds/{id}", {}],
  deleteMaster: ["delete", "/master/masters/{id}", {}],
  deletePair: ["delete", "/inventory/matchpair/{id}", {}],
  deletePopup: ["delete", "/home-setting/popup/{id}", {}],
  deleteProvider: ["delete", "/inventory/company/{id}", {}],
  deleteQc: ["delete", "/admin/delete-qc/{id}", {}],
  deleteSavedSearch: ["delete", "/inventory/save-search/{id}", {}],
  deleteScheduledReport: ["delete", "/reports/scheduled/{id}", {}],
  deleteStockList: ["delete", "/inventory/stock-list/{id}", {}],
  deleteStoneFieldSet: ["delete", "/inventory/stone-field-sets", {}],
  deleteSubCaratRange: ["delete", "/inventory/sub-carat-range/{id}", {}],
  deleteSubMaster: ["delete", "/master/submaster/{id}", {}],
  downloadPaper: ["get", "/inventory/papers/{id}/pdf", {}],
  downloadRefusedRows: ["get", "/supply/loads/{id}/refused-rows", {}],
  downloadStoneZip: ["get", "/inventory/diamond-zip", {}],
  downloadStones: ["post", "/inventory/download", {}],
  endSessionsOf: ["post", "/customer/sessions/{id}/end", {}],
  explainPrice: ["get", "/markup/explain-price", {}],
  explainVisibility: ["get", "/inventory/visibility", {}],
  exportAgeing: ["get", "/insight/ageing/export", {}],
  exportAssociates: ["get", "/business-associate/business-associate-details-excel", {}],
  exportAuditLogs: ["get", "/audit/audit-logs/export", {}],
  exportClients: ["get", "/customer/business-details-excel", {}],
  exportLoadRows: ["get", "/supply/loads/{id}/rows/export", {}],
  exportLostDeals: ["get", "/insight/lost-deals/export", {}],
  exportLostTable: ["get", "/insight/lost-deals/table", {}],
  exportReport: ["get", "/reports/file", {}],
  exportUnmetDemand: ["get", "/insight/unmet-demand/export", {}],
  extendHolds: ["put", "/inventory/new-arrival/extend-hold", {}],
  filterSearch: ["post", "/inventory/filter-search", {}],
  filterSearchDaywise: ["post", "/home/dashboard/filter-search-daywise", {}],
  forgotPassword: ["post", "/user/forgot", { public: true }],
  getAgeing: ["get", "/insight/ageing", {}],
  getArrivalSetting: ["get", "/project-setting/new-arrival", {}],
  getAssociate: ["get", "/business-associate/businessassociate/{id}", {}],
  getAuditLog: ["get", "/audit/audit-logs/{seq}", {}],
  getAuditVerdict: ["get", "/audit/verdict", {}],
  getBusiness: ["get", "/customer/business/{id}", {}],
  getCheckpoint: ["get", "/audit/checkpoints/{id}", {}],
  getClient: ["get", "/customer/user/{id}", {}],
  getCollection: ["get", "/inventory/collection/{id}", {}],
  getConsistency: ["get", "/audit/consistency", {}],
  getDefaultMarkup: ["get", "/markup/default", {}],
  getEnquiry: ["get", "/inventory/new-arrival/enquiry/{id}", {}],
  getEnquiryCount: ["get", "/home/dashboard/enquiry-count", {}],
  getEnquiryCountry: ["get", "/home/dashboard/enquiry-country", {}],
  getEnquiryDetails: ["get", "/home/dashboard/enquiry-details", {}],
  getExternalClient: ["get", "/external-clients/{id}", {}],
  getFeed: ["get", "/supply/feeds/{id}", {}],
  getFtpAccess: ["get", "/external-clients/{id}/ftp", {}],
  getFunnelChart: ["get", "/home/dashboard/funnel-chart", {}],
  getHome: ["get", "/home/mine", {}],
  getHouseSettings: ["get", "/home-setting/house", {}],
  getInventoryAccess: ["get", "/customer/inventory-access/{id}", {}],
  getInventorySettings: ["get", "/customer/inventory-settings/{id}", {}],
  getJob: ["get", "/jobs/{id}", {}],
  getKyc: ["get", "/customer/business/{id}/document", {}],
  getLetterStones: ["get", "/bulk-email/letters/{uid}", {}],
  getLoad: ["get", "/supply/loads/{id}", {}],
  getLostDeals: ["get", "/insight/lost-deals", {}],
  getMaintenance: ["get", "/project-setting/maintenance", {}],
  getMapping: ["get", "/inventory/mapping/{id}", {}],
  getMyLoad: ["get", "/supply/my-loads/{id}", {}],
  getMyScorecard: ["get", "/supply/my-scorecard", {}],
  getNoticeChoices: ["get", "/notices/choices", {}],
  getOutboxMail: ["get", "/admin/outbox/{id}", {}],
  getPairSetting: ["get", "/matchpair-setting/setting", {}],
  getPaper: ["get", "/inventory/papers/{id}", {}],
  getPaperSettings: ["get", "/home-setting/papers", {}],
  getProfile: ["get", "/user/profile", {}],
  getProvider: ["get", "/inventory/company/{id}", {}],
  getQuarterPerformance: ["get", "/home/dashboard/quarter-performance", {}],
  getRapPrice: ["get", "/inventory/get-rap-price", {}],
  getRecentSearch: ["get", "/inventory/recent-search/{id}", {}],
  getRecentSearchDaywise: ["get", "/home/dashboard/recent-search-daywise", {}],
  getSavedSearch: ["get", "/inventory/save-search/{id}", {}],
  getScorecard: ["get", "/inventory/company/{id}/scorecard", {}],
  getSearchStart: ["get", "/inventory/search-start", {}],
  getSecondFactor: ["get", "/user/second-factor", {}],
  getShapeWise: ["get", "/home/dashboard/shape-wise", {}],
  getSharedStones: ["get", "/inventory/shared/{token}", { public: true }],
  getSimilarPrices: ["get", "/inventory/similar-prices", {}],
  getStockDetails: ["get", "/inventory/details", {}],
  getStockSummary: ["get", "/inventory/stocks", {}],
  getStoneHistory: ["get", "/inventory/dna", {}],
  getTask: ["get", "/inventory/tasks/{id}", {}],
  getTrackReport: ["get", "/diamond-track-details", {}],
  getTradeRules: ["get", "/home-setting/trade-rules", {}],
  getUnmetDemand: ["get", "/insight/unmet-demand", {}],
  getUsdInr: ["get", "/inventory/usd_inr", {}],
  getUserPermissions: ["get", "/permission/user-wise-permissions", {}],
  getVerifier: ["get", "/audit/verifier", {}],
  getWorkflow: ["get", "/workflows/{name}", {}],
  getWorkflowItem: ["get", "/workflows/{name}/items/{item}", {}],
  hideFirstDay: ["put", "/home/first-day", {}],
  importExternalDiamonds: ["post", "/inventory/new-arrival/import-external-diamonds", { multipart: true, json: true }],
  insertLatestPrices: ["post", "/inventory/insert-latest-prices", { multipart: true, json: true }],
  issueMemo: ["post", "/inventory/new-arrival/memo", {}],
  keepPair: ["post", "/inventory/matchpair", {}],
  keepSearchStart: ["put", "/inventory/search-start", {}],
  keepStoneFieldSet: ["put", "/inventory/stone-field-sets", {}],
  leaveForIssuer: ["post", "/user/login/issuer-leave", { public: true }],
  liftStoppedAddress: ["delete", "/admin/stopped-addresses/{id}", {}],
  listAdmins: ["get", "/admin/admins", {}],
  listApiKeys: ["get", "/external-clients/{id}/keys", {}],
  listAppVersions: ["get", "/home-setting/app-version", {}],
  listArrivals: ["post", "/inventory/new-arrival/arrival", {}],
  listAssociateMarkups: ["get", "/markup/businessassociate", {}],
  listAssociateOptions: ["get", "/business-associate/business-associates-dropdown", {}],
  listAssociates: ["get", "/business-associate/businessassociate", {}],
  listAuditLogs: ["get", "/audit/audit-logs", {}],
  listAuditors: ["get", "/admin/auditors", {}],
  listBanners: ["get", "/home-setting/banner", {}],
  listBulkEmailRuns: ["get", "/bulk-email/rules/{id}/runs", {}],
  listBulkEmailSends: ["get", "/bulk-email/runs/{id}/sends", {}],
  listBulkEmails: ["get", "/bulk-email", {}],
  listBusinessMarkups: ["get", "/markup/business", {}],
  listBusinessUsers: ["get", "/customer/business/{id}/users", {}],
  listCaratRanges: ["get", "/inventory/carat-range", {}],
  listCarts: ["post", "/inventory/new-arrival/get-carts", {}],
  listCategories: ["get", "/roles/category", {}],
  listCheckpoints: ["get", "/audit/checkpoints", {}],
  listCities: ["get", "/business/states/{id}", {}],
  listClientOptions: ["get", "/customer/customer-dropdown", {}],
  listClients: ["get", "/customer/users", {}],
  listCollections: ["get", "/inventory/collection", {}],
  listConfirms: ["post", "/inventory/new-arrival/get-confirm-stone", {}],
  listCountries: ["get", "/business/countries", {}],
  listCountryCodes: ["get", "/business/countries-code", { public: true }],
  listDemands: ["get", "/inventory/demands", {}],
  listDeviations: ["get", "/workflows/{name}/deviations", {}],
  listEnquiries: ["post", "/inventory/new-arrival/get-enquiry", {}],
  listEvents: ["get", "/home-setting/event", {}],
  listExternal: ["post", "/inventory/new-arrival/get-external-export", {}],
  listExternalClients: ["get", "/external-clients", {}],
  listFeaturedStones: ["post", "/inventory/get-featured-stone", {}],
  listFeedRuns: ["get", "/supply/feeds/{id}/runs", {}],
  listFeeds: ["get", "/supply/feeds", {}],
  listGuests: ["get", "/user/guests", {}],
  listHighRecentDeals: ["get", "/home/dashboard/high-recents-deals", {}],
  listHolds: ["post", "/inventory/new-arrival/get-hold", {}],
  listInventoryDiamonds: ["post", "/inventory/inventory-diamonds", {}],
  listInvoices: ["post", "/inventory/new-arrival/get-invoice", {}],
  listJobs: ["get", "/jobs", {}],
  listKeptPairs: ["get", "/inventory/matchpair", {}],
  listKyc: ["get", "/customer/kyc", {}],
  listLineDays: ["get", "/home/dashboard/line-days", {}],
  listLoadRows: ["get", "/supply/loads/{id}/rows", {}],
  listLoads: ["get", "/supply/loads", {}],
  listLostDeals: ["get", "/insight/lost-deals/lines", {}],
  listMasters: ["get", "/master/masters", {}],
  listMemos: ["post", "/inventory/new-arrival/get-memo", {}],
  listMyLoads: ["get", "/supply/my-loads", {}],
  listMyRefusedRows: ["get", "/supply/my-loads/{id}/refused", {}],
  listNotes: ["post", "/inventory/new-arrival/get-notes", {}],
  listNotices: ["get", "/notices", {}],
  listOutbox: ["get", "/admin/outbox", {}],
  listOverdue: ["get", "/workflows/overdue", {}],
  listOwnApiKeys: ["get", "/user/api-keys", {}],
  listPairFields: ["get", "/matchpair-setting/fields", {}],
  listPasskeys: ["get", "/user/passkeys", {}],
  listPopups: ["get", "/home-setting/popup", {}],
  listPriceLists: ["get", "/inventory/price-lists", {}],
  listProviderMarkups: ["get", "/markup/business-provider/{id}", {}],
  listProviders: ["get", "/inventory/company", {}],
  listQcs: ["get", "/admin/qcs", {}],
  listQuietClients: ["get", "/home/dashboard/quiet-clients", {}],
  listRecentKyc: ["get", "/home/dashboard/recent-kyc", {}],
  listRecentSearches: ["get", "/inventory/recent-search", {}],
  listReportGroups: ["get", "/reports/groups", {}],
  listReportLines: ["get", "/reports/lines", {}],
  listReportReaders: ["get", "/reports/readers", {}],
  listReportRuns: ["get", "/reports/scheduled/{id}/runs", {}],
  listRoleUsers: ["get", "/permission/role-wise-users", {}],
  listRoles: ["get", "/roles", {}],
  listSavedSearches: ["get", "/inventory/save-search", {}],
  listScheduledReports: ["get", "/reports/scheduled", {}],
  listSessions: ["get", "/user/sessions", {}],
  listSessionsOf: ["get", "/customer/sessions/{id}", {}],
  listShareLinks: ["get", "/inventory/share-diamonds", {}],
  listShownContent: ["get", "/home-setting/shown", {}],
  listSignInWays: ["get", "/user/login/ways", { public: true }],
  listStates: ["get", "/business/countries/{id}", {}],
  listStockDays: ["get", "/home/dashboard/stock-days", {}],
  listStockFields: ["get", "/inventory/stock-fields", {}],
  listStockListRuns: ["get", "/inventory/stock-list/{id}/runs", {}],
  listStockLists: ["get", "/inventory/stock-list", {}],
  listStoneAttributes: ["get", "/inventory/new-arrival/diamond-attribute-submasters", {}],
  listStoneFields: ["get", "/inventory/stone-fields", {}],
  listStoppedAddresses: ["get", "/admin/stopped-addresses", {}],
  listSubMasters: ["get", "/master/submaster", {}],
  listSubmodules: ["get", "/roles/submodule", {}],
  listSupplyFields: ["get", "/inventory/fields", {}],
  listTasks: ["get", "/inventory/tasks", {}],
  listUserCustomers: ["get", "/user/customers", {}],
  listWaitingDemands: ["get", "/insight/waiting-demands", {}],
  listWatchlist: ["post", "/inventory/new-arrival/get-watchlist", {}],
  listWorkflowItems: ["get", "/workflows/{name}/items", {}],
  listWorkflowVersions: ["get", "/workflows/{name}/versions", {}],
  listWorkflows: ["get", "/workflows", {}],
  login: ["post", "/user/login", { public: true }],
  logout: ["post", "/user/logout", {}],
  makeBid: ["post", "/inventory/new-arrival/enquiry/{id}/bid", {}],
  makeBulkEmailFile: ["post", "/bulk-email/preview/file", {}],
  makeOffer: ["post", "/inventory/new-arrival/enquiry/{id}/offer", {}],
  moveCaratRange: ["put", "/inventory/carat-range-sequence/{id}", {}],
  moveCustomers: ["put", "/business-associate/businessassociate/{id}/customers", {}],
  offerPasskey: ["post", "/user/passkeys/offer", {}],
  offerPasskeyAtDoor: ["post", "/user/login/passkey-offer", { public: true }],
  offerSecondFactor: ["post", "/user/second-factor/offer", {}],
  offerSecondFactorAtDoor: ["post", "/user/login/second-factor-offer", { public: true }],
  openEnquiries: ["post", "/inventory/new-arrival/enquiry", {}],
  pauseFeed: ["post", "/supply/feeds/{id}/pause", {}],
  planBulkEmail: ["get", "/bulk-email/rules/{id}/plan", {}],
  previewArrivalSetting: ["post", "/project-setting/new-arrival/preview", {}],
  previewBulkEmail: ["post", "/bulk-email/preview", {}],
  previewBulkEmailPeople: ["post", "/bulk-email/preview/people", {}],
  previewLoad: ["get", "/supply/loads/{id}/preview", {}],
  previewMemo: ["post", "/inventory/new-arrival/memo-preview", {}],
  previewPairSetting: ["post", "/matchpair-setting/preview", {}],
  previewPaper: ["post", "/inventory/new-arrival/paper-preview", {}],
  previewRollBack: ["get", "/supply/loads/{id}/roll-back", {}],
  previewSchedule: ["get", "/inventory/schedule", {}],
  previewStockList: ["post", "/inventory/stock-list/preview", {}],
  proveLoadRow: ["get", "/supply/loads/{id}/rows/{row_id}/proof", {}],
  provePasskey: ["post", "/user/login/passkey", { public: true }],
  proveSecondFactor: ["post", "/user/login/second-factor", { public: true }],
  pushStock: ["post", "/supply/stock", {}],
  readAllNotices: ["put", "/notices/read-all", {}],
  readFirstDay: ["get", "/home/first-day", {}],
  readInvitation: ["post", "/user/invitation", { public: true }],
  readMailChoices: ["get", "/mail-choices/{token}", { public: true }],
  readNotices: ["put", "/notices/read", {}],
  readSenderLook: ["get", "/admin/sender-records", {}],
  readSetupAddress: ["post", "/user/setup-address", { public: true }],
  receiveMemo: ["put", "/inventory/new-arrival/receive-memo", {}],
  recordSearch: ["post", "/inventory/recent-search", {}],
  rejectExternalDiamonds: ["put", "/inventory/new-arrival/reject-external-export-diamonds", {}],
  rejectStones: ["put", "/inventory/new-arrival/reject-stone", {}],
  releaseHolds: ["put", "/inventory/new-arrival/release-hold", {}],
  removeFromCart: ["delete", "/inventory/new-arrival/carts", {}],
  removeFromWatchlist: ["delete", "/inventory/new-arrival/watchlist", {}],
  removeIssuerIdentity: ["post", "/customer/issuer-identity/{id}", {}],
  removeNotes: ["delete", "/inventory/new-arrival/notes", {}],
  removePasskey: ["delete", "/user/passkeys/{id}", {}],
  renamePasskey: ["patch", "/user/passkeys/{id}", {}],
  renewProviderStock: ["post", "/inventory/company/{id}/unchanged", {}],
  renewRecoveryCodes: ["post", "/user/second-factor/recovery-codes", {}],
  renewStockListCode: ["post", "/inventory/stock-list/{id}/code", {}],
  reorderSubMasters: ["put", "/master/sub-sequence", {}],
  replayWorkflow: ["post", "/workflows/{name}/replay", {}],
  reportBounce: ["post", "/mail-bounces", { public: true }],
  resendMail: ["post", "/admin/outbox/{id}/resend", {}],
  resetPassword: ["post", "/user/reset-password", { public: true }],
  resetSecondFactor: ["post", "/customer/second-factor/{id}", {}],
  resumeBulkEmail: ["post", "/bulk-email/rules/{id}/resume", {}],
  resumeFeed: ["post", "/supply/feeds/{id}/resume", {}],
  retryLoad: ["post", "/supply/loads/{id}/retry", {}],
  returnFromIssuer: ["post", "/user/login/issuer-return", { public: true }],
  reverseMemo: ["put", "/inventory/new-arrival/reverse-memo", {}],
  revokeApiKey: ["delete", "/external-clients/keys/{id}", {}],
  revokeSession: ["delete", "/user/sessions/{id}", {}],
  rollBackLoad: ["post", "/supply/loads/{id}/roll-back", {}],
  rotateApiKey: ["post", "/external-clients/keys/{id}/rotate", {}],
  runFeed: ["post", "/supply/feeds/{id}/run", {}],
  runRecentSearch: ["post", "/inventory/recent-search/{id}", {}],
  runScheduledReport: ["post", "/reports/scheduled/{id}/run", {}],
  runStockList: ["post", "/inventory/stock-list/{id}/run", {}],
  saveAppVersion: ["put", "/home-setting/app-version", {}],
  saveFeaturedStones: ["post", "/inventory/featured-stone", {}],
  saveMapping: ["put", "/inventory/mapping", { multipart: true, json: true }],
  saveNoticeChoices: ["put", "/notices/choices", {}],
  saveStoneFields: ["put", "/inventory/stone-fields", {}],
  scheduleBulkEmail: ["put", "/bulk-email/rules/{id}/schedule", {}],
  searchArrivals: ["post", "/inventory/new-arrival/search-arrival", {}],
  searchByAddress: ["get", "/inventory/search", {}],
  searchPairs: ["post", "/inventory/matchpair-search", {}],
  searchRecentPairs: ["post", "/inventory/recent-matchpair/{id}", {}],
  searchStones: ["post", "/inventory/search", {}],
  sellMemo: ["post", "/inventory/new-arrival/memo-sell", {}],
  sendBulkEmail: ["get", "/bulk-email/send-email/{id}", {}],
  sendInvitation: ["post", "/customer/user/{id}/invitation", {}],
  sendOtp: ["post", "/user/send-otp", { public: true }],
  sendTestMail: ["post", "/home-setting/test-mail", {}],
  setAccountStatus: ["put", "/customer/user/{id}/status", {}],
  setArrivalSetting: ["put", "/project-setting/new-arrival", {}],
  setBusinessStatus: ["put", "/customer/business/{id}/status", {}],
  setBusinessTax: ["put", "/customer/business/{id}/tax", {}],
  setCaratRangeStatus: ["put", "/inventory/carat-range-active/{id}", {}],
  setCollectionStatus: ["put", "/inventory/collection-active/{id}", {}],
  setDemandStatus: ["put", "/inventory/demands-active/{id}", {}],
  setExternalClientStatus: ["put", "/external-clients/status/{id}", {}],
  setFeaturedStoneStatus: ["put", "/inventory/featured-stone-active/{id}", {}],
  setFeedStatus: ["put", "/supply/feeds/{id}/active", {}],
  setHouseSettings: ["put", "/home-setting/house", {}],
  setInventorySettings: ["put", "/customer/inventory-settings/{id}", {}],
  setLoadMapping: ["put", "/supply/loads/{id}/mapping", {}],
  setMailChoices: ["put", "/mail-choices/{token}", { public: true }],
  setMaintenance: ["put", "/project-setting/maintenance", {}],
  setMasterStatus: ["put", "/master/status/{id}", {}],
  setMemoDue: ["put", "/inventory/papers/{id}/due-date", {}],
  setPairSetting: ["put", "/matchpair-setting/setting", {}],
  setPaperSettings: ["put", "/home-setting/papers", { multipart: true, json: true }],
  setProviderStatus: ["put", "/inventory/status/{id}", {}],
  setScheduledReportStatus: ["put", "/reports/scheduled/{id}/active", {}],
  setStockListStatus: ["put", "/inventory/stock-list-active/{id}", {}],
  setStoneListing: ["put", "/inventory/stones/{stock_no}/listing", {}],
  setSubMasterStatus: ["put", "/master/submaster/status/{id}", {}],
  setTaskStatus: ["put", "/inventory/tasks/{id}", {}],
  setTradeRules: ["put", "/home-setting/trade-rules", {}],
  setUpHouse: ["post", "/user/set-up-house", { public: true }],
  setUsdInr: ["put", "/inventory/usd_inr", {}],
  shareDiamonds: ["post", "/inventory/share-diamonds", {}],
  showSelectedStones: ["post", "/inventory/show-selected", {}],
  signInAgain: ["post", "/user/sign-in-again", {}],
  signInWithIssuer: ["post", "/user/login/issuer", { public: true }],
  signup: ["post", "/user/signup", { public: true }],
  stopBulkEmail: ["post", "/bulk-email/rules/{id}/stop", {}],
  submitDocuments: ["post", "/customer/business/document", { multipart: true, json: true }],
  syncListPrices: ["get", "/inventory/list-price-sync", {}],
  tellMemoWish: ["put", "/inventory/new-arrival/memo-wish", {}],
  tellPageTimings: ["post", "/page-timings", { public: true }],
  testBulkEmail: ["post", "/bulk-email/rules/{id}/test", {}],
  tryFeedAddress: ["post", "/supply/feeds/try-web", {}],
  tryLoadMapping: ["post", "/supply/loads/{id}/preview", {}],
  tryRemotePlace: ["post", "/supply/remote-places/try", {}],
  turnOffSecondFactor: ["post", "/user/second-factor/off", {}],
  turnOnSecondFactor: ["post", "/user/second-factor", {}],
  turnOnSecondFactorAtDoor: ["post", "/user/login/second-factor-set-up", { public: true }],
  unlockSignIn: ["delete", "/customer/login-attempts/{id}", {}],
  updateAdmin: ["put", "/admin/{id}", {}],
  updateAssociate: ["put", "/business-associate/businessassociate/{id}", {}],
  updateAssociateMarkup: ["put", "/markup/update-businessassociate", {}],
  updateAuditor: ["put", "/admin/auditors/{id}", {}],
  updateBanner: ["put", "/home-setting/banner/{id}", { multipart: true, json: true }],
  updateBulkEmail: ["put", "/bulk-email", {}],
  updateBusiness: ["put", "/customer/business/{id}", {}],
  updateBusinessMarkup: ["put", "/markup/update-business", {}],
  updateCaratRange: ["put", "/inventory/carat-range/{id}", {}],
  updateClient: ["put", "/customer/user/{id}", {}],
  updateCollection: ["put", "/inventory/collection/{id}", { multipart: true, json: true }],
  updateConfirmStones: ["put", "/inventory/new-arrival/update-confirm-stone", {}],
  updateDefaultMarkup: ["put", "/markup/update-default", {}],
  updateDemand: ["put", "/inventory/demands/{id}", {}],
  updateDocuments: ["put", "/customer/business/document", { multipart: true, json: true }],
  updateEvent: ["put", "/home-setting/event/{id}", { multipart: true, json: true }],
  updateExternalClient: ["put", "/external-clients/{id}", {}],
  updateFeed: ["put", "/supply/feeds/{id}", {}],
  updateLatestPrices: ["post", "/inventory/update-latest-prices", {}],
  updateMaster: ["put", "/master/masters/{id}", {}],
  updatePair: ["put", "/inventory/matchpair", {}],
  updatePopup: ["put", "/home-setting/popup/{id}", { multipart: true, json: true }],
  updateProfile: ["put", "/user/profile", { multipart: true, json: true }],
  updateProvider: ["put", "/inventory/company/{id}", {}],
  updateProviderMarkup: ["put", "/markup/update-business-provider", {}],
  updateQc: ["put", "/admin/update-qc/{id}", {}],
  updateSavedSearch: ["put", "/inventory/save-search/{id}", {}],
  updateScheduledReport: ["put", "/reports/scheduled/{id}", {}],
  updateStockList: ["put", "/inventory/stock-list", {}],
  updateSubCaratRange: ["put", "/inventory/sub-carat-range/{id}", {}],
  updateSubMaster: ["put", "/master/submaster/{id}", { multipart: true, json: true }],
  updateUserPermissions: ["put", "/permission/user-wise-permissions", {}],
  validateAccount: ["post", "/auth/validate/account", { public: true }],
  validateUser: ["post", "/auth/validate/user", { public: true }],
  verifyAudit: ["post", "/audit/verify", {}],
  verifyResetOtp: ["post", "/user/verify-otp", { public: true }],
  verifySignupOtp: ["post", "/user/otp-verify", { public: true }],
  viewAs: ["post", "/admin/view-as/{id}", {}],
  withdrawShareLink: ["delete", "/inventory/share-diamonds/{id}", {}],
} as const;

/** The query parameters that have a default: a handler always finds them. */
export type QueryDefaults = {
  downloadStoneZip: "includeExcel" | "includeCertificate" | "includeImage" | "includeVideo" | "job";
  downloadStones: "job";
  exportAgeing: "format";
  exportAuditLogs: "format" | "job";
  exportClients: "job";
  exportLoadRows: "format" | "job";
  exportLostDeals: "by" | "figure" | "format" | "job";
  exportLostTable: "format" | "by";
  exportReport: "kind" | "groupBy" | "format" | "job";
  exportUnmetDemand: "format";
  getCollection: "page" | "size";
  getConsistency: "job";
  getLostDeals: "by";
  getProfile: "is_guest";
  getRapPrice: "page" | "size";
  getRecentSearch: "is_count_only" | "page" | "size";
  getRecentSearchDaywise: "filter";
  getSavedSearch: "is_count_only" | "page" | "size";
  listAdmins: "page" | "size";
  listApiKeys: "page" | "size";
  listAppVersions: "page" | "size" | "platform";
  listAssociateMarkups: "page" | "size";
  listAssociateOptions: "page" | "size";
  listAssociates: "page" | "size";
  listAuditLogs: "page" | "size";
  listAuditors: "page" | "size";
  listBanners: "page" | "size";
  listBulkEmailRuns: "page" | "size";
  listBulkEmailSends: "page" | "size";
  listBulkEmails: "page" | "size";
  listBusinessMarkups: "page" | "size";
  listBusinessUsers: "page" | "size";
  listCaratRanges: "page" | "size";
  listCarts: "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size";
  listCategories: "page" | "size";
  listCheckpoints: "page" | "size";
  listCities: "page" | "size";
  listClientOptions: "page" | "size";
  listClients: "page" | "size";
  listCollections: "page" | "size";
  listConfirms: "groupBy" | "export" | "csv" | "pdf" | "job" | "page";
  listCountries: "page" | "size";
  listCountryCodes: "page" | "size";
  listDemands: "page" | "size";
  listDeviations: "page" | "size";
  listEnquiries: "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size";
  listEvents: "page" | "size";
  listExternal: "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size";
  listExternalClients: "page" | "size" | "diamond_type";
  listFeedRuns: "page" | "size";
  listFeeds: "page" | "size";
  listGuests: "page" | "size";
  listHolds: "groupBy" | "export" | "csv" | "pdf" | "job" | "page";
  listInvoices: "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size";
  listJobs: "page" | "size";
  listKeptPairs: "page" | "size";
  listKyc: "page" | "size";
  listLoadRows: "page" | "size";
  listLoads: "page" | "size";
  listLostDeals: "by" | "figure" | "page" | "size";
  listMasters: "page" | "size";
  listMemos: "groupBy" | "export" | "csv" | "pdf" | "job" | "page";
  listMyLoads: "page" | "size";
  listMyRefusedRows: "page" | "size";
  listNotes: "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size";
  listNotices: "page" | "size";
  listOutbox: "page" | "size";
  listOwnApiKeys: "page" | "size";
  listPopups: "page" | "size";
  listPriceLists: "page" | "size";
  listProviderMarkups: "page" | "size";
  listProviders: "page" | "size";
  listQcs: "page" | "size";
  listRecentSearches: "is_count_only" | "page" | "size";
  listReportGroups: "kind" | "groupBy" | "page" | "size";
  listReportLines: "kind" | "groupBy" | "page" | "size";
  listReportRuns: "page" | "size";
  listRoleUsers: "page" | "size";
  listRoles: "page" | "size";
  listSavedSearches: "is_count_only" | "page" | "size";
  listScheduledReports: "page" | "size";
  listSessions: "page" | "size";
  listSessionsOf: "page" | "size";
  listShareLinks: "page" | "size";
  listStates: "page" | "size";
  listStockFields: "type";
  listStockListRuns: "page" | "size";
  listStockLists: "page" | "size";
  listStoppedAddresses: "page" | "size";
  listSubMasters: "page" | "size";
  listSubmodules: "page" | "size";
  listTasks: "page" | "size";
  listUserCustomers: "page" | "size";
  listWatchlist: "groupBy" | "export" | "csv" | "pdf" | "job" | "page" | "size";
  listWorkflowItems: "is_deviant" | "page" | "size";
  login: "is_guest";
  planBulkEmail: "page" | "size";
  replayWorkflow: "page" | "size";
  runRecentSearch: "page" | "size";
  searchArrivals: "page" | "size";
  searchByAddress: "is_count_only" | "page" | "size";
  searchPairs: "page" | "size";
  searchRecentPairs: "page" | "size";
  searchStones: "is_count_only" | "page" | "size";
  syncListPrices: "pageNumber" | "pageSize";
  updateProfile: "is_guest";
};

/** The operations that change nothing: their handlers are given no transaction. */
export type ReadingOperation =
  | "checkEmail"
  | "checkUsername"
  | "countArrivals"
  | "countLiveUsers"
  | "countNotices"
  | "countWaiting"
  | "explainPrice"
  | "explainVisibility"
  | "filterSearch"
  | "filterSearchDaywise"
  | "getAgeing"
  | "getArrivalSetting"
  | "getAssociate"
  | "getAuditLog"
  | "getAuditVerdict"
  | "getBusiness"
  | "getCheckpoint"
  | "getClient"
  | "getCollection"
  | "getDefaultMarkup"
  | "getEnquiry"
  | "getEnquiryCount"
  | "getEnquiryCountry"
  | "getEnquiryDetails"
  | "getExternalClient"
  | "getFeed"
  | "getFtpAccess"
  | "getFunnelChart"
  | "getHome"
  | "getHouseSettings"
  | "getInventoryAccess"
  | "getInventorySettings"
  | "getJob"
  | "getKyc"
  | "getLetterStones"
  | "getLoad"
  | "getLostDeals"
  | "getMaintenance"
  | "getMapping"
  | "getMyLoad"
  | "getMyScorecard"
  | "getNoticeChoices"
  | "getOutboxMail"
  | "getPairSetting"
  | "getPaper"
  | "getPaperSettings"
  | "getProfile"
  | "getProvider"
  | "getQuarterPerformance"
  | "getRapPrice"
  | "getRecentSearch"
  | "getRecentSearchDaywise"
  | "getSavedSearch"
  | "getScorecard"
  | "getSearchStart"
  | "getSecondFactor"
  | "getShapeWise"
  | "getSimilarPrices"
  | "getStockDetails"
  | "getStockSummary"
  | "getStoneHistory"
  | "getTask"
  | "getTrackReport"
  | "getTradeRules"
  | "getUnmetDemand"
  | "getUsdInr"
  | "getUserPermissions"
  | "getVerifier"
  | "getWorkflow"
  | "getWorkflowItem"
  | "leaveForIssuer"
  | "listAdmins"
  | "listApiKeys"
  | "listAppVersions"
  | "listArrivals"
  | "listAssociateMarkups"
  | "listAssociateOptions"
  | "listAssociates"
  | "listAuditLogs"
  | "listAuditors"
  | "listBanners"
  | "listBulkEmailRuns"
  | "listBulkEmailSends"
  | "listBulkEmails"
  | "listBusinessMarkups"
  | "listBusinessUsers"
  | "listCaratRanges"
  | "listCarts"
  | "listCategories"
  | "listCheckpoints"
  | "listCities"
  | "listClientOptions"
  | "listClients"
  | "listCollections"
  | "listConfirms"
  | "listCountries"
  | "listCountryCodes"
  | "listDemands"
  | "listDeviations"
  | "listEnquiries"
  | "listEvents"
  | "listExternal"
  | "listExternalClients"
  | "listFeaturedStones"
  | "listFeedRuns"
  | "listFeeds"
  | "listGuests"
  | "listHighRecentDeals"
  | "listHolds"
  | "listInvoices"
  | "listJobs"
  | "listKeptPairs"
  | "listKyc"
  | "listLineDays"
  | "listLoadRows"
  | "listLoads"
  | "listLostDeals"
  | "listMasters"
  | "listMemos"
  | "listMyLoads"
  | "listMyRefusedRows"
  | "listNotes"
  | "listNotices"
  | "listOutbox"
  | "listOverdue"
  | "listOwnApiKeys"
  | "listPairFields"
  | "listPasskeys"
  | "listPopups"
  | "listPriceLists"
  | "listProviderMarkups"
  | "listProviders"
  | "listQcs"
  | "listQuietClients"
  | "listRecentKyc"
  | "listRecentSearches"
  | "listReportGroups"
  | "listReportLines"
  | "listReportReaders"
  | "listReportRuns"
  | "listRoleUsers"
  | "listRoles"
  | "listSavedSearches"
  | "listScheduledReports"
  | "listSessions"
  | "listSessionsOf"
  | "listShareLinks"
  | "listShownContent"
  | "listSignInWays"
  | "listStates"
  | "listStockDays"
  | "listStockFields"
  | "listStockListRuns"
  | "listStockLists"
  | "listStoneAttributes"
  | "listStoneFields"
  | "listStoppedAddresses"
  | "listSubMasters"
  | "listSubmodules"
  | "listSupplyFields"
  | "listTasks"
  | "listUserCustomers"
  | "listWaitingDemands"
  | "listWatchlist"
  | "listWorkflowItems"
  | "listWorkflowVersions"
  | "listWorkflows"
  | "offerSecondFactor"
  | "offerSecondFactorAtDoor"
  | "planBulkEmail"
  | "previewArrivalSetting"
  | "previewBulkEmail"
  | "previewBulkEmailPeople"
  | "previewLoad"
  | "previewMemo"
  | "previewPairSetting"
  | "previewPaper"
  | "previewRollBack"
  | "previewSchedule"
  | "previewStockList"
  | "proveLoadRow"
  | "readFirstDay"
  | "readInvitation"
  | "readMailChoices"
  | "readSenderLook"
  | "readSetupAddress"
  | "replayWorkflow"
  | "returnFromIssuer"
  | "searchArrivals"
  | "searchByAddress"
  | "searchPairs"
  | "searchRecentPairs"
  | "searchStones"
  | "showSelectedStones"
  | "syncListPrices"
  | "tellPageTimings"
  | "tryFeedAddress"
  | "tryLoadMapping"
  | "tryRemotePlace"
  | "validateAccount"
  | "validateUser";
