import { counted } from "#domain/format.ts";

/** The words of the house's settings, and of setting a house up. */
export const words = {
  title: "House",
  setUp: "Set up this house",
  steps: { company: "Company", zone: "Time zone", mail: "Mail", firstDay: "First sale" },
  save: "Save",
  saveAndGoOn: "Save and continue",
  goOn: "Continue",
  later: "Later",
  unchanged: "No changes yet.",
  lead: "Changes apply from now on.",

  companyLead: "It stands on every memo, invoice and credit note. Paper settings has the other texts.",
  company: "The company",
  name: "Legal name",
  address: "Legal address",
  taxNumber: "Tax number",
  logo: "Logo",
  logoHint: "JPEG, PNG or WebP, up to 1 MB. It is printed above the name.",

  zone: "Time zone",
  zoneText: "Days begin and end by it: in filters, on papers, for schedules.",
  zoneFixed: "TZ_HOUSE in the environment of the portal names it. Without TZ_HOUSE it can be chosen here.",

  mail: "Mail server",
  mailText: "It sends codes, invitations and notices. Without one, letters stay in the outbox.",
  mailFixed: "SMTP_URL in the environment of the portal names it. Without SMTP_URL it can be set here.",
  host: "Host",
  port: "Port",
  security: "Encryption",
  securities: { tls: "TLS (465)", starttls: "STARTTLS (587)", none: "None" },
  userName: "User name",
  userNameText: "Empty if the server asks for none.",
  password: "Password",
  passwordKept: "Kept sealed. Leave empty to keep it.",
  passwordNew: "Kept sealed, and never shown again.",
  from: "Sender",
  fromText: "The e-mail address that all letters come from.",

  secondFactor: "Second factor at sign-in",
  secondFactorRoles: "Who needs one",
  secondFactorText:
    "These people need a code as well as their password. Whoever has none sets it up at the next sign-in.",

  test: "Test mail",
  testText: "It goes to your own address.",
  sendTest: "Send a test mail",
  testIs: {
    waiting: "On its way",
    kept: "It stays in the outbox: no mail server is set.",
    sent: "Sent",
    failed: "Failed",
    cancelled: "Cancelled",
  },
  testTo: (to: string, at: string) => `To ${to}, ${at}`,
  noTest: "None sent yet.",

  backups: "Planned backups",
  backupsText: "Database, files and keys, sealed.",
  noBackups:
    "No backups are planned. BACKUP_TO in the environment of the portal names a folder or a bucket, BACKUP_KEY the key that seals them.",
  noBackupYet: "No backup has been made yet",
  firstBackupDue: "The first one is due now",
  backupMade: (at: string) => `The last one was made ${at}`,
  backupOf: (bytes: number, files: number, place: string) =>
    `${counted(Math.ceil(bytes / 1e6), "MB", "MB")} with ${counted(files, "file", "files")}, in ${place}`,
  backupLacks: (files: number) =>
    `${counted(files, "file", "files")} that the house refers to could not be found, and cannot be brought back by it`,
  backupFailed: (at: string, count: number) =>
    count > 1 ? `The last ${count} tries failed, the latest ${at}` : `The last try failed, ${at}`,
  backupNext: (at: string) => `The next one is due ${at}`,
  backupOverdue: (at: string) => `One was due ${at} and is late`,
  firstBackupOverdue: (at: string) => `The first one was due ${at} and is late`,
  backupNextTry: (at: string) => `The next try begins ${at}, or up to ten minutes later`,
  backupPlan: (when: string, place: string, days: number, weeks: number) =>
    `${when}, to ${place}; the last of ${counted(days, "day", "days")} and of ${counted(weeks, "week", "weeks")} are kept`,

  drill: "Tested backups",
  drillText: "Restored and compared.",
  noDrill:
    "No backup of this house was ever tested. The command npm run drill makes one, restores it elsewhere, and compares the two.",
  drillPassed: "The last tested backup held everything",
  drillFailed: (faults: number) => `The last tested backup lacked something: ${counted(faults, "fault", "faults")}`,
  drillAt: (at: string, days: number) =>
    `Tested ${at}, ${days === 0 ? "today" : `${counted(days, "day", "days")} ago`}, by npm run drill`,
  drillOf: ({ stones, entries, files }: { stones: number; entries: number; files: number }) =>
    `${counted(stones, "stone", "stones")}, ${counted(entries, "entry", "entries")} of the audit log, ${counted(files, "file", "files")}`,
} as const;
