/**
 * The ways that a person may choose for each topic of notices: a way that tells less often stands below one that tells
 * more.
 */
export const noticeWays = {
  mail: "Portal, and a mail at once",
  daily: "Portal, and one mail a day",
  portal: "Portal alone",
  none: "Nothing",
} as const;
export type NoticeWay = keyof typeof noticeWays;

type Topic = {
  label: string;
  /** The way of an account that has chosen none. */
  way: NoticeWay;
  /** The screens of which an account must open one to be asked about the topic. */
  screens: readonly string[];
};

/** The topics of notices, each with one choice of the reader. A new kind of notice names one of them. */
export const noticeTopics = {
  holds: { label: "Holds that are about to end, end or change", way: "mail", screens: ["customer-profile/hold"] },
  requests: {
    label: "Requests that are decided or changed",
    way: "mail",
    screens: ["customer-profile/confirm-stone"],
  },
  memos: { label: "Memos, invoices and credit notes", way: "mail", screens: ["customer-profile/memo"] },
  enquiries: { label: "Answers and offers to enquiries", way: "mail", screens: ["customer-profile/enquiry"] },
  business: { label: "KYC documents and registration", way: "mail", screens: ["customer-profile/business"] },
  demands: { label: "Stones that meet a demand", way: "mail", screens: ["search/demands"] },
  prices: { label: "Lower prices of watched stones", way: "daily", screens: ["customer-profile/watch-list"] },
  gone: {
    label: "Watched or carted stones that are gone",
    way: "portal",
    screens: ["customer-profile/watch-list", "customer-profile/cart"],
  },
  shares: { label: "Shared links that are opened", way: "portal", screens: ["share-link"] },
  tasks: { label: "Tasks for you", way: "portal", screens: ["transaction/tasks"] },
  supply: {
    label: "Loads, feeds, stock lists and mail rules that need you",
    way: "mail",
    screens: ["inventory/loads", "settings/system-settings/bulk-email"],
  },
  house: { label: "Planned backups of the house", way: "mail", screens: ["settings/system-settings/house"] },
  /** Ways to sign in: the owner of an account cannot be kept from hearing of them, so nobody is asked. */
  account: { label: "Password, e-mail address, devices and keys", way: "mail", screens: [] },
} as const satisfies Record<string, Topic>;
export type NoticeTopic = keyof typeof noticeTopics;

/** The notices of the house, of its decisions and of coming dates: each with its name and its topic. */
export const noticeKinds = {
  requestApproved: { label: "Request approved", topic: "requests" },
  requestRejected: { label: "Request rejected", topic: "requests" },
  requestChanged: { label: "Price of a request changed", topic: "requests" },
  requestCancelled: { label: "Request cancelled", topic: "requests" },
  orderLaidAside: { label: "Order file set aside", topic: "requests" },
  holdExtended: { label: "Hold extended", topic: "holds" },
  holdReleased: { label: "Hold released", topic: "holds" },
  holdEnded: { label: "Hold expired", topic: "holds" },
  holdEnding: { label: "Hold about to expire", topic: "holds" },
  memoIssued: { label: "Memo issued", topic: "memos" },
  memoMoved: { label: "Due date of a memo changed", topic: "memos" },
  memoWishDeclined: { label: "Wish about a memo declined", topic: "memos" },
  memoDue: { label: "Memo due soon", topic: "memos" },
  memoOverdue: { label: "Memo overdue", topic: "memos" },
  invoiceIssued: { label: "Invoice issued", topic: "memos" },
  creditNoteIssued: { label: "Credit note issued", topic: "memos" },
  enquiryAnswered: { label: "Enquiry answered", topic: "enquiries" },
  offerMade: { label: "Offer made", topic: "enquiries" },
  offerExpired: { label: "Offer expired", topic: "enquiries" },
  bidAccepted: { label: "Bid accepted", topic: "enquiries" },
  bidDeclined: { label: "Bid declined", topic: "enquiries" },
  bidExpired: { label: "Bid expired", topic: "enquiries" },
  enquiryClosed: { label: "Enquiry closed", topic: "enquiries" },
  documentApproved: { label: "KYC document approved", topic: "business" },
  documentRejected: { label: "KYC document rejected", topic: "business" },
  businessRegistered: { label: "Business registered", topic: "business" },
  businessUnregistered: { label: "Business unregistered", topic: "business" },
  demandStones: { label: "Stones for a demand", topic: "demands" },
  priceFell: { label: "Lower price of watched stones", topic: "prices" },
  stoneGone: { label: "Watched or carted stone gone", topic: "gone" },
  shareOpened: { label: "Shared link opened", topic: "shares" },
  taskAdded: { label: "Task for you", topic: "tasks" },
  stockLapsesSoon: { label: "Stones of a provider off the market soon", topic: "supply" },
  stockLapsed: { label: "Stones of a provider off the market", topic: "supply" },
  loadWaits: { label: "Load waits for a decision", topic: "supply" },
  feedPaused: { label: "Feed has failed and is paused", topic: "supply" },
  stockListPaused: { label: "Stock list not sent", topic: "supply" },
  mailingRefused: { label: "Mail rule not sent", topic: "supply" },
  backupFailed: { label: "Planned backup failed", topic: "house" },
  backupLate: { label: "Planned backup late", topic: "house" },
  backupMade: { label: "Planned backup succeeded again", topic: "house" },
  passwordChanged: { label: "Password changed", topic: "account" },
  passwordReset: { label: "Password set anew", topic: "account" },
  passwordGiven: { label: "Password set by our office", topic: "account" },
  emailChanged: { label: "E-mail address changed", topic: "account" },
  deviceNew: { label: "Sign-in with a new device", topic: "account" },
  secondFactorOn: { label: "Second factor turned on", topic: "account" },
  secondFactorOff: { label: "Second factor turned off", topic: "account" },
  secondFactorTaken: { label: "Second factor taken by our office", topic: "account" },
  passkeyAdded: { label: "Passkey added", topic: "account" },
  issuerBound: { label: "Bound to the sign-in service", topic: "account" },
  issuerUnbound: { label: "Binding to the sign-in service removed", topic: "account" },
  passkeyRemoved: { label: "Passkey removed", topic: "account" },
  sessionsEnded: { label: "Signed out by our office", topic: "account" },
  recoveryCodeUsed: { label: "Recovery code used", topic: "account" },
  codesGuessed: { label: "Wrong codes at sign-in", topic: "account" },
  keyMade: { label: "API key made", topic: "account" },
} as const satisfies Record<string, { label: string; topic: NoticeTopic }>;
export type NoticeKind = keyof typeof noticeKinds;

/** The unread notices that are counted one by one; of more the bell says that they are more. */
export const noticesCounted = 99;

/** The hour of the house's day from which the mail of a day goes out. */
export const dailyMailHour = 8;
