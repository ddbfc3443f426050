import { operationTitles } from "#api/operation-titles.gen.ts";
import { jobTitles } from "#domain/job-titles.ts";

/** The house's own work that is neither a call of the contract nor a job of the queue. */
const workTitles = {
  erasePerson: "Forget a person",
  expireHolds: "End holds whose time is up",
  expireOffers: "End offers whose time is up",
  fetchFtpStock: "Fetch the stock by FTP",
  fetchStockList: "Fetch a stock list",
  ftpSignIn: "Sign in by FTP",
  ftpSignOut: "Sign out of FTP",
  layFtpOrderAside: "Lay an FTP order aside",
  live: "Follow the stock as it changes",
  oneClick: "Decline letters by one click in the mail program",
  openDocument: "Open a KYC document by its link",
  readFtpOrder: "Read an order sent by FTP",
  start: "Start of the portal",
  takeSupplyFile: "Take in a file sent by FTP",
} as const;

const titles: Readonly<Record<string, string>> = { ...workTitles, ...jobTitles, ...operationTitles };

/** The title of a call or of work by the house itself. An entry of a former version may name one that is gone. */
export const callTitle = (operation: string): string =>
  Object.hasOwn(titles, operation) ? (titles[operation] ?? operation) : operation;
