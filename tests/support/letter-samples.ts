import { addresses } from "#domain/addresses.ts";
import { messages } from "#domain/messages.ts";
import { reportLetter } from "#server/export/scheduled-reports/report-letter.ts";
import type { Letter } from "#server/mail/letter/letter.ts";
import type { Look } from "#server/mail/letter/look.ts";
import { letters } from "#server/mail/letters.ts";
import { letterOf, type Notice } from "#server/mail/notice.ts";
import { backupNotices } from "#server/mail/notices/backup-notices.ts";
import { businessNotices } from "#server/mail/notices/business-notices.ts";
import { credentialNotices } from "#server/mail/notices/credential-notices.ts";
import { feedNotices } from "#server/mail/notices/feed-notices.ts";
import { letterOfDay } from "#server/mail/notices/letter-of-day.ts";
import { lineNotices } from "#server/mail/notices/line-notices.ts";
import { loadNotices } from "#server/mail/notices/load-notices.ts";
import { mailingNotices } from "#server/mail/notices/mailing-notices.ts";
import { orderLaidAside } from "#server/mail/notices/order-notices.ts";
import { stockListNotices } from "#server/mail/notices/stock-list-notices.ts";
import { stockLapsed, stockLapsesSoon } from "#server/mail/notices/supply-notices.ts";
import { priceFell, stoneGone } from "#server/mail/notices/watch-notices.ts";
import { shareOpened, taskAdded } from "#server/mail/notices/work-notices.ts";
import { letterWords } from "#server/mailings/letter-words.ts";
import { manyLines, someLines, told, toldBack } from "./letter-lines.ts";

/** Every letter of the product with data of a sample house. Each kind of letter and of notice is in it by type. */
const portal = "https://portal.harbour.test";
const timeZone = "Europe/Brussels";
const house = "Harbour & Sons";
const moment = { now: new Date("2026-11-20T09:00:00Z"), timeZone };
const deed = { ...moment, device: "Firefox on Windows", address: "203.0.113.9" };
const reader = { first_name: "Mara", last_name: "Lind" };

const stone = {
  stock_no: "AA1001628",
  stone_origin: 2,
  shape: "ROUND",
  carat: 1.52,
  diamond_type: "white",
  color: "E",
  intensity: null,
  overtone: null,
  fancy_color: null,
  clarity: "VS1",
  cut: "EX",
  polish: "EX",
  symmetry: "VG",
  fluorescence: "NON",
  fluorescence_color: null,
  shade: "NONE",
  milky: "M0",
  eye_clean: "Y",
  lab: "GIA",
  markup_ppc: 8412.5,
  sell_amt: 12787,
} as const;
const grown = {
  ...stone,
  stock_no: "AA1001702",
  stone_origin: 1,
  diamond_type: "fancy",
  color: null,
  intensity: "FCV",
  overtone: "PURPLISH",
  fancy_color: "PINK",
  cut: null,
  fluorescence: "STG",
  fluorescence_color: "B",
  eye_clean: "N",
} as const;
const lapsing = {
  house,
  name: "Quarry Partners",
  contact_name: "Mara Lind",
  timeZone,
  isOff: false,
};

const ownLetters: Record<keyof typeof letters, Letter> = {
  signupCode: letters.signupCode("402917"),
  resetCode: letters.resetCode("118204"),
  accountExists: letters.accountExists(portal),
  invitation: letters.invitation({
    house,
    reader: "Mara Lind",
    host: "Jonas Okafor",
    userName: "mara.lind@harbour.test",
    portal,
    link: `${portal}/login?form=invitation#Zq3rJ0Y8sT1mN7cV2bK9xW5eH4uF6aLpD0gRiQoCnXs`,
    expiresAt: new Date("2026-11-27T09:00:00Z"),
    timeZone,
  }),
  demandStones: letters.demandStones({
    name: "Rounds for the fair",
    filter: ["Round", "1.00 to 2.00 ct", "D to F"],
    pieces: 14,
    stones: [stone, grown],
    link: `${portal}/search?diamond_type=white&shape=ROUND`,
  }),
  stockLapsing: letters.stockLapsing({ ...lapsing, stocked_at: moment.now, ends_at: moment.now }),
  checkpoint: letters.checkpoint({ house: portal, size: 1268, at: "2026-11-20T09:00:00.000Z" }),
  test: letters.test(house, "Mara Lind", portal),
};

/** A letter of a mail rule, with each mark that its text may have. */
const mailing = letterWords(
  {
    subject: "{{stones}} stones for {{company}}",
    body: `{{salutation}},

# New this week

These **came in** for {{company}}; [the terms](/terms) are as ever, and more is [on our site](https://harbour.test/fair).

- Rounds for rings, **from 1.00 ct**
- A pair of ovals`,
  },
  {
    house,
    reader: { ...reader, company_name: "Orchard Lane" },
    stones: [stone, grown].map((one, id) => ({ ...one, id, markup_disc: null })),
    ...moment,
    files: undefined,
  },
  { publicUrl: portal, link: `${portal}/search/letter/5b0c1c4e-6a4e-4f1f-9a53-0d1b7f3f5a10` },
);

const ofCredentials: Record<keyof typeof credentialNotices, Notice> = {
  passwordChanged: credentialNotices.passwordChanged(deed),
  passwordReset: credentialNotices.passwordReset(deed),
  passwordChosen: credentialNotices.passwordChosen(deed),
  passwordGiven: credentialNotices.passwordGiven(moment),
  emailChanged: credentialNotices.emailChanged(moment, "mara.lind@elsewhere.test"),
  deviceNew: credentialNotices.deviceNew(deed),
  secondFactorOn: credentialNotices.secondFactorOn(deed),
  secondFactorOff: credentialNotices.secondFactorOff(deed),
  secondFactorTaken: credentialNotices.secondFactorTaken(moment),
  passkeyAdded: credentialNotices.passkeyAdded(deed),
  passkeyRemoved: credentialNotices.passkeyRemoved(deed),
  issuerBound: credentialNotices.issuerBound(deed),
  issuerUnbound: credentialNotices.issuerUnbound(moment),
  sessionsEnded: credentialNotices.sessionsEnded(moment),
  recoveryCodeUsed: credentialNotices.recoveryCodeUsed(deed, 9),
  codesGuessed: credentialNotices.codesGuessed(deed),
  keyMade: credentialNotices.keyMade(deed, "Web shop"),
};

const ofBusinesses: Record<keyof typeof businessNotices, Notice> = {
  documentApproved: businessNotices.documentApproved("company register"),
  documentRejected: businessNotices.documentRejected("company register", "The stamp is missing"),
  documentRevoked: businessNotices.documentRevoked("company register", "It has run out"),
  businessRegistered: businessNotices.businessRegistered("Northlight Jewels"),
  businessUnregistered: businessNotices.businessUnregistered("Northlight Jewels"),
};

const lastBackup = {
  at: "2026-11-19T01:30:04.000Z",
  seconds: 12,
  bytes: 84_000_000,
  files: 310,
  missing: 0,
  place: "the folder /backups",
};
const backupFailure = {
  at: "2026-11-20T01:30:02.000Z",
  why: "the folder /backups is not there: is its disk mounted?",
  count: 1,
};
const backup = { place: lastBackup.place, last: lastBackup, dueAt: new Date("2026-11-20T01:30:00Z"), timeZone };
const ofBackups: Record<keyof typeof backupNotices, Notice> = {
  failed: backupNotices.failed({ ...backup, failure: backupFailure, nextTryAt: new Date("2026-11-20T02:00:02Z") }),
  late: backupNotices.late({ ...backup, isBeingMade: false }),
  made: backupNotices.made({ ...backup, failure: { ...backupFailure, count: 3 } }),
};

const ofTheHouse: Record<string, Notice> = {
  feedPaused: feedNotices.paused({
    provider: "Quarry Partners",
    provider_id: 2,
    feed: "Every hour",
    id: 4,
    sentence: messages.accountOff,
  }),
  loadWaits: loadNotices.waits({
    id: 9,
    provider: "Quarry Partners",
    fileName: "stock-of-november.csv",
    reasons: ["Half of the stones would leave the market.", "The column Price holds no numbers."],
  }),
  orderLaidAside: orderLaidAside.toClient("order.csv"),
  orderLaidAsideOffice: orderLaidAside.toOffice(3),
  mailingRefused: mailingNotices.refused({ rule: { id: 3, name: "Rounds" }, reason: messages.mailingTooManyStones }),
  stockListPaused: stockListNotices.paused({ list: { id: 1, name: "All rounds" }, reason: "ECONNREFUSED" }),
  stockLapsesSoon: stockLapsesSoon(
    { id: 2, name: "Quarry Partners", stocked_at: moment.now, ends_at: moment.now },
    timeZone,
  ),
  stockLapsed: stockLapsed(
    { id: 2, name: "Quarry Partners", contact_email: "stock@quarry.test", stocked_at: moment.now, lapse_hours: 48 },
    1240,
    timeZone,
  ),
};

const watched = { ...someLines[0], list: "watchlist" };
const besideLetters: Record<string, Notice> = {
  demandStones: {
    kind: "demandStones",
    title: "14 new stones for “Rounds for rings”",
    paragraphs: ["14 stones meet your demand."],
    path: addresses.demands,
  },
  priceFell: priceFell([{ ...watched, was: 5200, now: 4890 }]),
  stoneGone: stoneGone([
    { ...watched, is_sold: true },
    { ...someLines[2], list: "watchlist", is_sold: false },
  ]),
  stoneGoneOfCart: stoneGone([{ ...someLines[2], list: "cart", is_sold: true }]),
  taskAdded: taskAdded({ id: 7, title: "Call the client about an overdue memo" }),
  shareOpened: shareOpened({ id: 7, pieces: 3, sharedAt: moment.now, timeZone }),
};

const ofLines = Object.entries(lineNotices).map(([kind, words]) => [kind, words(told)] as const);
const notices = [
  ...Object.entries({ ...ofCredentials, ...ofBusinesses, ...ofTheHouse }),
  ...Object.entries(ofBackups).map(([name, notice]) => [`backup.${name}`, notice] as const),
  ...Object.entries(besideLetters).map(([kind, notice]) => [`${kind}Notice`, notice] as const),
  ...ofLines,
  ["creditNoteIssued", lineNotices.creditNoteIssued(toldBack)] as const,
  ["manyLines", lineNotices.requestApproved(manyLines)] as const,
];

/** The mail of a day, with notices of several kinds. */
const noticesOfDay = letterOfDay(Object.values({ ...besideLetters, ...ofBusinesses }), {
  house,
  day: "2026-11-20",
  reader,
  publicUrl: portal,
});

/** A report by mail, without its file. */
const { report: _, ...scheduledReport } = reportLetter(
  { name: "Holds of the month", question: { kind: "holds", period: "thisMonth", groupBy: 1 }, format: "xlsx" },
  {
    order: { reader: 1, list: "hold", rows: [1, 2, 3], grouping: 1, format: "xlsx" },
    lines: 3,
    isOwn: true,
    period: { from: "2026-11-01", to: "2026-11-30" },
    account: reader,
    publicUrl: portal,
  },
);

/** Every notice of the samples, by the name of its letter. */
export const sampleNotices: ReadonlyMap<string, Notice> = new Map(notices);

/** Every letter of the product, by its name. */
export const sampleLetters: ReadonlyMap<string, Letter> = new Map([
  ...Object.entries(ownLetters),
  ["mailing", mailing] as const,
  ["noticesOfDay", noticesOfDay] as const,
  ["scheduledReport", scheduledReport] as const,
  ...notices.map(([name, notice]) => [name, letterOf(notice, reader, portal)] as const),
]);

/** A picture of dark lines on a transparent ground: the logo that a dark scheme would swallow. */
const logo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAPAAAABQAgMAAABaJxDvAAAADFBMVEVMaXEYICoXHykXHykA6Z7SAAAABHRSTlMA/rRVl2H2hwAAAAlwSFlzAAALEwAACxMBAJqcGAAAArdJREFUWMPtmD1u2zAUx2kRGQRU7aQj6Aga0qHNETL0UUKdgQfI4CP4EgJ6gSxGgOQAGXgJHcFbh65Z6lLihyiRjPSYKUC52JL5f3q/90FSJuT/+HAjBzs4WlxN4hYt7iYxw2ozcMYxHRkPXbniFo18nAgYFpkFDW1Ebl0EjkTmEUs4ZDT0YjoOeuEoDnoxGwe98BMF7U3GQHtuYqC9uQHor0/jx5fTC1nxcuKAwdTt2LJct/0jWYmPNWfENcCd/Fp4PRdw0oIYcbl/HcQ1nLp2LTzWnhF3R/Jbfi3vCf21lhhLYsXqspczP62WhDFoxHpKJ8hqXiaUhRhWs+xaNGKIiIO1aFgsswiKI12gTRpxf6PEYgOyhTHi6laZPGxqAm0TLpfL6yBWTyiZ2NJ+mmbcBAZmxVYDe97S+MqoFmdMXmWPQ22zmXs/wuJyxNHivC052cnqPgM42LJdREhLVRvpgNX8qiWFvEEfxtt6FJFNsVCP0OLqsGOkGCJOu2bGtg+JzzpgSlweKRzz8Sm5C10HN3PttRHLbur51UH9Mj8T3Ac3e7fCekHqtgpUWQ+NLzY3J3HBSuG3ZQ6hxWDektJtCqGeNniEBBJoAiY97rWD89RWodVzvoZV0o+6JV7AbEqDd0yRSN8q+QhpY8ciz/F90eKcCTqERjZV3UQI/ShocQY/H1jPCbDTMkAZLPdnG3+7DEl7Eno4ZB4iWbWXlsuIr6VzBSPfwC+Ka5gfaAI19/fP+PH9ScQq+a1qj4/z/ATYYA+9Ng6fscde6my7sbXlrZOFWVRphz4yT6uRX6xbjmL7aJusDkMaatAtbyg8tjSsD12iPTLJbjdkKS90BhafZCfMXcLLoElwSpLtajQVWkKqU5Js2wngOfUFvE94/XX9vksWZ0mlaf1uyDv+deDvEFNBPsT4Bz0hDdnrISpZAAAAAElFTkSuQmCC",
  "base64",
);

export const sampleLook: Look = {
  name: "Northlight Jewels",
  foot: ["Northlight Jewels", "Quay 5\n2000 Antwerp", "office@harbour.test"],
  logo: { content: logo, mediaType: "image/png" },
  portal,
};
