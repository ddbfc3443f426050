import { createPublicKey } from "node:crypto";
import type { SenderFault } from "#domain/sender-records.ts";
import type { MailRules } from "../../house/mail-rules.ts";
import type { Names } from "../../house/ports.ts";

export type FoundFault = { fault: SenderFault; name: string };
/** The house's word on its letters, as far as the DNS has a word in it. */
export type Sending = { domain: string; bounceDomain: string; dkim: MailRules["dkim"] };

/** The faults of the configuration. A mail server of others may send for the house, so SPF is not judged further. */
export async function senderFaults(names: Names, sending: Sending): Promise<FoundFault[]> {
  const looks = [spfFault, dkimFault, dmarcFault];
  const found = await Promise.all(looks.map((look) => look(names, sending)));
  return found.filter((fault) => fault !== undefined);
}

async function asked(names: Names, name: string, judge: (texts: string[]) => SenderFault | undefined) {
  const fault = await names.texts(name).then(judge, () => "unanswered" as const);
  return fault && { fault, name };
}

/** SPF is about the sender of the envelope (RFC 7208). */
const spfFault = (names: Names, { bounceDomain }: Sending) =>
  asked(names, bounceDomain, (texts) => {
    const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
    if (records.length !== 1) return records.length === 0 ? "spfMissing" : "spfTwice";
    return /^v=spf1(\s+[-~?]all)?\s*$/i.test(records[0] ?? "") ? "spfNobody" : undefined;
  });

/** The key of the signature (RFC 6376). */
async function dkimFault(names: Names, { dkim }: Sending) {
  if (!dkim) return undefined;
  const own = createPublicKey(dkim.privateKey).export({ type: "spki", format: "der" }).toString("base64");
  return asked(names, `${dkim.selector}._domainkey.${dkim.domain}`, (texts) => {
    const keys = texts.map((text) => tagOf(text, "p")).filter((key) => key !== undefined);
    if (keys.length === 0) return "dkimMissing";
    return keys.includes(own) ? undefined : "dkimOther";
  });
}

/** The policy of the domain that readers see, or of one above it (RFC 7489). */
async function dmarcFault(names: Names, sending: Sending): Promise<FoundFault | undefined> {
  for (const name of upwards(sending.domain)) {
    const found: string[] = [];
    const away = await asked(names, `_dmarc.${name}`, (texts) => {
      found.push(...texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text)));
      return undefined;
    });
    if (away) return away;
    const [policy] = found;
    if (policy !== undefined) return isMet(policy, name, sending) ? undefined : { fault: "dmarcApart", name };
  }
  return { fault: "dmarcMissing", name: sending.domain };
}

/** True if the signature or the envelope can be of the domain: the same one, or, unless it is strict, one below it. */
function isMet(policy: string, top: string, { domain, bounceDomain, dkim }: Sending): boolean {
  const belongs = (other: string | undefined, mode: string) =>
    tagOf(policy, mode) === "s" ? other === domain : other === top || other?.endsWith(`.${top}`) === true;
  return belongs(dkim?.domain, "adkim") || belongs(bounceDomain, "aspf");
}

/** A domain and those above it, down to two labels. */
function upwards(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(labels.length - 1, 1)).map((_, from) => labels.slice(from).join("."));
}

/** A tag of a record such as `v=DKIM1; p=…`, without its blanks. */
function tagOf(record: string, tag: string): string | undefined {
  for (const part of record.split(";")) {
    const [name = "", ...value] = part.split("=");
    if (name.trim().toLowerCase() === tag) return value.join("=").replaceAll(/\s/g, "");
  }
  return undefined;
}
