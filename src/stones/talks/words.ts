import { number2 } from "#domain/format.ts";

/** Every word of a conversation about a stone; sentences of refusals are the machine's and the catalogue's. */
export const words = {
  talk: "Conversation",
  you: "You",
  house: "The house",
  unknown: "Somebody",
  kinds: {
    question: "asked",
    answer: "answered",
    offer: "made an offer",
    accepted: "accepted the offer",
    declined: "declined the offer",
    closed: "closed the enquiry",
  },
  perCarat: (price: number) => `${number2(price)} $/ct`,
  totalOf: (total: string) => `${total} in all`,
  discount: (percent: number) => `${number2(percent)} %`,
  standsUntil: (moment: string) => `Stands until ${moment}`,
  heldUntil: (moment: string) => `Held for the client until ${moment}`,
  over: "Its time has passed.",

  // writing
  answer: "Answer",
  answerHint: "The client is told by letter, and reads it in My stones.",
  question: "Your message",
  questionHint: "The house reads it in its list of enquiries.",
  send: "Send",
  readFirst: "Read what is new, then send again.",

  // an offer
  offer: "Offer…",
  offerAnew: "Offer anew…",
  offerTitle: (stock: string) => `Offer ${stock}`,
  offerFor: (sum: string) => `Offer for ${sum}`,
  offeredPrice: "Offered price",
  ownPrice: "Client $/ct",
  stands: "Stands for",
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
    hours === undefined ? "For as long as the house holds stones." : `For ${hours} hours, as every hold of the house.`,
  text: "Words to the client",
  priceReason: "Reason, kept in the log",

  // what becomes of it
  accept: (price: number) => `Accept at ${number2(price)} $/ct…`,
  acceptTitle: (stock: string, price: number) => `Accept the offer for ${stock} at ${number2(price)} $/ct?`,
  acceptText: "The stone is asked for at this price, and the house approves the request. The enquiry ends.",
  acceptAct: "Accept the offer",
  decline: "Decline…",
  declineTitle: (stock: string) => `Decline the offer for ${stock}?`,
  declineLabel: "Words to the house",
  declineHint: "They may be left out. The enquiry goes on; a hold that came with the offer ends.",
  declineAct: "Decline the offer",
} as const;
