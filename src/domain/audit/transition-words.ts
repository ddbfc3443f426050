/** What a transition of a workflow did, after the name of what it did it to. */
export const transitionWords: Readonly<Record<string, string>> = {
  "stone.hold": "put on hold",
  "stone.confirm": "asked for in a confirm request",
  "stone.memo": "out on memo",
  "stone.delist": "taken off the list",
  "stone.relist": "back on the list",
  "stone.free": "free again",
  "stone.freeDelisted": "free again, but off the list",
  "stone.delistClaimed": "off the list as soon as it is free",
  "stone.relistClaimed": "back on the list as soon as it is free",
  "stone.confirmHeld": "asked for by the client who holds it",
  "stone.memoHeld": "out on memo with the client who held it",
  "stone.approve": "request approved",
  "stone.memoConfirmed": "out on memo with the client who asked for it",
  "stone.sell": "sold",
  "stone.unsell": "sale taken back",

  "hold.hold": "held",
  "hold.release": "released",
  "hold.extend": "extended",
  "hold.expire": "ended by its time",
  "hold.convert": "ended by the next claim of the same client",

  "memo.issue": "issued",
  "memo.issueHeld": "issued to the client who held the stone",
  "memo.issueConfirmed": "issued to the client who asked for the stone",
  "memo.receive": "received back",
  "memo.sell": "sold",
  "memo.reverseReceived": "receipt taken back",
  "memo.reverseSold": "sale taken back",

  "confirm.request": "asked for",
  "confirm.requestHeld": "asked for by the client who holds the stone",
  "confirm.update": "price or remark changed",
  "confirm.approve": "approved",
  "confirm.reject": "rejected",
  "confirm.cancel": "cancelled",
  "confirm.fulfil": "fulfilled by a memo",
  "confirm.cancelApproved": "cancelled after it was approved",

  "enquiry.open": "asked",
  "enquiry.close": "closed",
  "external.import": "brought in",
  "external.approve": "approved",
  "external.reject": "rejected",
  "cart.add": "added",
  "cart.remove": "removed",
  "watchlist.add": "added",
  "watchlist.remove": "removed",
  "notes.add": "written",
  "notes.replace": "written anew",
  "notes.remove": "thrown away",

  "kycDocument.submit": "sent in",
  "kycDocument.replace": "replaced by another file",
  "kycDocument.approve": "approved",
  "kycDocument.reject": "rejected",
  "kycDocument.resubmit": "sent in again",
  "kycDocument.revoke": "approval taken back",

  "business.kycSubmitted": "KYC pending since a document came",
  "business.kycSubmittedMore": "one more document came",
  "business.kycSubmittedRegistered": "a document came, and it stays registered",
  "business.kycChanged": "a document was replaced or decided",
  "business.kycChangedNotRegistered": "KYC pending since a document was replaced or decided",
  "business.kycChangedRegistered": "a document was replaced or decided, and it stays registered",
  "business.kycRevoked": "KYC pending again since an approval was taken back",
  "business.kycRevokedPending": "an approval was taken back",
  "business.kycRevokedNotRegistered": "an approval was taken back",
  "business.register": "registered",
  "business.registerAgain": "registered again",
  "business.unregister": "registration ended",

  "task.done": "done",
  "task.reopen": "opened again",
};

const switched = [
  ...["businessAccount", "master", "subMaster", "caratRange", "collection"],
  ...["featuredStone", "demand", "externalClient", "account"],
];
const switchWords = { activate: "switched on", deactivate: "switched off" };

/** The same of the flags that are switched by one machine. */
export const toggleWords: Readonly<Record<string, string>> = Object.fromEntries(
  switched.flatMap((name) => Object.entries(switchWords).map(([act, words]) => [`${name}.${act}`, words])),
);
