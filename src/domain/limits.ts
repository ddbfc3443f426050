/** The house's own numbers, where the spec gives none; each in one place, so that another house can change it. */

const minute = 60_000;
const hour = 60 * minute;

export const signInFailuresBeforeLock = 5;
export const signInLockMs = 15 * minute;
/** So many wrong passwords for one account, or from one network, are nothing; then a stranger waits before each try. */
export const signInFailuresOfAccount = 20;
export const signInFailuresOfNetwork = 100;
/** A second, then twice as long each time; and after so long without a wrong one it is forgotten. */
export const signInPauseMs = 1_000;
export const signInPauseMaxMs = minute;
export const signInPaceMs = hour;
/** Devices that an account knows, and for how long after they were last seen; browsers keep a cookie for 400 days at most. */
export const knownDevicesMost = 50;
export const knownDevicesKeptDays = 400;

/** ASSUMPTION (0009): a session ends after twelve hours without a request. */
export const sessionIdleMs = 12 * hour;
/** ASSUMPTION (0051): whatever its holder does, a session ends so many days after its password was first typed. */
export const sessionDays = 7;
/** ASSUMPTION (0051): how long a typed password is good for acts that ask for it; 0 asks nobody. */
export const freshSignInMinutes = 15;
/** A key's last use is told to the minute. */
export const keyTouchMs = minute;
export const keyCallsPerMinute = 120;

/** Writing the last sight of a session at every request would make every read a write. */
export const sessionTouchMs = minute;
/** How long an administrator looks at the portal with somebody else's eyes, whatever they do meanwhile. */
export const viewLifeMs = 30 * minute;

export const codeDigits = 6;
export const codeLifeMs = 10 * minute;
export const codeTries = 5;
/** After a code or an invitation the next one waits: a minute, then three times as long each time, an hour at the most. */
export const codeResendMs = minute;
export const codePauseGrowth = 3;
export const codePauseMaxMs = hour;
/** So many of them to one address in a day: with five tries each, forty guesses. */
export const codesPerDay = 8;
export const verificationLifeMs = 30 * minute;
/** An invitation opens for so long, and once. */
export const invitationLifeMs = 7 * 24 * hour;

/** How long before a hold ends its holder is told. */
export const holdEndingHours = 4;
/** How many days before a memo is due its holder is told; and how late one may be that is told of as overdue. */
export const memoDueDays = 2;
export const memoOverdueDays = 7;

/** Public calls from one address in a minute; behind one office router sit many people. */
export const publicCallsPerMinute = 300;
/** Of those, the ones that hash a password or send a mail. */
export const costlyPublicCallsPerMinute = 60;
/** And those that tell which address or user name has an account, as the spec asks: a form needs two of them. */
export const tellingPublicCallsPerMinute = 20;

/** Guests that are made in a day, from one address and altogether; and how long one is kept who left nothing. */
export const guestsPerAddressPerDay = 100;
export const guestsPerDay = 2_000;
export const guestDays = 60;

/**
 * What is asked with a sign-in is counted by what it costs: 1 is a plain read, about five milliseconds of a processor.
 * Behind one office router sit many people.
 */
export const accountWorkPerMinute = 3_000;
export const guestWorkPerMinute = 600;
export const addressWorkPerMinute = 12_000;
/** Live streams that stand open at once: a portal in a browser has one in each of its windows. */
export const streamsPerAccount = 12;
export const streamsPerGuest = 4;
export const streamsPerAddress = 200;

export const bodyMaxBytes = 1024 * 1024;

/** How long the outbox, ended jobs and answers to repeated requests are kept. */
export const outboxKeptDays = 30;
/** A hold or a memo that was told of so long ago is long over. */
export const remindersKeptDays = 400;
export const jobsKeptDays = 30;
export const idempotencyKeptHours = 48;
/** Whoever has not read the changes of stones for longer than this reads the stones themselves. */
export const stoneChangesKeptDays = 7;

/** The contract: a file that was made for somebody is there for an hour. */
export const downloadLifeMs = hour;
/** Up to so many stones a file is written while its call waits; more are a job's. */
export const stonesAtOnce = 1_000;
/** A paper of a KYC, as it is sent. */
export const kycFileMaxBytes = 10 * 1024 * 1024;
/** Width by height of a picture: what a browser can still unfold. */
export const kycPixelsMax = 64_000_000;
/** The same of a picture that is shown; and how wide or high it is kept at most. */
export const picturePixelsMax = 64_000_000;
export const pictureSideMax = 2_000;
/** What one stream of a PDF, and all of them together, may unfold to. */
export const pdfStreamMaxBytes = 48 * 1024 * 1024;
export const pdfUnfoldedMaxBytes = 192 * 1024 * 1024;
/** How long a link to a paper of a KYC opens. */
export const documentLinkLifeMs = 5 * minute;

/** Files of an account that are made and wait; of a guest fewer. */
export const fileJobsPerAccount = 5;
export const fileJobsPerGuest = 2;
/** Stones that a guest takes home in one file. */
export const guestFileStones = 500;

/** Stones in one file; a PDF is measured as a whole before its first page is drawn. */
export const exportMax = 250_000;
export const pdfMax = 5_000;
/** Lines in one page of groups. */
export const groupLinesMax = 5_000;
/** Messages in one enquiry: whoever has more to say asks anew. */
export const enquiryMessagesMax = 200;
/** Stones that one act is about. */
export const selectionMax = 500;
/** Stones that are put into a collection, or among the special ones, at once. */
export const setMax = 1000;

/** The stock that a demo house begins with. */
export const demoStones = 20_000;

/** Rows of a price list that are brought at once; the contract says so too. */
export const listRowsMax = 10_000;
/** Lines that are read of a file of stone numbers. */
export const numberLinesMax = 2_000;
/** How often the house begins to read an order before it lays the file aside: whatever ends it may end it again. */
export const ftpReadingsMax = 2;

/** Searches that a person finds among the recent ones. */
export const recentSearchesKept = 100;

/** The FTP door: who may be there at once, for how long, and how much they may leave. */
export const ftpConnectionsPerAddress = 10;
export const ftpConnectionsPerAccount = 5;
export const ftpGuessesPerConnection = 3;
export const ftpGreetingMs = minute;
export const ftpIdleMs = 5 * minute;
export const ftpDataIdleMs = minute;
export const ftpUploadMaxBytes = 5 * 1024 * 1024;
/** Of one account, together with what waits to be read. */
export const ftpWaitingMaxBytes = 20 * 1024 * 1024;
export const ftpWaitingMaxFiles = 100;
/** Results that a client finds in its folder. */
export const ftpResultsListed = 500;
/** Order files that the house looks at beside a client. */
export const ftpFilesShown = 50;

/** How many entries of the log are counted under a filter; older ones are asked for from there on. */
export const logCounted = 1_000;
/** Up to so many entries a file of the log is written while its call waits. */
export const entriesAtOnce = 1_000;
