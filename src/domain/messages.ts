import { messages as ofPortal } from "./portal-messages.ts";

/**
 * Every sentence that the product says to a person, once, under the code that programs know.
 * The sentences of spec §5 and §8 stand word for word, full stops and their absence included.
 */
export const messages = {
  ...ofPortal,

  success: "Success",

  // The form of a request (contract): faults that a client mends in its own code.
  notJson: "The body is not valid JSON.",
  bodyMissing: "The request needs a body.",
  oneDecision: "One decision per call.",
  bodyUnexpected: "This call takes no body.",
  dataMissing: "The body must carry its content in `data`.",
  unknownField: "The request has an unknown field.",
  unknownParameter: "The address has an unknown parameter.",
  unsupportedMediaType: "This content type is not accepted.",
  mediumOnRequest: "This is shown on request. Please ask us for it.",
  fileChanged: "The file is another one now.",
  rangeBeyondFile: "The file ends before the part that was asked for.",
  tooLarge: "The request is too large.",
  tooManyFiles: "There are too many files.",
  fileTooLong: "The file has too many lines. Empty lines count too.",

  // The caller and their rights
  unauthorized: "Please sign in.",
  freshSignInNeeded: "Please enter your password again to do this.",

  // A state that refuses
  conflict: "This already exists.",
  staleVersion: "Somebody else saved this after you opened it. Nothing of yours was written.",
  idempotencyReused: "This idempotency key was already used with another request.",
  busyElsewhere:
    "Somebody else is working on the same at this moment. Nothing of yours was written. Please try again in a minute.",
  tooManyRequests: "Too many requests. Please try again later.",
  peerFailed: "A service that we depend on did not respond properly. Please try again later.",

  // Lines of stones: refusals of a machine
  priceMoved: "A price has changed since you saw it. Nothing was sent.",
  twoPrices: "A stone is listed twice. It can have only one price.",
  twoRemarks: "A stone is listed twice. It can have only one remark.",
  stoneWithoutPrice: "This stone has no price at present.",
  noSuchLine: "This stone is not on the list in that state.",
  clientOff: "This client is inactive.",

  // Done: lines of stones
  cartAdded: "Added to the cart.",
  cartRemoved: "Removed from the cart.",
  watchlistAdded: "Added to the watch list.",
  watchlistRemoved: "Removed from the watch list.",
  notesAdded: "Note saved.",
  notesRemoved: "Removed from the notes.",
  enquiriesOpened: "Enquiry sent.",
  enquiriesClosed: "Closed.",
  questionSent: "Question sent.",
  enquiryAnswered: "Answer sent to the client.",
  offerMade: "Offer sent to the client.",
  offerAccepted: "Offer accepted. The stone is approved for you at this price.",
  memoWishTold: "Sent to our office.",
  memoWishDeclined: "The client is told.",
  bidMade: "Bid sent.",
  bidAccepted: "Bid accepted. The stone is approved for the client at this price.",
  bidDeclined: "Bid declined.",
  offerDeclined: "Offer declined.",
  stonesHeld: "Put on hold.",
  holdsReleased: "Released.",
  holdsExtended: "Extended.",
  stonesRequested: "Confirm request sent.",
  requestsSaved: "Changes saved.",
  stonesApproved: "Approved.",
  stonesRejected: "Rejected.",
  memoIssued: "Memo issued.",
  memoDueMoved: "Due date changed.",
  memoReceived: "Received.",
  memoSold: "Sold.",
  memoReversed: "Reversed.",

  // Workflows
  machineFaulty: "This machine could not reach a decision.",
  modelUnknown: "There is no such version of this machine.",
  oneMachine: "Please give either a known version or a machine, not both.",
  conformanceBegun: "Every history is being replayed from the first entry.",

  // Tasks
  taskAdded: "Task added.",

  // External exports, listings and rules of trade
  externalImported: "Imported. The stones await a decision.",
  externalApproved: "Confirmed for the client.",
  externalRejected: "Rejected for the client.",
  notExternal: "This is not an API or FTP client.",
  stoneListingSaved: "Listing saved.",
  tradeRulesSaved: "Trading rules saved.",
  pairSettingSaved: "Match-pair settings saved.",
  arrivalSettingSaved: "New-arrival settings saved.",
  paperSettingsSaved: "Paper settings saved.",
  houseSetUp: "The house is set up.",
  houseSettingsSaved: "House settings saved.",
  testMailQueued: "The test mail is on its way.",
  mailKept: "The mail stays in the outbox: no mail server is set.",
  firstDaySaved: "First day saved.",
  termsWithoutDue: "These terms name the due date, but invoices have none. Set the days after which an invoice is due.",
  prefixTaken: "Another kind of paper already uses this prefix. Each kind needs its own.",

  // Registration of a business: refusals of a machine
  claimHeld: "On hold.",
  claimAsked: "Awaiting confirmation.",
  claimOnMemo: "On memo.",

  // Registration of a business: refusals of a rule
  statusNeeded: "Please give either the registration or the active flag.",
  businessMissing: "Please enter the business details first.",
  fileDamaged: "This file is damaged.",
  pictureTooLarge: "This picture has too many pixels. Please send a smaller one.",
  pdfActs: "This PDF contains scripts, actions, forms or attachments. Please print it to a plain PDF and send that.",
  pdfLocked: "This PDF is protected by a password. Please remove the password and send it again.",
  pdfTooPacked: "This PDF cannot be checked. Please print it to a plain PDF and send that.",
  documentSealed: "This document cannot be opened: the key that it was encrypted with is missing.",
  documentLost: "This document cannot be found in the file store.",

  // Done: KYC
  documentsSent: "Documents sent.",
  documentsSaved: "Documents saved.",

  // Sign-up and sign-in (spec §5, §8)
  usernameValidationFailed: "Username validation failed",
  accountValidationFailed: "Account validation failed",

  // Schedules (spec §5)
  invalidDay: "Invalid day",

  // Connection and server (spec §8)
  tookTooLong: "This took too long and was stopped. Nothing was written. Please try again later, or ask for less.",
  noRoomForFiles: "Nothing was saved. The house has no room for files. Tell whoever runs it.",

  // Done: accounts
  codeSent: "A code has been sent.",
  codeAccepted: "The code is correct.",
  passwordChanged: "Password changed.",
  passwordReset: "Your new password is set. Please sign in.",
  profileSaved: "Profile saved.",
  sessionEnded: "Session ended.",
  sessionsEnded: "Signed out. The account's owner is told.",
  signedInAgain: "Password confirmed.",
  secondFactorOn: "Sign-in now asks for a code as well.",
  secondFactorOff: "Sign-in no longer asks for a code.",
  passkeyAdded: "Passkey added.",
  passkeySaved: "Passkey renamed.",
  passkeyRemoved: "Passkey removed.",
  issuerIdentityRemoved: "Binding removed. The account's owner is told.",
  recoveryCodesMade: "New recovery codes made. The earlier ones are no longer valid.",
  signedOut: "You are signed out.",

  // People of the house, and views as somebody else
  adminAdded: "Administrator added.",
  adminSaved: "Administrator saved.",
  adminDeleted: "Administrator deleted.",
  qcAdded: "Quality control account added.",
  qcSaved: "Quality control account saved.",
  qcDeleted: "Quality control account deleted.",
  auditorAdded: "Auditor added.",
  auditorSaved: "Auditor saved.",
  auditorDeleted: "Auditor deleted.",
  addressStopped: "This address gets no letters until an administrator allows them again.",
  offersNeedRegistration: "Its reader's business is not registered, or is switched off.",
  mailDeclined: "Its reader declined mails of this kind.",
  mailChoicesSaved: "Your choice was saved.",
  bounceTaken: "The report was accepted.",
  pageTimingsTaken: "The timings were counted.",
  addressLifted: "The address gets letters again.",
  viewBegun: "You are viewing the portal as somebody else. Nothing can be changed.",

  // Done: external clients
  externalClientAdded: "Client added.",
  externalClientSaved: "Client saved.",
  externalClientDeleted: "Client deleted.",
  apiKeyMade: "Key created. It is shown only once.",
  apiKeyRotated: "Key replaced. The new one is shown only once.",
  apiKeyRevoked: "Key revoked.",

  // Done: the house
  jobCancelled: "Job cancelled.",
  invitationSent: "A new invitation has been sent. The earlier link no longer works.",
  invitationAccepted: "Your password is set.",
  mailQueued: "The mail will be sent again.",
  maintenanceSaved: "Maintenance saved.",
  rightsSaved: "Permissions saved.",

  // Notices
  noticesRead: "Read.",
  noticeChoicesSaved: "Choices saved.",
  choiceNotOffered: "This choice is not offered to you.",

  // Home settings
  popupAdded: "Popup added.",
  popupSaved: "Popup saved.",
  popupDeleted: "Popup deleted.",
  eventAdded: "Event added.",
  eventSaved: "Event saved.",
  eventDeleted: "Event deleted.",
  bannerAdded: "Banner added.",
  bannerSaved: "Banner saved.",
  bannerDeleted: "Banner deleted.",
  appVersionSaved: "App version saved.",
  linkNotSafe: "A link may lead to https://, to mailto: or to a page of this portal.",
  tooManyPictures: "At most five pictures.",
  tooManyFieldSets: "At most 20 column sets.",
  versionNeeded: "Please say which version you read: somebody else may have changed it.",

  // Done: masters
  masterAdded: "Master added.",
  masterSaved: "Master saved.",
  masterDeleted: "Master deleted.",
  subMasterAdded: "Sub-master added.",
  subMasterSaved: "Sub-master saved.",
  subMasterDeleted: "Sub-master deleted.",
  sequenceSaved: "New order saved.",
  statusSaved: "Status saved.",

  // Clients
  clientAdded: "Customer added.",
  clientSaved: "Customer saved.",
  clientDeleted: "Customer deleted.",
  businessSaved: "Business saved.",
  taxSaved: "Tax saved.",
  taxPercentNeeded: "Please enter a rate for a percentage, and no rate for the other kinds of tax.",
  taxNumberNeeded: "Reverse charge requires the client's tax number.",
  inventoryAccessSaved: "Inventory access saved.",
  signInUnlocked: "The account can sign in again.",
  secondFactorTaken: "The account signs in with its password alone now.",
  businessExists: "This customer already has a business.",
  associateNotOffered: "This business associate cannot be chosen.",
  accessEmpty: "With none of these, no stones would be visible. Choose some, or all.",
  accessNotHeld: "You cannot give access to stock that you cannot see yourself.",
  nothingWanted: "No search of this period ended without a stone, and no demand waits. There is nothing to buy.",
  noClients: "There are no clients in this list.",
  noEntries: "The log has no such entry.",
  noLoadRows: "The load has no such rows.",

  // Accounts: refusals of a rule
  emailTaken: "This e-mail address already has an account.",
  userNameTaken: "This user name is taken.",
  passwordCommon: "This password is too easy to guess.",
  passwordPersonal: "The password must not be your own name or address.",
  passwordSame: "The new password is the same as the old one.",
  passwordWrong: "The current password is wrong.",
  passwordNone: "A guest has no password.",
  codeWrong: "This code is wrong or has expired. Please ask for a new one.",
  secondFactorNeeded: "Enter the code of your authenticator to finish signing in.",
  secondFactorSetUpNeeded: "Your account needs a second step at sign-in. Set it up to finish signing in.",
  signInOver: "This sign-in has ended. Please sign in again.",
  secondFactorWrong: "This code is wrong or has been used already.",
  secondFactorPaused: "Too many wrong codes today. Use a recovery code, or ask an administrator.",
  secondFactorUnreadable:
    "The portal cannot check the codes of your authenticator. Use a recovery code, or ask an administrator.",
  secondFactorOfferOver: "This QR code has expired. Begin again with a new one.",
  secondFactorIsOn: "Sign-in asks for a code already.",
  secondFactorIsOff: "This account signs in with its password alone.",
  secondFactorNotForRole: "This kind of account cannot have a second step at sign-in.",
  passkeyNone: "This account has no passkey.",
  passkeyOfferOver: "The passkey answered too late, or this answer was used already. Please try again.",
  issuerDown: "The sign-in service does not answer as it should. Try again later, or sign in with your password.",
  issuerClock: "The clock of the sign-in service differs from the house's. Tell an administrator.",
  issuerRefused: "The sign-in service did not confirm this sign-in. Please try again.",
  issuerCancelled: "You cancelled the sign-in at the sign-in service.",
  issuerSignInOver: "This sign-in took too long, or was used already. Please begin again.",
  issuerElsewhere: "This sign-in began in another browser. Please begin again in this one.",
  issuerNobody: "No staff account has the e-mail address that you use at the sign-in service.",
  issuerAddressUnverified: "The sign-in service has not verified your e-mail address.",
  issuerAccountOff: "Your account cannot be opened by the sign-in service. Ask an administrator.",
  issuerOther: "Your account is bound to somebody else at the sign-in service. Ask an administrator.",
  issuerUnbound: "This account is not bound to the sign-in service.",
  sessionsNone: "This account has no open session.",
  accountLocked: "Too many failed sign-ins. Try again in 15 minutes.",
  placeUnknown: "This place is unknown.",
  notOffered: "This choice is no longer available.",

  // External clients and their keys: refusals of a rule
  scopeMissing: "This key does not cover this call.",
  passwordNeeded: "An FTP client signs in with a password.",
  oneBusiness: "Please enter a new company or choose an existing business, not both.",
  businessUnknown: "This business is unknown.",
  providerUnknown: "This provider is unknown.",
  keysForApi: "Only API clients have keys.",
  keyEnded: "This key was revoked or replaced.",
  keyExpired: "This key has expired.",

  // Business associates
  associateAdded: "Business associate added.",
  associateSaved: "Business associate saved.",
  associateDeleted: "Business associate deleted.",
  noAssociates: "There are no business associates in this list.",
  customersMoved: "Handed over.",
  notTheirCustomer: "At least one of these is no longer this associate's customer. Nobody was handed over.",
  customersChanged: "This associate has more or fewer customers by now. Nobody was handed over.",
  subMasterStays: "An entry cannot move to another master.",
  customersOrAll: "Please name the customers, or say that all of them are meant.",

  // Masters: refusals of a rule
  codeTaken: "This code already exists.",
  defaultChanged: "Another entry has become the default in the meantime. Nothing was saved.",
  sequenceChanged: "The list has changed in the meantime. Nothing was moved.",
  sortUnknown: "The list cannot be sorted by this column.",

  // Shared links
  linkMade: "Link created.",
  linkWithdrawn: "Link withdrawn.",

  // Searches: refusals of a rule
  costHidden: "You cannot search by this column.",
  searchNameTaken: "You already have a saved search of this name.",
  dayPast: "This day is in the past.",
  memoTooLong: "A memo is due within 90 business days.",

  // Figures: refusals of a rule
  quarterUnknown: "There is no such quarter.",
  periodTooLong: "A period has ten years at most.",
  dayTooEarly: "A period begins in 1900 at the earliest.",

  // Roles: refusals of a rule
  rightNotHeld: "You cannot grant a permission that you do not have.",
  rightNotForRole: "This role cannot have this permission.",
  writeNeedsRead: "Permission to change something requires permission to see it.",
  lastAdministrator: "The last administrator must keep the permission to manage permissions.",

  // The log: done, and refusals of a rule
  auditRead: "The log is being checked.",
  checkpointMade: "Checkpoint made.",
  checkpointThere: "This checkpoint was made a moment ago.",
  logInconsistent: "The log does not continue from the first checkpoint to the second.",
  verifierMissing: "The verifier has not been built. Run npm run build.",

  // The house: refusals of a rule
  jobEnded: "This job has already ended.",
  invitationUsed: "Only somebody who was invited and has not set a password yet can be invited again.",
  houseIsSetUp: "This house has an administrator already. Sign in instead.",
  setByEnvironment: "This is set by the environment of the portal and can only be changed there.",
  mailPasswordNeeded: "Please enter the password again: the mail server or its user has changed.",
  timeZoneUnknown: "This is not the name of a time zone.",

  // Done: ranges, markups, list prices
  caratRangeAdded: "Carat range added.",
  caratRangeSaved: "Carat range saved.",
  caratRangeDeleted: "Carat range deleted.",
  subCaratRangeAdded: "Sub-range added.",
  subCaratRangeSaved: "Sub-range saved.",
  subCaratRangeDeleted: "Sub-range deleted.",
  markupSaved: "Markup saved.",
  listPricesAdded: "Price list imported.",
  listPricesSaved: "List price saved.",
  listPricesTried: "This is what would change. Nothing was saved.",
  rateSaved: "Rate saved.",
  fieldsSaved: "Columns saved.",
  fieldSetDeleted: "Column set deleted.",
  searchStartKept: "Your next search will start with these stones.",

  // Done: kept searches
  searchSaved: "Search saved.",
  savedSearchChanged: "Saved search changed.",
  savedSearchDeleted: "Saved search deleted.",
  demandAdded: "Demand added.",
  demandSaved: "Demand saved.",
  demandDeleted: "Demand deleted.",
  guestNotTold: "Guests receive no mail. Please sign up to be told of new arrivals.",

  // Done: pairs
  pairKept: "Pair kept.",
  pairSearchKept: "Pair search saved.",
  pairSaved: "Pair saved.",
  pairDeleted: "Pair released.",

  // Pairs: refusals of a rule
  toleranceWrong: "One of the tolerances is not valid.",
  pairsTooMany: "There are too many matching pairs. Please narrow the search or the tolerances.",
  pairStonesSame: "A pair needs two different stones.",
  pairNotAlike: "The stones of a pair must have the same type, origin and shape.",
  pairIncomplete: "Please give two stock numbers to keep a pair, or a name to save a search.",

  // Done: loads
  fileReceived: "File received. It is being read.",
  mappingSaved: "Columns saved. The file is being read again.",
  loadCommitting: "The load is being committed.",
  loadCancelled: "Load cancelled.",
  loadRetried: "The load continues.",
  loadRollingBack: "The load is being rolled back.",

  // Done: deliveries of a provider
  stockTaken: "Rows taken.",
  stockTakenUnshown: "Rows taken. This provider is switched off, so its stones are not shown.",

  // Done: collections and special stones
  collectionAdded: "Collection added.",
  collectionSaved: "Collection saved.",
  collectionDeleted: "Collection deleted.",
  featuredSaved: "Special stones saved.",
  featuredDeleted: "Removed from the special stones.",

  // Done: inventory providers
  providerAdded: "Provider added.",
  providerSaved: "Provider saved.",
  stockRenewed: "The stock is fresh again.",
  providerDeleted: "Provider deleted.",

  // Inventory providers: refusals of a rule
  providerTaken: "Another provider already has this name.",
  providerPrefixTaken: "Another provider already has this prefix.",

  // Done: feeds
  feedAdded: "Feed added. It is off until you switch it on.",
  feedSaved: "Feed saved.",
  feedDeleted: "Feed deleted.",
  feedRunBegun: "The feed is running.",
  feedPaused: "Feed paused.",
  feedResumed: "Feed resumed.",

  // Feeds: refusals of a rule
  feedTaken: "Another feed of this provider already has this name.",
  feedNeedsPlace: "Please say which folder it is fetched from.",
  feedNeedsPattern: "Please say which files it fetches.",
  feedNeedsMoveTo: "Please say which folder the file is moved to.",
  feedMovesElsewhere: "Please name a folder below the one that the file is fetched from, such as taken.",
  feedNeedsAddress: "Please give the address it is fetched from.",
  feedNeedsHttps: "The address must begin with https.",
  feedAddressHasKey: "The address must not hold a key or a token. Choose the sign-in Parameter, which keeps it sealed.",
  feedAddressHasSecret: "The address must not hold a user or a password. There are fields for them.",
  feedNeedsSignInName: "Please give the name that belongs to this way of signing in.",
  feedNeedsPageParam: "Please give the name of the parameter that asks for a page.",
  feedNeedsNextPath: "Please say where an answer names the next page.",
  feedNotOff: "Only a feed that is off can be deleted.",

  // Bulk e-mail: our own words
  mailingAdded: "Mail rule added. Nothing is sent before you start it.",
  mailingSaved: "Mail rule saved.",
  mailingDeleted: "Mail rule deleted.",
  mailingBegun: "The letters are being written.",
  mailingScheduleSaved: "Schedule saved.",
  mailingStopped: "Sending stopped. Letters that already left cannot be called back.",
  mailingResumed: "Sending goes on. Nobody gets a second copy.",
  mailingAbandoned: "The rest of this run is not sent.",
  mailingTested: "A test letter to you is being written.",
  mailingTaken: "Another mail rule already has this name.",
  mailingUnderWay: "The rule is being sent, or its run waits for you. End that first.",
  mailingPlaceholderUnknown: "There is no such placeholder.",
  mailingNoStones: "The search of this rule finds no stones.",
  mailingTooManyStones: "The search of this rule finds more than 500 stones. Please narrow it.",
  mailingNobody: "Nobody would get this letter.",
  mailingFilesTooLarge: "The files of this letter are larger than 5 MB. Please narrow the search, or attach one file.",
  mailingFileMade: "The file is ready.",
  scheduledReportAdded: "Scheduled report added.",
  scheduledReportSaved: "Scheduled report saved.",
  scheduledReportDeleted: "Scheduled report deleted.",
  scheduledReportRunBegun: "The report is being written.",
  scheduledReportTaken: "You already have a scheduled report with this name.",
  tooManyScheduledReports: "You have 20 scheduled reports already. Please delete one first.",
  reportReaderUnfit: "You can mail a report to yourself. Administrators can also add people of the house.",
  reportQuestionUnfit: "This report does not follow that. Please leave it out.",
  mailedReportTooLarge: "The file of this report is larger than 5 MB. Please choose a shorter period, or CSV.",
  runKeyMissing: "Sending needs a run key, so that one press sends once.",
  fetchedAhead: "Nobody has clicked yet, so nothing was done.",
  runKeyOfOther: "This run key belongs to another mail rule or report.",

  // Done: stock lists
  stockListAdded: "Stock list added.",
  stockListSaved: "Stock list saved.",
  stockListDeleted: "Stock list deleted.",
  stockListCodeRenewed: "The list has a new code. The old link no longer works.",
  stockListRunBegun: "The file is being made.",

  // Stock lists and schedules: refusals of a rule
  schedulePartsWrong: "A schedule has five parts.",
  scheduleUnknown: "A schedule is a time, with a day of the week if you like, or every so many hours.",
  stockListTaken: "Another stock list already has this name.",
  stockListForNobody: "Please choose a client, or a markup.",
  stockListPlaceNeedsClient: "A list fetched by API key or FTP needs a client.",
  stockListClientUnfit: "The client's account does not fit this place.",
  stockListByPrice: "A list with a markup of its own cannot be filtered or sorted by price.",
  stockListTypeOther: "The filter is for the other diamond type.",
  stockListFaulty: "Some columns cannot be used. Nothing was saved.",
  stockListServerMissing: "Please say which server the list is sent to.",

  // Servers of others: refusals of a rule
  remoteSecretAgain: "Please enter the password again. It was meant for another server or another user.",

  // Ranges, markups, list prices: refusals of a rule
  rangeTaken: "Another range already covers some of these weights.",
  subRangeOutside: "A sub-range must lie within its range.",
  listFaulty: "Some rows of the list have errors. Nothing was imported.",
  listEmpty: "The list has no rows.",
  listTooEarly: "This list would take effect before the current one.",
  listUnknownRow: "The list has no such row.",

  // Loads: refusals of a rule
  fileUnreadable: "The file cannot be read.",
  supplyFieldUnknown: "There is no such field of a stone.",
  loadFileGone: "The file of this load is no longer kept. Please upload it again.",
  supplyBatchWhole: "Only a whole list is sent in parts. Changes count with each call.",
  supplyRowsMissing: "Please send at least one row.",
  supplyPartsMissing: "Parts of this list are missing. Please send them, then the last part again.",
  supplyBatchEnded: "This list is complete and was taken. Please begin another one.",
  supplyBatchesMany: "Too many lists of this provider are incomplete. Please complete one of them first.",
  supplyFileNotRead: "The file could not be read. Our administrators will look at it.",
  loadWaitsForHouse: "Our office will look at this load before it is accepted.",
  loadUnshown: "This provider is switched off, so its stones are not shown.",
  nothingDelivered: "This provider has delivered nothing yet. Please upload its stock first.",

  // Files of stones: refusals of a rule
  guestFileTooLong: "A guest cannot download this many stones in one file. Please sign in with an account of your own.",
  tooManyFileJobs: "Several of your files are already being prepared. Please wait until one of them is ready.",
  personErased: "This person's data has already been erased.",

  // Orders in files: refusals of a rule
  orderCouldNotBeRead: "We could not read this file and set it aside. Nothing was ordered.",
  orderEmpty: "The file has no lines.",
  orderHeadAlone: "The file has no lines after the names of its columns.",
  orderNotText: "The file is not UTF-8 text.",
  orderHeadMissing: "The first line must name the columns: stock_no and, if you use them, price_per_ct and remark.",
  orderColumnUnknown: "The only columns are stock_no, price_per_ct and remark.",
  orderNumberWrong: "A stock number has 1 to 40 characters.",
  orderPriceWrong: "The price must be more than 0 and have at most two decimals.",
  orderRemarkLong: "The remark is longer than 500 characters.",
  orderStoneTwice: "This stone is listed twice.",
  orderOthersRefused: "Not ordered because another line of the file was refused.",

  // Collections and special stones: refusals of a rule
  collectionTaken: "Another collection already has this name.",
  stonesNotTaken: "Some of these stones cannot be used. Nothing was saved.",
  stoneBeyondAccess: "This client's inventory access does not include this stone.",
  stoneOfOtherType: "This stone is of the other diamond type.",
  stoneFeatured: "This stone is already featured for them.",
  featuredForOne: "A special stone is for everybody, for one business or for one person.",
} as const;

export type MessageKey = keyof typeof messages;
