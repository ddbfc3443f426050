/**
 * Every sentence that the product says to a person, once, under the code by which programs know it.
 * The sentences of spec §5 and §8 stand word for word, full stops and their absence included.
 */
export const messages = {
  success: "Success",

  // The form of a request (contract): what a client has to mend in its own code.
  malformed: "The request is not of the expected form.",
  notJson: "The body is not valid JSON.",
  bodyMissing: "The request needs a body.",
  bodyUnexpected: "This call takes no body.",
  dataMissing: "The body must carry its content in `data`.",
  unknownField: "The request has a field that is not known here.",
  unknownParameter: "The address has a parameter that is not known here.",
  unsupportedMediaType: "This content type is not accepted here.",
  tooLarge: "The request is too large.",
  tooManyFiles: "There are more files than can be taken here.",
  fileTooLong: "The file has more lines than are read here. Empty lines count too.",
  fileNotAllowed: "A file of this kind is not taken here.",

  // Who asks, and what for
  unauthorized: "Please sign in.",
  forbidden: "You may not do this.",
  viewOnly: "You are only looking. Leave the view to change something.",
  notFound: "Not found.",

  // The state of things refuses
  conflict: "This already exists.",
  staleVersion: "Somebody else saved this row after you opened it. Nothing of yours was written.",
  transitionRefused: "This cannot be done in the present state.",
  idempotencyReused: "This idempotency key was already used with another request.",
  tooManyRequests: "Too many requests. Please try again later.",
  peerFailed: "A service that we depend on did not answer as it should. Please try again later.",

  // Before an action on stones (spec §5)
  selectDiamond: "Please select at least one diamond",
  selectClient: "Please select a client",
  onlyAvailableStones: "Only available diamonds must be selected.",
  kycPending: "Your KYC verification is pending. Please complete your business verification before proceeding.",

  // Lines of stones: what a machine refuses
  reasonNeeded: "Please give a reason.",
  textNeeded: "Please write a text.",
  twoPrices: "A stone is named twice. It is sold at one price.",
  pricePositive: "The price must be more than 0.",
  belowCost: "This price is below cost and needs a reason.",
  priceFarOff: "This price is far from the one quoted and needs a reason.",
  patchEmpty: "Please give a price of more than 0 or a remark.",
  fourEyes: "Whoever made the request does not approve it. Somebody else has to.",
  tooManyHolds: "This client holds as many stones as one may.",
  tooManyExtensions: "This hold was extended as often as one may.",
  reversalTooLate: "The time to take this back has passed.",
  stoneSold: "This stone is sold.",
  offerOver: "The time of this offer has passed.",
  tooManyMessages: "This enquiry holds as many messages as one may. Close it and ask anew.",
  noSuchLine: "No line in this state has this stone.",
  clientOff: "This client is switched off.",

  // What was done: lines of stones
  cartAdded: "The stones are in the cart.",
  cartRemoved: "The stones are out of the cart.",
  watchlistAdded: "The stones are on the watch list.",
  watchlistRemoved: "The stones are no longer on the watch list.",
  notesAdded: "The note is written.",
  notesRemoved: "The notes are thrown away.",
  enquiriesOpened: "The enquiry is on its way.",
  enquiriesClosed: "The enquiries are closed.",
  questionSent: "The question is on its way.",
  enquiryAnswered: "The answer is on its way to the client.",
  offerMade: "The offer is on its way to the client.",
  offerAccepted: "The offer is accepted, and the stone is asked for at its price.",
  offerDeclined: "The offer is declined.",
  stonesHeld: "The stones are on hold.",
  holdsReleased: "The holds are released.",
  holdsExtended: "The holds are extended.",
  stonesRequested: "The stones are asked for.",
  requestsSaved: "The requests are saved.",
  stonesApproved: "The stones are approved.",
  stonesRejected: "The stones are rejected.",
  memoIssued: "The memo is issued.",
  memoDueMoved: "The memo is due on another day.",
  memoClosed: "No stone of this memo is out any more.",
  memoReceived: "The stones are received.",
  memoSold: "The stones are sold.",
  memoReversed: "It is taken back.",

  // Workflows
  machineFaulty: "This machine could not decide.",
  modelUnknown: "The house knows no such version of this machine.",
  oneMachine: "A known version or a machine is needed, one of the two.",
  conformanceBegun: "Every history is replayed from the first entry on.",

  // Tasks
  taskAdded: "The task is written down.",
  paperNotFetched: "Failed to fetch the paper",
  tasksNotFetched: "Failed to fetch tasks",

  // External exports, listings and rules of trade
  externalImported: "The stones wait for an answer.",
  externalApproved: "The stones are confirmed for the client.",
  externalRejected: "What was asked for is rejected.",
  notExternal: "This is not an external client.",
  tooManyStones: "At most 500 stones can be taken at once.",
  stoneListingSaved: "The stone's listing is saved.",
  tradeRulesSaved: "The rules of trade are saved.",
  paperSettingsSaved: "The settings of the papers are saved.",
  prefixTaken: "Papers of another kind begin so. Each kind needs a prefix of its own.",
  logoNotPrintable: "This picture cannot be printed. Save it as a JPEG or a plain PNG of at most 4,000 dots each way.",

  // Who a business is: what a machine refuses
  fileNeeded: "Please choose a file.",
  fileReplaced: "Another file was sent meanwhile. Please look at it first.",
  remarkNeeded: "Please write a remark.",
  documentsNotApproved: "Both documents have to be approved first.",
  claimsLive: "This business still has stones on hold, in confirmation or on memo.",
  claimHeld: "It is on hold.",
  claimAsked: "It is in confirmation.",
  claimOnMemo: "It is on memo.",

  // Who a business is: what a rule refuses
  statusNeeded: "Please say either whether it is registered or whether it is on.",
  businessMissing: "Please give the details of the business first.",
  fileEmpty: "This file is empty.",
  fileDamaged: "This file is damaged.",
  pictureTooLarge: "This picture has too many points. Please send a smaller one.",
  pdfActs: "This PDF carries scripts, actions, forms or attachments. Please print it to a plain PDF and send that.",
  pdfLocked: "This PDF is protected by a password. Please send it without.",
  pdfTooPacked: "This PDF cannot be looked through. Please print it to a plain PDF and send that.",
  documentSealed: "This document cannot be opened: the house does not have the key that it was kept with.",
  documentLost: "This document cannot be found in the store of the house.",

  // What was done: KYC
  documentsSent: "The documents are on their way.",
  documentsSaved: "The documents are saved.",

  // Sign-up and sign-in (spec §5, §8)
  usernameValidationSucceeded: "Username validation succeed",
  usernameValidationFailed: "Username validation failed",
  accountValidationSucceeded: "Account validation succeed",
  accountValidationFailed: "Account validation failed",
  signInSuccessful: "Sign-in successful!",
  signInFailed: "Sign-in failed",
  signUpSuccessful: "Sign-up successful!",
  signUpFailed: "Sign-up failed",

  // Schedules (spec §5)
  invalidTime: "Invalid time input",
  invalidDay: "Invalid day",
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

  // What was done: accounts
  emailAvailable: "This e-mail address is free.",
  codeSent: "A code is on its way.",
  codeAccepted: "The code is right.",
  passwordChanged: "The password is changed.",
  passwordReset: "The new password is set. Please sign in.",
  profileSaved: "Your profile is saved.",
  sessionEnded: "The session is ended.",
  signedOut: "You are signed out.",

  // People of the house, and looking as somebody else
  adminAdded: "The administrator is added.",
  adminSaved: "The administrator is saved.",
  adminDeleted: "The administrator is deleted.",
  qcAdded: "The account for quality control is added.",
  qcSaved: "The account for quality control is saved.",
  qcDeleted: "The account for quality control is deleted.",
  accountOff: "This account is switched off.",
  viewBegun: "You look at the portal as somebody else. Nothing can be changed.",
  viewEnded: "You look with your own eyes again.",
  guestsNotFetched: "Failed to fetch guests",
  // What was done: external clients
  externalClientAdded: "The client is added.",
  externalClientSaved: "The client is saved.",
  externalClientDeleted: "The client is deleted.",
  apiKeyMade: "The key is made. It is shown this once.",
  apiKeyRotated: "The key is replaced. The new one is shown this once.",
  apiKeyRevoked: "The key is ended.",

  // What was done: the house
  jobCancelled: "The job is cancelled.",
  invitationSent: "A new invitation was written. The one before opens nothing any more.",
  invitationAccepted: "Your password is set.",
  mailQueued: "The mail waits to be sent again.",
  maintenanceSaved: "Maintenance is saved.",
  rightsSaved: "The rights are saved.",

  // What was done: masters
  masterAdded: "The master is added.",
  masterSaved: "The master is saved.",
  masterDeleted: "The master is deleted.",
  subMasterAdded: "The sub-master is added.",
  subMasterSaved: "The sub-master is saved.",
  subMasterDeleted: "The sub-master is deleted.",
  sequenceSaved: "The new order is saved.",
  statusSaved: "The status is saved.",

  // Clients
  clientAdded: "The customer is added.",
  clientSaved: "The customer is saved.",
  clientDeleted: "The customer is deleted.",
  businessSaved: "The business is saved.",
  taxSaved: "The tax is saved.",
  taxPercentNeeded: "A percentage stands with its number, and with nothing else.",
  taxNumberNeeded: "A client who owes the tax needs a tax number.",
  inventoryAccessSaved: "What the account may see is saved.",
  signInUnlocked: "The account may sign in again.",
  businessExists: "This customer has a business already.",
  businessRegistered: "This business is registered: only administrators change what the documents were compared with.",
  associateNotOffered: "This business associate is not offered.",
  ownAccount: "Nobody switches off or deletes their own account.",
  accessEmpty: "Without any of these no stone would be seen. Choose some, or all.",
  accessNotHeld: "Nobody opens stock that they may not see themselves.",
  noClients: "No client is in this list.",
  noEntries: "The log has no such entry.",

  // Accounts: what a rule refuses
  emailTaken: "This e-mail address already has an account.",
  userNameTaken: "This user name is taken.",
  passwordCommon: "This password is too easy to guess.",
  passwordPersonal: "The password must not be your own name or address.",
  passwordSame: "The new password is the old one.",
  passwordWrong: "The current password is not right.",
  passwordNone: "A guest has no password.",
  codeWrong: "This code is not right, or no longer good. Ask for a new one.",
  verificationInvalid: "The proof of the address is no longer good. Ask for a new code.",
  accountLocked: "Too many failed sign-ins. Try again in 15 minutes.",
  placeUnknown: "This place is not known here.",
  notOffered: "This choice is not offered any more.",

  // External clients and their keys: what a rule refuses
  scopeMissing: "This key does not open this call.",
  passwordNeeded: "An FTP client signs in with a password.",
  oneBusiness: "Please name a company, or choose a business. Not both.",
  businessUnknown: "This business is not known here.",
  keysForApi: "Only API clients have keys.",
  keyEnded: "This key has ended, or has been replaced.",
  // Business associates
  associateAdded: "The business associate is added.",
  associateSaved: "The business associate is saved.",
  associateDeleted: "The business associate is deleted.",
  noAssociates: "No business associate is in this list.",
  customersMoved: "The customers are handed over.",
  notTheirCustomer: "Somebody here is not this associate's customer any more. Nobody was handed over.",
  subMasterStays: "An entry stays in its master.",
  switchedElsewhere: "An entry is switched on and off by a call of its own: PUT /master/submaster/status/{id}.",
  customersOrAll: "Name the customers, or say that it is all of them.",
  associatesNotFetched: "Failed to fetch business associates",
  associateNotFetched: "Failed to fetch the business associate",

  // Masters: what a rule refuses
  codeTaken: "This code exists already.",
  masterFixed: "The product itself relies on this master: it stays, and keeps its code.",
  inUse: "It is in use, and can only be switched off.",
  sequenceChanged: "The list has changed meanwhile. Nothing was moved.",
  sortUnknown: "It cannot be sorted by this column.",

  // Shared links
  linkMade: "The link is made.",
  linkWithdrawn: "The link is no longer good.",
  linkExpired: "This link is no longer good.",

  // Searches: what a rule refuses
  costHidden: "This column is not for you to search by.",
  searchNameTaken: "You have saved a search under this name already.",
  dayPast: "This day has passed.",

  // Roles: what a rule refuses
  ownRights: "Nobody changes the rights that apply to themselves.",
  rightNotHeld: "Nobody gives a right that they do not have.",
  rightNotForRole: "This right is not for this role.",
  writeNeedsRead: "Who may change something may also see it.",
  lastAdministrator: "The last administrator keeps the right to manage rights.",

  // The log: what was done, and what a rule refuses
  auditRead: "The log is being read.",
  checkpointMade: "The checkpoint is made.",
  logInconsistent: "The log does not go on from the one checkpoint to the other.",
  verifierMissing: "The program that verifies is not built here: npm run build makes it.",

  // The house: what a rule refuses
  jobEnded: "This job has ended.",
  invitationUsed: "Only who was invited and has set no password yet can be invited again.",
  invitationOver: "This invitation is no longer good. Ask whoever invited you for another.",
  mailNotFailed: "Only a mail that failed or was cancelled can be sent again.",

  // What was done: ranges, markups, list prices
  caratRangeAdded: "The carat range is added.",
  caratRangeSaved: "The carat range is saved.",
  caratRangeDeleted: "The carat range is deleted.",
  subCaratRangeAdded: "The sub-carat range is added.",
  subCaratRangeSaved: "The sub-carat range is saved.",
  subCaratRangeDeleted: "The sub-carat range is deleted.",
  markupSaved: "The markup is saved.",
  listPricesAdded: "The list is in the house.",
  listPricesSaved: "The list prices are saved.",
  listPricesTried: "This is what would change. Nothing was written.",
  rateSaved: "The rate is saved.",
  fieldsSaved: "The columns are saved.",
  searchStartKept: "Your next search begins with these stones.",

  // What was done: searches that are kept
  searchSaved: "The search is saved.",
  savedSearchChanged: "The saved search is changed.",
  savedSearchDeleted: "The saved search is deleted.",
  demandAdded: "The demand is added.",
  demandSaved: "The demand is saved.",
  demandDeleted: "The demand is deleted.",
  guestNotTold: "Guests are not written to. Please sign up to be told of arrivals.",
  // What was done: pairs
  pairKept: "The pair is kept.",
  pairSearchKept: "The pair search is kept.",
  pairSaved: "The pair is saved.",
  pairDeleted: "The pair is no longer kept.",

  // Pairs: what a rule refuses
  toleranceWrong: "A tolerance is none that pairs are found by.",
  pairsTooMany: "Too many stones pair with each other. Please narrow the search or the tolerances.",
  pairStonesSame: "A pair is two different stones.",
  pairNotAlike: "Stones of a pair are alike in type, origin and shape.",
  pairTaken: "A stone is in one pair at most, and one of these is in another.",
  pairIncomplete: "A pair is kept by its two stock numbers, a search under a name.",

  // What was done: collections and special stones
  collectionAdded: "The collection is added.",
  collectionSaved: "The collection is saved.",
  collectionDeleted: "The collection is deleted.",
  featuredSaved: "The special stones are saved.",
  featuredDeleted: "The stone is no longer special.",

  // Ranges, markups, list prices: what a rule refuses
  rangeUpsideDown: "The range ends before it begins.",
  rangeTaken: "Another range holds some of these weights already.",
  rangesOverlap: "Two rows hold the same weight.",
  subRangeOutside: "A sub-range lies inside its range.",
  listFaulty: "Some rows of the list cannot be taken. Nothing was written.",
  listEmpty: "The list has no rows.",
  listTooEarly: "This list would begin before the one in force.",
  listNotChangeable: "Only the list in force and the latest one can be changed.",
  listUnknownRow: "The list has no such row.",

  // Files of stones: what a rule refuses
  guestFileTooLong: "A guest cannot take so many stones in one file. Please sign in with an account of your own.",
  tooManyFileJobs: "Several of your files are being made already. Please wait until one of them is ready.",
  exportTooLong: "A file holds at most 250,000 stones. Please narrow the search.",
  pdfTooLong: "A PDF holds at most 5,000 stones. Excel and CSV hold more.",
  personErased: "This person is forgotten already.",

  // Orders that come as files: what a rule refuses
  orderCouldNotBeRead: "The house could not read this file, and has laid it aside. It asked for nothing.",
  orderNotText: "The file is no text in UTF-8.",
  orderHeadMissing:
    "The first line must name the columns: stock_no, and where they are wanted price_per_ct and remark.",
  orderColumnUnknown: "A column is none of stock_no, price_per_ct and remark.",
  orderNumberWrong: "A stock number has 1 to 40 letters.",
  orderPriceWrong: "The price is no amount above 0 with two decimals at most.",
  orderRemarkLong: "The remark is longer than 500 letters.",
  orderStoneTwice: "This stone is named twice.",
  orderOthersRefused: "Nothing of a file is taken when one of its lines is refused.",

  // Collections and special stones: what a rule refuses
  collectionTaken: "Another collection has this name.",
  stonesNotTaken: "Some of these stones cannot be taken. Nothing was written.",
  stoneUnknown: "No stone has this number.",
  numberShared: "Several stones have this report number. Say by its stock number which one is meant.",
  stoneOfOtherType: "It is of the other diamond type.",
  stoneFeatured: "It is featured for them already.",
  featuredForOne: "A special stone is meant for everybody, one business or one person.",
} as const;

export type MessageKey = keyof typeof messages;
