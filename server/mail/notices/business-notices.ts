import { addresses } from "#domain/addresses.ts";
import type { Notice } from "../notice.ts";
import { written } from "./told-stones.ts";

/** Notices to the people of a business. */
const path = addresses.ownBusiness;

export const businessNotices = {
  documentApproved: (document: string): Notice => ({
    kind: "documentApproved",
    title: `Approved: ${document}`,
    paragraphs: [`The ${document} that was sent for your business is approved.`],
    path,
  }),
  documentRejected: (document: string, remark: string): Notice => ({
    kind: "documentRejected",
    title: `Not approved: ${document}`,
    paragraphs: [
      `The ${document} that was sent for your business was not approved.`,
      ...written(remark),
      "Please send another file.",
    ],
    path,
  }),
  documentRevoked: (document: string, remark: string): Notice => ({
    kind: "documentRejected",
    title: `No longer approved: ${document}`,
    paragraphs: [
      `The approval of the ${document} of your business was revoked.`,
      ...written(remark),
      "Please send another file.",
    ],
    path,
  }),
  businessRegistered: (company: string): Notice => ({
    kind: "businessRegistered",
    title: "Your business is registered",
    paragraphs: [`${company} is registered. You can now hold stones, confirm them and take them on memo.`],
    path,
  }),
  businessUnregistered: (company: string): Notice => ({
    kind: "businessUnregistered",
    title: "Your business is no longer registered",
    paragraphs: [
      `${company} is no longer registered. For now, you cannot hold stones, confirm them or take them on memo.`,
    ],
    path,
  }),
};
