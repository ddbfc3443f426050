/** The faults of the DNS records of the domain that the house writes from, with the name that was asked. */
export const senderFaults = {
  unanswered: (name) => `The DNS could not be asked for ${name}. It will be asked again later.`,
  spfMissing: (name) => `${name} has no SPF record: nobody can tell which mail servers may send for it.`,
  spfTwice: (name) => `${name} has more than one SPF record, so none of them counts.`,
  spfNobody: (name) => `The SPF record of ${name} allows no mail server at all.`,
  dkimMissing: (name) => `There is no DKIM key at ${name}: the signature of every letter fails.`,
  dkimOther: (name) => `The DKIM key at ${name} is not the one that letters are signed with: every signature fails.`,
  dmarcMissing: (name) => `${name} has no DMARC record. Large providers of mail ask for one.`,
  dmarcApart: (name) =>
    `The DMARC record of ${name} cannot be met: neither the domain of the signature nor the one that letters come back to belongs to it.`,
} as const satisfies Record<string, (name: string) => string>;
export type SenderFault = keyof typeof senderFaults;

/** For how long an answer of the DNS is taken as it was. */
export const senderLookHours = 6;
