import type { MessageKey } from "./messages.ts";

/** The refusals among the messages, each with its HTTP status. */
export const problemStatus = {
  malformed: 400,
  notJson: 400,
  bodyMissing: 400,
  bodyUnexpected: 400,
  dataMissing: 400,
  unknownField: 400,
  unknownParameter: 400,

  unauthorized: 401,
  signInFailed: 401,
  forbidden: 403,
  freshSignInNeeded: 403,
  viewOnly: 403,
  costHidden: 403,
  scopeMissing: 403,
  notFound: 404,
  linkExpired: 404,
  invitationOver: 404,
  tooLarge: 413,
  unsupportedMediaType: 415,

  // A state refuses.
  conflict: 409,
  staleVersion: 409,
  transitionRefused: 409,
  idempotencyReused: 409,
  onlyAvailableStones: 409,
  offerOver: 409,
  tooManyMessages: 409,
  usernameValidationFailed: 409,
  accountValidationFailed: 409,

  emailTaken: 409,
  userNameTaken: 409,
  businessExists: 409,
  businessRegistered: 409,
  codeTaken: 409,
  prefixTaken: 409,
  notTheirCustomer: 409,
  masterFixed: 409,
  inUse: 409,
  sequenceChanged: 409,
  logInconsistent: 409,
  verifierMissing: 404,
  jobEnded: 409,
  mailNotFailed: 409,
  invitationUsed: 409,

  rangeTaken: 409,
  pairTaken: 409,
  searchNameTaken: 409,
  guestNotTold: 422,
  collectionTaken: 409,
  providerTaken: 409,
  providerPrefixTaken: 409,
  stockListTaken: 409,
  stockListRunning: 409,
  stockListStopped: 409,
  stockListMadeOnFetch: 409,
  schedulePartsWrong: 422,
  scheduleUnknown: 422,
  stockListForNobody: 422,
  remoteSecretAgain: 422,
  stockListPlaceNeedsClient: 422,
  stockListClientUnfit: 422,
  stockListByPrice: 422,
  stockListTypeOther: 422,
  stockListFaulty: 422,
  stoneFeatured: 409,

  tooManyExtensions: 409,
  reversalTooLate: 409,
  stoneSold: 409,
  clientOff: 409,
  memoClosed: 409,
  documentsNotApproved: 409,
  claimsLive: 409,
  fileReplaced: 409,
  businessMissing: 409,
  documentSealed: 409,
  documentLost: 409,
  accountOff: 409,
  keyEnded: 409,
  noSuchLine: 409,
  stoneUnknown: 409,
  numberShared: 409,
  personErased: 409,

  // A rule refuses.
  reasonNeeded: 422,
  statusNeeded: 422,
  fileNeeded: 422,
  remarkNeeded: 422,
  fileEmpty: 422,
  fileDamaged: 422,
  pictureTooLarge: 422,
  pdfActs: 422,
  pdfLocked: 422,
  pdfTooPacked: 422,
  textNeeded: 422,
  pricePositive: 422,
  twoPrices: 422,
  belowCost: 422,
  priceFarOff: 422,
  patchEmpty: 422,
  fourEyes: 422,
  holdTooSoon: 409,
  tooManyHolds: 422,
  tooManyStones: 422,
  notExternal: 422,
  rangeUpsideDown: 422,
  rangesOverlap: 422,
  subRangeOutside: 422,
  machineFaulty: 422,
  modelUnknown: 422,
  oneMachine: 422,
  listFaulty: 422,
  listEmpty: 422,
  listTooEarly: 422,
  listNotChangeable: 422,
  listUnknownRow: 422,
  fileUnreadable: 422,
  supplyFieldUnknown: 422,
  loadQuestionsOpen: 422,
  loadWaits: 422,
  loadOutdated: 409,
  loadBusy: 409,
  laterLoad: 409,
  toleranceWrong: 422,
  pairsTooMany: 422,
  pairStonesSame: 422,
  pairNotAlike: 422,
  pairIncomplete: 422,
  stonesNotTaken: 422,
  featuredForOne: 422,
  passwordNeeded: 422,
  oneBusiness: 422,
  businessUnknown: 422,
  keysForApi: 422,
  passwordCommon: 422,
  passwordPersonal: 422,
  passwordSame: 422,
  passwordWrong: 422,
  passwordNone: 422,
  codeWrong: 422,
  verificationInvalid: 422,
  placeUnknown: 422,
  notOffered: 422,
  sortUnknown: 422,
  dayPast: 422,
  taxPercentNeeded: 422,
  taxNumberNeeded: 422,
  ownRights: 422,
  ownAccount: 422,
  associateNotOffered: 422,
  accessEmpty: 422,
  accessNotHeld: 422,
  noAssociates: 422,
  noClients: 422,
  noEntries: 422,
  rightNotHeld: 422,
  rightNotForRole: 422,
  writeNeedsRead: 422,
  lastAdministrator: 422,
  tooManyFiles: 422,
  fileTooLong: 422,
  fileNotAllowed: 422,
  selectDiamond: 422,
  guestFileTooLong: 422,
  exportTooLong: 422,
  pdfTooLong: 422,
  selectClient: 422,
  kycPending: 422,
  signUpFailed: 422,
  invalidTime: 422,
  invalidDay: 422,
  invalidHours: 422,

  tooManyRequests: 429,
  tooManyFileJobs: 429,
  accountLocked: 429,
  somethingWentWrong: 500,
  peerFailed: 502,
  maintenance: 503,
} as const satisfies Partial<Record<MessageKey, number>>;

/** The stable word by which programs know a refusal. */
export type ProblemCode = keyof typeof problemStatus;

/** One field that the contract refuses. `path` is a JSON pointer, as in `/data/email` or `/query/size`. */
export type FieldError = { path: string; message: string };

/**
 * The last act on a row, with its actor and time: the reason why another act on it came too late. The actor is null
 * where it is the house's own affair.
 */
export type Meanwhile = {
  event: string;
  by: string | null;
  at: string /** The reason, in the actor's own words. */;
  note?: string | null;
};

/** One refused row of a selection, with the reason. */
export type Refusal = {
  stock_no?: string;
  id?: number;
  code: string;
  reason: string;
  until?: string;
  meanwhile?: Meanwhile;
  /** The stock numbers of the stones that the number may mean. */
  choices?: string[];
};
