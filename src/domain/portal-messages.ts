/**
 * The sentences that the portal and its machines say by themselves. A browser fetches them with the first page, so a
 * sentence that the server alone says stands in messages.ts.
 * The sentences of spec §5 and §8 stand word for word, full stops and their absence included.
 */
export const messages = {
  // The form of a request (contract): faults that a client mends in its own code.
  malformed: "The request does not have the expected form.",
  fileNotAllowed: "This kind of file is not accepted.",

  // The caller and their rights
  forbidden: "You do not have permission to do this.",
  viewOnly: "This view is read-only. Leave it to make changes.",
  notFound: "Not found.",
  gone: "This no longer exists. Nothing of yours was written.",

  // A state that refuses
  transitionRefused: "This cannot be done in the current state.",

  // Before an action on stones (spec §5)
  selectDiamond: "Please select at least one diamond",
  selectClient: "Please select a client",
  onlyAvailableStones: "Only available diamonds must be selected.",
  kycPending: "Your KYC verification is pending. Please complete your business verification before proceeding.",

  // Lines of stones: refusals of a machine
  reasonNeeded: "Please give a reason.",
  textNeeded: "Please enter a text.",
  pricePositive: "The price must be more than 0.",
  priceUnread: "The price must be a number with at most two decimals, such as 4,800.50.",
  priceTooHigh: "The price must be at most 20,000,000 per carat.",
  belowCost: "This price is below cost and needs a reason.",
  priceFarOff: "This price is far from the quoted price and needs a reason.",
  patchEmpty: "Please enter a price of more than 0 or a remark.",
  fourEyes: "You cannot approve a request that you made. Somebody else has to approve it.",
  holdTooSoon: "The last hold on this stone ended only a short while ago.",
  tooManyHolds: "The maximum number of holds is already reached.",
  tooManyExtensions: "This hold cannot be extended again.",
  reversalTooLate: "It is too late to reverse this.",
  stoneSold: "This stone is sold.",
  offerOver: "This offer has expired.",
  dayNotLater: "Choose a day after the due date.",
  nothingAsked: "The client has asked for nothing.",
  bidOver: "This bid has expired.",
  tooManyMessages: "This enquiry has the maximum number of messages. Please open a new one.",
  alreadyInCart: "Already in the cart.",
  enquiryOpen: "An enquiry about this stone is open already. Please write in it.",
  alreadyWatched: "Already on the watch list.",

  // Done: lines of stones
  memoClosed: "No stones on this memo are still out.",

  // External exports, listings and rules of trade
  tooManyStones: "No more than 500 stones at a time.",

  // Registration of a business: refusals of a machine
  fileNeeded: "Please choose a file.",
  fileReplaced: "Another file has been sent in the meantime. Please look at it first.",
  remarkNeeded: "Please enter a remark.",
  documentsNotApproved: "Both documents must be approved first.",
  claimsLive: "This business still has stones on hold, awaiting confirmation or on memo.",

  // Registration of a business: refusals of a rule
  fileEmpty: "This file is empty.",

  // Sign-up and sign-in (spec §5, §8)
  usernameValidationSucceeded: "Username validation succeed",
  accountValidationSucceeded: "Account validation succeed",
  signInSuccessful: "Sign-in successful!",
  signInFailed: "Sign-in failed",
  signUpSuccessful: "Sign-up successful!",
  signUpFailed: "Sign-up failed",

  // Schedules (spec §5)
  invalidTime: "Invalid time input",
  invalidHours: "Invalid hours input",

  // Connection and server (spec §8)
  serverUnreachable: "Unable to connect to server. Please try again later.",
  requestNotSent: "Unable to send request. Please check your connection.",
  maintenance: "Server is under maintenance. Please try again later.",
  somethingWentWrong: "Something went wrong",

  // Lists that did not load (spec §8)
  dataNotFetched: "Failed to fetch data",
  holdNotFetched: "Failed to fetch hold data",
  memoNotFetched: "Failed to fetch memo data",
  notesNotFetched: "Failed to fetch notes data",
  watchlistNotFetched: "Failed to fetch watchlist data",
  inventoryCountNotFetched: "Failed to fetch inventory count",
  trackReportNotFetched: "Failed to fetch track report data",
  savedSearchesNotFetched: "Failed to fetch saved searches",
  demandsNotFetched: "Failed to fetch demands",
  searchListNotFetched: "Failed to fetch search list",
  popupsNotFetched: "Failed to fetch popup data",
  inventoryAccessNotFetched: "Failed to fetch inventory access data",
  noStocksFound: "No stocks were found",
  collectionNotAdded: "Failed to add collection",

  // Bulk e-mail (spec §5, §8)
  bulkEmailNotSent: "Failed to send bulk email",
  bulkEmailsNotFetched: "Failed to fetch bulk emails",
  bulkEmailNotUpdated: "Failed to update bulk email",
  diamondDetailsNotFetched: "Failed to fetch diamond details",
  invalidResponse: "Invalid API response structure",

  // Downloads (spec §8); the success text is the file's name, then these words
  downloaded: "downloaded successfully",
  downloadFailed: "Failed to download file. Please try again.",
  noFileUrl: "No file URL received.",
  unexpectedError: "An unexpected error occurred.",

  // Done: accounts
  emailAvailable: "This e-mail address is available.",

  // People of the house, and views as somebody else
  accountOff: "This account is inactive.",
  sessionNotKept: "This browser could not keep your session. A reload signs you out.",
  viewEnded: "You are back in your own account.",

  // Clients
  businessRegistered:
    "This business is registered. Only administrators can change the details that its documents were checked against.",
  ownAccount: "You cannot deactivate or delete your own account.",

  // Accounts: refusals of a rule
  verificationInvalid: "The verification of this address has expired. Please ask for a new code.",
  passkeysFull: "An account has at most ten passkeys. Remove one first.",
  passkeyKnown: "This passkey has been added already.",
  passkeyLast: "This is your last second factor. Turn the second factor off with your password and a code instead.",
  passkeyNotGiven: "No passkey was given. Please try again.",
  passkeysUnsupported: "This browser cannot use passkeys. Use another browser, or another way.",
  passkeyWrong: "This passkey is not accepted.",
  passkeyElsewhere:
    "The passkey answered for another address than the house's own. Open the portal by its own address.",
  ownSessions: "You end your own sessions in your profile.",
  ownSecondFactor: "You turn off your own second step in your profile, with your password and a code.",

  // Masters: refusals of a rule
  masterFixed: "The portal relies on this master. It cannot be deleted, and its code cannot change.",
  inUse: "It is in use and can only be made inactive.",

  // Shared links
  linkExpired: "This link is no longer valid.",

  // Roles: refusals of a rule
  ownRights: "You cannot change your own permissions.",

  // The house: refusals of a rule
  setupOver: "This address is no longer valid. Restart the portal, and it prints another one.",
  invitationOver: "This invitation is no longer valid. Please ask for a new one.",
  mailNotFailed: "Only a mail that failed or was cancelled can be sent again.",

  // Pairs: refusals of a rule
  pairTaken: "One of these stones is already in another pair.",

  // Bulk e-mail: our own words
  mailingWasSent: "A rule that was sent stays, with its report.",
  mailingNeedsSchedule: "Please choose a schedule first.",
  scheduledReportOff: "This report is off. Switch it on to mail it.",

  // Stock lists and schedules: refusals of a rule
  stockListFieldUnknown: "Stones of this type have no such field for buyers.",
  stockListFieldTwice: "This field is already in the list.",
  stockListHeadTwice: "Another column already has this heading.",
  stockListRunning: "This list is being made already.",
  stockListMadeOnFetch: "This list is made whenever it is fetched.",
  stockListStopped: "This list is not published at the moment.",

  // Ranges, markups, list prices: refusals of a rule
  rangeUpsideDown: "The range ends before it begins.",
  rangesOverlap: "Two rows cover the same weight.",
  listNotChangeable: "Only the current list and the latest one can be changed.",

  // Loads: refusals of a rule
  loadQuestionsOpen: "Please answer every question about the file first.",
  loadWaits: "The load has reasons to wait. Please read each of them and accept it.",
  loadOutdated: "The stock or the price list has changed since the load was compared. Please compare it again.",
  loadBusy: "Another load of this provider is being written. Please wait until it is done.",

  // Files of stones: refusals of a rule
  exportTooLong: "A file holds at most 250,000 stones. Please narrow the search.",
  pdfTooLong: "A PDF holds at most 5,000 stones. Excel and CSV hold more.",

  // Collections and special stones: refusals of a rule
  stoneUnknown: "No stone has this number.",
  numberShared: "Several stones may be meant by this number. Please give the exact stock number.",
} as const;

export type PortalMessageKey = keyof typeof messages;
