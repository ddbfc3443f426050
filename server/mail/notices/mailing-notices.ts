import { addresses } from "#domain/addresses.ts";
import type { Notice } from "../notice.ts";

type Refused = { rule: { id: number; name: string }; reason: string };

/** Notices of mail rules that follow a schedule. */
export const mailingNotices = {
  refused: ({ rule: { id, name }, reason }: Refused): Notice => ({
    kind: "mailingRefused",
    title: "A mail rule could not be sent",
    paragraphs: [
      `The mail rule ${name} was due, and nobody got a letter. ${reason}`,
      "It stays on its schedule. You are told again only if there is another reason, or after it was sent.",
    ],
    path: addresses.mailRule(id),
  }),
};
