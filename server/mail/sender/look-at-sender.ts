import { createHash } from "node:crypto";
import { senderLookHours } from "#domain/sender-records.ts";
import { keepSenderLook, senderLook } from "../../db/queries/sender-look.ts";
import type { House } from "../../house/house.ts";
import type { Job } from "../../house/job.ts";
import { domainOf, type Sends, senderOf } from "../mailer.ts";
import { type Sending, senderFaults } from "./sender-faults.ts";

const hourMs = 3_600_000;

/** Asks the DNS now and then whether the house's letters can be taken for its own; soon after its mail was set otherwise. */
export const lookAtSender: Job<Record<never, never>> = {
  name: "lookAtSender",
  atOnce: 1,
  schedule: "*/15 * * * *",
  async run(_, { house }) {
    const sending = await sendingOf(house);
    if (!sending) return;
    const before = await senderLook(house.db);
    const age = before ? house.now().getTime() - before.at.getTime() : Number.POSITIVE_INFINITY;
    if (before?.about === aboutOf(sending) && age < senderLookHours * hourMs) return;
    const faults = await senderFaults(house.names, sending);
    await keepSenderLook(house.db, { about: aboutOf(sending), at: house.now(), faults });
  },
};

type Asked = Sends & { mailRules: Pick<House["mailRules"], "dkim" | "bounceDomain"> };

/** The findings of the last look at the domain that the house sends from now; null without a mail server. */
export async function lookedAtSender(house: Asked) {
  const sending = await sendingOf(house);
  if (!sending) return null;
  const look = await senderLook(house.db);
  const isOfThis = look?.about === aboutOf(sending);
  return { domain: sending.domain, at: isOfThis ? look.at : null, faults: isOfThis ? look.faults : [] };
}

async function sendingOf(house: Asked): Promise<Sending | undefined> {
  const { dkim, bounceDomain } = house.mailRules;
  const from = await senderOf(house).catch(() => undefined);
  if (!from) return undefined;
  const domain = domainOf(from);
  return { domain, bounceDomain: bounceDomain ?? domain, dkim };
}

const aboutOf = (sending: Sending): string => createHash("sha256").update(JSON.stringify(sending)).digest("hex");
