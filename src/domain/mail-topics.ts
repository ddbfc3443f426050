/** The kinds of letters that a person may decline. Whatever concerns their account or their stones is none of them. */
export const mailTopics = {
  offers: "Offers of stones",
  demands: "New stones for your demands",
} as const;
export type MailTopic = keyof typeof mailTopics;
export const mailTopicNames = Object.keys(mailTopics) as MailTopic[];

const topics: Readonly<Record<string, MailTopic>> = { mailing: "offers", demandStones: "demands" };

/** The topic of a kind of letter; undefined for one that nobody may decline. */
export const topicOf = (kind: string): MailTopic | undefined => topics[kind];

/** The page where a person chooses, below the portal's address. Its reader needs no session. */
export const mailChoicesPath = (token: string): string => `/mail/${token}`;
