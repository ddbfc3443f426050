/**
 * The house's own numbers, for which the spec gives none. Each stands in one place, so that another house can change
 * it.
 */

const minute = 60_000;
const hour = 60 * minute;

export const signInFailuresBeforeLock = 5;
export const signInLockMs = 15 * minute;
/**
 * The wrong passwords for one account, or from one network, that have no consequence. After them a stranger waits
 * before each try.
 */
export const signInFailuresOfAccount = 20;
export const signInFailuresOfNetwork = 100;
/**
 * The wait before a try: a second, then twice as long each time. It is forgotten after an hour without a wrong
 * password.
 */
export const signInPauseMs = 1_000;
export const signInPauseMaxMs = minute;
export const signInPaceMs = hour;
/**
 * The devices that an account knows, and the days that they are kept after their last use. Browsers keep a cookie for
 * 400 days at most.
 */
export const knownDevicesMost = 50;
export const knownDevicesKeptDays = 400;

/** ASSUMPTION (0009): a session ends after twelve hours without a request. */
export const sessionIdleMs = 12 * hour;
/** ASSUMPTION (0051): a session ends this many days after its password was first typed, whatever its holder does. */
export const sessionDays = 7;
/** ASSUMPTION (0051): the time for which a typed password is good for acts that ask for it; 0 asks nobody. */
export const freshSignInMinutes = 15;
/** The last use of a key is recorded to the minute. */
export const keyTouchMs = minute;
export const keyCallsPerMinute = 120;

/** ASSUMPTION (0088): whoever comes back after so long makes another visit. */
export const visitPauseMs = hour;
/** ASSUMPTION (0088): the longest visit. A window that stays open all day and night would make one of them all. */
export const visitMostMs = 12 * hour;

/** The last use of a session is recorded to the minute: a record at every request would make every read a write. */
export const sessionTouchMs = minute;
/** The time for which an administrator may look at the portal as somebody else, whatever they do meanwhile. */
export const viewLifeMs = 30 * minute;

export const codeDigits = 6;
export const codeLifeMs = 10 * minute;
export const codeTries = 5;
/**
 * The wait after a code or an invitation before the next one: a minute, then three times as long each time, an hour at
 * most.
 */
export const codeResendMs = minute;
export const codePauseGrowth = 3;
export const codePauseMaxMs = hour;
/** The codes to one address in a day: with five tries each, forty guesses. */
export const codesPerDay = 8;
export const verificationLifeMs = 30 * minute;
/** ASSUMPTION (0074): the time for which the address that a new house prints is valid. */
export const setupLifeMs = 4 * hour;
/** The time for which an invitation is valid; it opens once. */
export const invitationLifeMs = 7 * 24 * hour;

/** The hours before the end of a hold at which its holder gets a notice. */
export const holdEndingHours = 4;
/**
 * The days before a memo is due at which its holder gets a notice; and the days for which an overdue memo still causes
 * one.
 */
export const memoDueDays = 2;
export const memoOverdueDays = 7;

/** Public calls from one address in a minute. Many people may sit behind one office router. */
export const publicCallsPerMinute = 300;
/** Public calls in a minute that hash a password or send a mail. */
export const costlyPublicCallsPerMinute = 60;
/**
 * Public calls in a minute that reveal whether an address or user name has an account, as the spec asks. A form needs
 * two of them.
 */
export const tellingPublicCallsPerMinute = 20;

/** New guests in a day, from one address and altogether; and the days for which a guest who left nothing is kept. */
export const guestsPerAddressPerDay = 100;
export const guestsPerDay = 2_000;
export const guestDays = 60;

/**
 * The work of signed-in calls is counted by its cost: 1 is a plain read, about five milliseconds of a processor. Many
 * people may sit behind one office router.
 */
export const accountWorkPerMinute = 3_000;
export const guestWorkPerMinute = 600;
export const addressWorkPerMinute = 12_000;
/** Files of stock lists that one address fetches in a minute. */
export const stockListFetchesPerMinute = 30;
/** Files of one stock list that leave at the same time. */
export const stockListsAtOnce = 4;
/** The rows of a stock list that are shown before it is saved. */
export const stockListRowsShown = 5;
/** The files of a remote folder that are shown after a trial. */
export const remoteFilesShown = 20;
/** The next runs of a schedule that are shown. */
export const nextRunsShown = 5;
/** Live streams that are open at once: a portal in a browser has one in each of its windows. */
export const streamsPerAccount = 12;
export const streamsPerGuest = 4;
export const streamsPerAddress = 200;

export const bodyMaxBytes = 1024 * 1024;

/** The time for which the outbox, ended jobs and answers to repeated requests are kept. */
export const outboxKeptDays = 30;
/** A notice is kept so long, and of one account so many. */
export const noticesKeptDays = 90;
export const noticesMost = 10_000;
/** A hold or a memo with a reminder this old is long over. */
export const remindersKeptDays = 400;
export const jobsKeptDays = 30;
/** The days for which the runs of a feed stand in its history. */
export const feedRunsKeptDays = 90;
/** The days for which the runs of a stock list stand in its history. */
export const stockListRunsKeptDays = 90;
/** The days for which the runs of a scheduled report stand in its history. */
export const reportRunsKeptDays = 90;
/** The scheduled reports of one account, and the lines of a report that one letter carries. */
export const scheduledReportsMost = 20;
export const mailedLinesMost = 10_000;
export const idempotencyKeptHours = 48;
/** The days for which changes of stones are kept. A reader who is further behind reads the stones themselves. */
export const stoneChangesKeptDays = 7;

/** The contract: a file that was made for somebody is available for an hour. */
export const downloadLifeMs = hour;
/** The most stones of a file that is written while its call waits. A job writes larger files. */
export const stonesAtOnce = 1_000;
/** The size of a KYC document as it is sent. */
export const kycFileMaxBytes = 10 * 1024 * 1024;
/** Width by height of a KYC picture: the most that a browser can still unfold. */
export const kycPixelsMax = 64_000_000;
/** Width by height of a shown picture; and the most that its sides are kept at. */
export const picturePixelsMax = 64_000_000;
export const pictureSideMax = 2_000;
/** The sides of a small picture in a list, for screens of two dots to a pixel; and the size of the picture that it is made of. */
export const thumbnailSide = 96;
export const thumbnailPictureMaxBytes = 20 * 1024 * 1024;
/** The small pictures that are kept, about 200 MB; those that are made or wait at the same time, of all servers and of one, and in a minute for one network. */
export const thumbnailsKept = 50_000;
export const thumbnailsAtOnce = 64;
export const thumbnailsOfHost = 32;
export const thumbnailsMadePerMinute = 600;
/** The most that one stream of a PDF, and all of them together, may unfold to. */
export const pdfStreamMaxBytes = 48 * 1024 * 1024;
export const pdfUnfoldedMaxBytes = 192 * 1024 * 1024;
/** The time for which a link to a KYC document opens. */
export const documentLinkLifeMs = 5 * minute;

/** Files of an account that are being prepared or wait; fewer for a guest. */
export const fileJobsPerAccount = 5;
export const fileJobsPerGuest = 2;
/** Stones in one file of a guest. */
export const guestFileStones = 500;

/** Stones in one file. A PDF is measured as a whole before its first page is drawn. */
export const exportMax = 250_000;
export const pdfMax = 5_000;
/** Lines in one page of groups. */
export const groupLinesMax = 5_000;
/** Messages in one enquiry. Its parties open a new one for more. */
export const enquiryMessagesMax = 200;
/** Stones in one act. */
export const selectionMax = 500;
/** Stones that one call puts into a collection, or among the special ones. */
export const setMax = 1000;

/** The first stock of a demo house. */
export const demoStones = 20_000;

/** Rows of a price list in one call; the contract says so too. */
export const listRowsMax = 10_000;
/** Lines of a file of stone numbers that are read. */
export const numberLinesMax = 2_000;
/**
 * The readings of an order that the house begins before it lays the file aside: the cause that ended one may end it
 * again.
 */
export const ftpReadingsMax = 2;

/** Recent searches that are kept for a person. */
export const recentSearchesKept = 100;

/** The limits of the FTP door: connections, times and sizes. */
export const ftpConnectionsPerAddress = 10;
export const ftpConnectionsPerAccount = 5;
export const ftpGuessesPerConnection = 3;
export const ftpGreetingMs = minute;
export const ftpIdleMs = 5 * minute;
export const ftpDataIdleMs = minute;
export const ftpUploadMaxBytes = 5 * 1024 * 1024;
/** Files of one account that wait to be read, the new one included. */
export const ftpWaitingMaxBytes = 20 * 1024 * 1024;
export const ftpWaitingMaxFiles = 100;
/** A provider's file, and those of one account that wait to be taken, the new one included. */
export const supplyFileMaxBytes = 256 * 1024 * 1024;
export const supplyWaitingMaxBytes = 1024 * 1024 * 1024;
/** Refused rows of a provider's file that its result names. */
export const ftpResultRows = 10_000;
/** Results that a client sees in its folder. */
export const ftpResultsListed = 500;
/** Order files that the house shows for a client, and as many files of a provider's stock. */
export const ftpFilesShown = 50;

/** Entries of the log that are counted under a filter. Older ones are counted from there on, on request. */
export const logCounted = 1_000;
/** The most entries of a log file that is written while its call waits. */
export const entriesAtOnce = 1_000;

/**
 * The largest values that the table of stones holds: a price per carat in cents, a measure and length ÷ width in
 * hundredths.
 */
export const stonePriceMax = 20_000_000_00;
export const stoneMeasureMax = 650_00;
export const stoneRatioMax = 100;

/** Rows of a load that are written in one transaction. */
export const loadSliceRows = 3_000;
/** Rows of a load whose leaves are read at once. */
export const loadLeavesAtOnce = 10_000;
/** Rows of a load that are shown as what they would become. */
export const loadPreviewRows = 100;
/** Files of providers that a portal reads at the same time, each in a thread; others wait for their turn. */
export const filesReadAtOnce = 4;
/** The days after a load has ended for which its file and the rows that changed nothing are kept: a quarter, for disputes. */
export const loadFilesKeptDays = 92;
/** The days for which deliveries are counted; a scorecard looks back 90. */
export const deliveriesKeptDays = 92;
/** Earlier mappings of a provider that say how its next file is read. */
export const mappingsAsked = 5;
/** Lists of a provider that are sent in parts and not complete; and the hours for which one is kept after its last part. */
export const supplyBatchesMost = 5;
export const supplyBatchKeptHours = 48;
/** The share of rows, in percent, from which a load waits: moved prices, refused rows, stones of other providers. */
export const loadPriceSharePct = 5;
export const loadRefusedSharePct = 10;
/** Fewer refused rows than these make no load wait, whatever their share is. */
export const loadRefusedLeast = 5;
export const loadOthersSharePct = 50;
/**
 * A list in which most prices fall by little is probably an earlier one: of its changed prices four in five fall, and the
 * changed ones are half of those compared. Of fewer than twenty changed prices, four in five would fall by chance too often.
 */
export const loadFallLeast = 20;
export const loadFallSharePct = 80;
export const loadFallComparedPct = 50;
/** A list of changes names little else than prices that move. It counts from this share of the provider's stock on, or this many. */
export const loadFallStockPct = 5;
export const loadFallMost = 500;
/** Listings of the same report at other providers that are told of a stone. */
export const otherListingsMost = 20;

/** A session counts as online for so long after its last request; its last use is recorded to the minute. */
export const onlineMs = 5 * minute;
/** The clients and sent mails that the first day counts; a house that has traded for years has more. */
export const firstDayCounted = 1000;
/** The online accounts, companies, sales, documents and lines that the dashboard names. */
export const liveUsersShown = 100;
export const companiesShown = 500;
export const dealsShown = 10;
export const recentKycShown = 10;
/** The most wanted stones that are shown and written into a buying list, the values of each attribute, and the demands behind one. */
export const unmetShown = 100;
export const buyingListMost = 500;
export const valuesShown = 12;
export const waitingDemandsShown = 200;
/** The groups of lost deals that are shown, and the reasons for which each lost lines. */
export const lostShown = 100;
export const reasonsShown = 3;
export const linesShown = 5;
export const quietClientsShown = 50;
/** ASSUMPTION (0097): a client is quiet after so many days without a visit and without an order. */
export const quietDays = 30;
/** The days of a figure whose period nobody named, and the years of the longest period. */
export const figureDays = 90;
export const periodYearsMost = 10;
/** ASSUMPTION (0176): the days of which each stock is kept, two quarters; of those before, one a week. */
export const stockDaysKept = 190;
/** ASSUMPTION (0092): the days for which it is kept what was searched for. */
export const searchFigureDays = 400;

/** The time within which somebody who left for the sign-in service comes back (decision 0130). */
export const issuerSignInLifeMs = 10 * minute;

/** The most column sets that a person keeps of a table. */
export const stoneFieldSetsMax = 20;
