/** What the house tells people of its decisions and of what comes near, each by its name. */
export const noticeKinds = {
  requestApproved: "Request approved",
  requestRejected: "Request rejected",
  requestChanged: "Price of a request changed",
  requestCancelled: "Request cancelled",
  holdExtended: "Hold extended",
  holdReleased: "Hold released",
  holdEnded: "Hold expired",
  holdEnding: "Hold about to expire",
  memoIssued: "Memo issued",
  memoMoved: "Due date of a memo changed",
  memoDue: "Memo due soon",
  memoOverdue: "Memo overdue",
  orderLaidAside: "Order file laid aside",
  enquiryAnswered: "Enquiry answered",
  offerMade: "Offer made",
  enquiryClosed: "Enquiry closed",
  documentApproved: "KYC document approved",
  documentRejected: "KYC document rejected",
  businessRegistered: "Business registered",
  businessUnregistered: "Business unregistered",
} as const;
export type NoticeKind = keyof typeof noticeKinds;
