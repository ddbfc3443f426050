import { number2 } from "#domain/format.ts";

/** All words of a conversation about a stone. Sentences of refusals are the machine's and the catalogue's. */
export const words = {
  talk: "Conversation",
  you: "You",
  house: "Our office",
  unknown: "Somebody",
  kinds: {
    question: "asked",
    answer: "answered",
    offer: "made an offer",
    bid: "made a bid",
    accepted: "accepted",
    declined: "declined",
    closed: "closed the enquiry",
  },
  taken: "went on with the held stone",
  perCarat: (price: number) => `${number2(price)} $/ct`,
  totalOf: (total: string) => `${total} in total`,
  discount: (percent: number) => `${number2(percent)} %`,
  standsUntil: (moment: string) => `Valid until ${moment}`,
  heldUntil: (moment: string) => `Held until ${moment}`,
  over: "It has expired.",
  offerExpired: "The offer has expired.",

  // writing
  answer: "Answer",
  answerHint: "The client can read it in My stones.",
  question: "Your message",
  questionHint: "We will answer here.",
  send: "Send",
  readFirst: "Please read what is new, then send again.",

  // an offer
  offer: "Offer…",
  offerAnew: "New offer…",
  offerTitle: (stock: string) => `Offer ${stock}`,
  offerUnpriced: "Offer",
  offerFor: (sum: string) => `Offer for ${sum}`,
  offeredPrice: "Offered price",
  ownPrice: "Quoted $/ct",
  stands: "Valid for",
  standsFor: [
    { value: "4", label: "4 hours" },
    { value: "24", label: "24 hours" },
    { value: "48", label: "2 days" },
    { value: "72", label: "3 days" },
    { value: "168", label: "7 days" },
    { value: "720", label: "30 days" },
  ],
  hold: "Hold the stone for the client",
  holdHint: (hours: number | undefined) =>
    hours === undefined
      ? "For the usual time of a hold, but no longer than the offer is valid."
      : `For ${hours} hours, but no longer than the offer is valid.`,
  text: "Message to the client",
  priceReason: "Reason (kept in the log)",

  // the result of an offer
  accept: (price: number) => `Accept at ${number2(price)} $/ct…`,
  acceptTitle: (stock: string, price: number) => `Accept the offer for ${stock} at ${number2(price)} $/ct?`,
  acceptText: "This sends a confirm request at this price for approval, and closes the enquiry.",
  acceptAct: "Accept offer",
  decline: "Decline…",
  declineTitle: (stock: string) => `Decline the offer for ${stock}?`,
  declineLabel: "Message (optional)",
  declineHint: "The enquiry stays open. A hold that came with the offer ends.",
  declineAct: "Decline offer",
} as const;
