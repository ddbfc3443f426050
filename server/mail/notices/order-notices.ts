import { addresses } from "#domain/addresses.ts";
import { ftpReadingsMax } from "#domain/limits.ts";
import type { Notice } from "../notice.ts";

/** Notices of an order file that the house could not read. */
export const orderLaidAside = {
  toClient: (fileName: string): Notice => ({
    kind: "orderLaidAside",
    title: "An order file could not be read",
    paragraphs: [
      `The file ${fileName} that you left by FTP could not be read, ${ftpReadingsMax} times. It asked for no stone.`,
      "Please look through the file and leave it anew under another name, or ask us.",
    ],
    path: addresses.profile,
  }),
  toOffice: (clientId: number): Notice => ({
    kind: "orderLaidAside",
    title: "An order file was laid aside",
    paragraphs: [
      `The house began ${ftpReadingsMax} times to read an order file of this FTP client, and could not. The file lies in the folder ftp/aside of the data folder, and the client is told.`,
    ],
    path: addresses.externalClient(clientId),
  }),
};
