import { addresses } from "#domain/addresses.ts";
import { ftpReadingsMax } from "#domain/limits.ts";
import type { Notice } from "../notice.ts";

/** Notices of an order file that the house could not read. */
export const orderLaidAside = {
  toClient: (fileName: string): Notice => ({
    kind: "orderLaidAside",
    title: "An order file could not be read",
    paragraphs: [
      `The file ${fileName} that you left by FTP could not be read in ${ftpReadingsMax} attempts. Nothing was ordered.`,
      "Please check the file and send it again under another name, or ask us.",
    ],
    path: addresses.profile,
  }),
  toOffice: (clientId: number): Notice => ({
    kind: "orderLaidAside",
    title: "An order file was set aside",
    paragraphs: [
      `An order file of this FTP client could not be read in ${ftpReadingsMax} attempts. It was moved to ftp/aside in the data folder, and the client was told.`,
    ],
    path: addresses.externalClient(clientId),
  }),
};
