import type { Data } from "#api/operation-types.ts";
import { maybeNumber } from "#domain/money.ts";
import { personName } from "#domain/person-name.ts";
import type { RoleId } from "#domain/roles.ts";
import { isBuyer, reachOf } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { enquiryOwner, messagesOf, type ShownMessage } from "../db/queries/enquiry-messages.ts";
import { claimsOn } from "../db/queries/stone-life.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { linesAnswer } from "./line-on-wire.ts";
import { stonesNow } from "./stone-now.ts";

type Enquiry = Data<"getEnquiry">;
type Message = Enquiry["messages"][number];

/** An enquiry with all its messages; one out of the actor's reach is not found. */
export async function enquiryAnswer(ctx: Reading, id: number): Promise<Enquiry> {
  const [[owner]] = await oneTrip(ctx.db, enquiryOwner(id));
  const reach = owner ? reachOf(ctx.actor, { id: owner.holder_id, associate_id: owner.associate_id }) : [];
  if (reach.length === 0) throw new Problem("notFound");
  const messages = await messagesOf(ctx.db, id);
  const {
    data: [line],
  } = await linesAnswer(ctx, [id]);
  if (!line) throw new Problem("notFound");
  return { line, messages: messages.map((message) => messageOnWire(ctx, message)), ...(await whereIs(ctx, line)) };
}

/** The claim on the stone, and if it is the enquiry's client who has it; nothing for a free stone. */
async function whereIs(ctx: Reading, { stone, user }: Enquiry["line"]): Promise<Pick<Enquiry, "now" | "is_clients">> {
  const now = (await stonesNow(ctx, [stone])).get(stone.id);
  if (!now) return {};
  const [claim] = await claimsOn(ctx.db, [stone.id], ctx.now);
  return { now, is_clients: claim?.client.id === user.id };
}

const moment = (date: Date | null) => date?.toISOString() ?? null;

function messageOnWire({ actor }: Reading, message: ShownMessage): Message {
  const { id, kind, text } = message;
  const isClients = message.role_id !== null && isBuyer(message.role_id as RoleId);
  // A client is not told who of the house wrote, except their own associate.
  const isNamed = isClients || message.is_their_associate || !isBuyer(actor.roleId);
  const { first_name, last_name } = message;
  const name = first_name === null ? null : personName({ first_name, last_name: last_name ?? "" });
  return {
    id,
    kind,
    text,
    author: { name: isNamed ? name : null, is_own: message.author_id === actor.accountId, is_client: isClients },
    offered_ppc: maybeNumber(message.offered_ppc),
    stands_until: moment(message.stands_until),
    held_until: moment(message.held_until),
    at: message.created_at.toISOString(),
  };
}
