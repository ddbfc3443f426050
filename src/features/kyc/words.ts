import { count } from "#domain/format.ts";

/** The KYC screens' own words. The sentences of refusals come from the machines and the server. */
export const words = {
  kyc: "KYC documents",
  house: "Our office",
  strip: "The business",
  noBusiness: "No business yet",
  noBusinessText: "Documents belong to a business. Add the business details first.",
  addBusiness: "Add business details",

  // the business's details
  company: "Company",
  country: "Country",
  businessType: "Business type",
  taxNumber: "Tax number",
  associate: "Business associate",
  submitted: "Submitted",
  person: "Person",
  address: "Address",
  documentType: "Document type",
  file: "File",
  info: "Sender's note",
  pages: (n: number) => (n === 1 ? "1 page" : `${count(n)} pages`),
  inProfile: "Profile, for comparison",
  differsFromBusiness: "differs from the business",
  sameAsRejected: "The same file was rejected before.",
  sameAsOther: "The same file was sent for both documents.",

  // a document
  notSent: "Not sent yet",
  notSentText: "The client sends it under My stones, Business.",
  viewOf: (title: string, company: string) => `${title} of ${company}`,
  steps: {
    submit: "Submitted",
    replace: "Another file sent",
    resubmit: "Resubmitted",
    approve: "Approved",
    reject: (remark: string) => `Rejected: “${remark}”`,
    revoke: (remark: string) => `Approval revoked: “${remark}”`,
  },
  waiting: (what: string) => `${what}, pending`,

  // the decision
  remark: "Remark for the client",
  remarkHint: "Required to reject",
  reject: "Reject document",
  approve: "Approve document",
  notSeen: "Please view the document first.",
  pagesNotSeen: (left: number) =>
    left === 1 ? "One page has not been looked at yet." : `${left} pages have not been looked at yet.`,
  revokeMore: "Revoke…",
  revokeTitle: (title: string) => `Revoke the approval of the ${title}?`,
  revokeText:
    "The business becomes KYC pending again. It keeps its current stones but cannot take new ones. The client sees the remark and sends the document again.",
  revokeHint: "Required",
  revoke: "Revoke approval",
  approved: (title: string) => `${title} approved`,
  rejected: (title: string) => `${title} rejected`,
  revoked: (title: string) => `Approval of the ${title} revoked`,

  // the business
  registering: (company: string) => `Once registered, ${company} can hold stones, confirm them and take them on memo.`,
  register: "Register business",
  registered: (company: string) => `${company} is registered`,
  isRegistered: (company: string) => `${company} can hold stones, confirm them and take them on memo.`,
  unregisterMore: "Unregister…",
  unregisterTitle: (company: string) => `Unregister ${company}?`,
  unregisterText:
    "It can still search, but no longer hold stones, confirm them or take them on memo. Its documents stay approved.",
  unregister: "Unregister business",
  unregistered: (company: string) => `${company} is no longer registered`,
  claims: (n: number) => (n === 1 ? "1 stone is still committed:" : `${count(n)} stones are still committed:`),
  nextWaiting: (company: string) => `Next in the queue: ${company}`,
  noneWaiting: "Nobody else is waiting.",

  // one's own business
  own: "Business",
  details: "1. Details",
  step: (n: number, title: string) => `${n}. ${title}`,
  edit: "Edit…",
  editTitle: "Edit business details",
  saveDetails: "Save business details",
  saveChanges: "Save changes",
  cancel: "Cancel",
  postalCode: "Postal code",
  phone: "Telephone",
  website: "Website",
  detailsFirst: "Enter the business details first.",
  standing: {
    details:
      "To hold stones, confirm them or take them on memo, you need a registered business. Three steps: its details and two documents.",
    documents: "Send both documents, and we will check them and register your business.",
    otherDocument: "Send the other document too, and we will check them and register your business.",
    waiting: "We are checking your documents. Each document shows its status below.",
    rejected: "A document was rejected. Please read the remark below and send another file.",
    approved: "Both documents are approved. Next, we will register your business.",
    registered: "Your business is registered. You can hold stones, confirm them and take them on memo.",
    off: "Your business has been made inactive. You can still search. Please speak to your business associate.",
  },

  stillEmpty: (names: readonly string[]) =>
    `Still empty in your details: ${names.join(", ")}. You can add them until your business is registered.`,

  // sending a document
  ownerHint: "For the owner of the business: a passport, an identity card or a driving licence.",
  businessHint: "For the business itself: a certificate of incorporation, a trade licence or a tax registration.",
  chooseType: "Choose the document type",
  fileOf: (title: string) => `File for the ${title}`,
  fileHint: (megabytes: number) => `JPEG, PNG, WebP or PDF, up to ${megabytes} MB`,
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  preview: (title: string) => `Preview of the ${title}`,
  infoOwn: "Anything we should know (optional)",
  send: "Send document",
  sendAgain: "Send new file",
  sendOther: "Send another file…",
  notAnother: "Keep the current file",
  sending: (name: string) => `Sending ${name}`,
  kilobytes: "KB",
  sent: (title: string) => `${title} sent`,
  yourRemark: "Our remark:",
} as const;
