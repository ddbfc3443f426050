import type { Data } from "#api/operation-types.ts";
import type { Api } from "./api.ts";
import type { TestApp } from "./app.ts";
import { freeStones } from "./line-stones.ts";

export type Talk = Data<"getEnquiry">;
export const question = "Is the table clean?";

/** A free stone without any enquiry. */
async function aQuietStone(portal: TestApp): Promise<string> {
  const free = await freeStones(portal, 500);
  const { rows } = await portal.pool.query(
    `SELECT s.stock_no FROM stone s WHERE s.stock_no = ANY ($1)
      AND NOT EXISTS (SELECT FROM stone_line l WHERE l.stone_id = s.id AND l.list = 'enquiry') ORDER BY s.id LIMIT 1`,
    [free],
  );
  return rows[0].stock_no;
}

/** An enquiry of a customer about a free stone. */
export async function aTalk(portal: TestApp, by: "customer" | "customer2" = "customer") {
  const stock_no = await aQuietStone(portal);
  const { data } = await portal.as(by).call("openEnquiries", { body: { stock_numbers: [stock_no], text: question } });
  const line = data.data[0];
  if (!line) throw new Error("nothing was asked");
  return { id: line.id, stock_no, line };
}

export const talkNow = async (who: Api, id: number): Promise<Talk> => {
  const { data } = await who.call("getEnquiry", { path: { id } });
  return data;
};
const versionOf = async (who: Api, id: number) => (await talkNow(who, id)).line.version;

export const ask = (who: Api, id: number, text = "And is there a video?") =>
  who.call("askInEnquiry", { path: { id }, body: { text } });

export const answer = async (who: Api, id: number, text = "It is clean.", version?: number) =>
  who.call("answerEnquiry", { path: { id }, body: { version: version ?? (await versionOf(who, id)), text } });

type Offer = { price_per_ct: number; stands_hours: number; is_held: boolean; text?: string; reason?: string };
/** Makes an offer at the client's own price, unless another is named. */
export async function offer(who: Api, id: number, of: Partial<Offer> = {}) {
  const { line } = await talkNow(who, id);
  const usual = { version: line.version, price_per_ct: line.markup_ppc, stands_hours: 24, is_held: false };
  return who.call("makeOffer", { path: { id }, body: { ...usual, ...of } });
}

type Bid = { price_per_ct: number; stands_hours: number; text?: string };
/** Bids 5 % less than the client's own price, unless another price is named. */
export async function bid(who: Api, id: number, of: Partial<Bid> = {}) {
  const { line } = await talkNow(who, id);
  const price_per_ct = Math.round(line.markup_ppc * 95) / 100;
  return who.call("makeBid", { path: { id }, body: { version: line.version, price_per_ct, stands_hours: 24, ...of } });
}

export const acceptBid = async (who: Api, id: number, more: { version?: number; reason?: string } = {}) =>
  who.call("acceptBid", { path: { id }, body: { ...more, version: more.version ?? (await versionOf(who, id)) } });

export const declineBid = async (who: Api, id: number, text = "We paid more ourselves.") =>
  who.call("declineBid", { path: { id }, body: { version: await versionOf(who, id), text } });

export const accept = async (who: Api, id: number, version?: number) =>
  who.call("acceptOffer", { path: { id }, body: { version: version ?? (await versionOf(who, id)) } });

export const decline = async (who: Api, id: number, text?: string) =>
  who.call("declineOffer", { path: { id }, body: { version: await versionOf(who, id), ...(text && { text }) } });

export const close = (who: Api, id: number, reason?: string) =>
  who.call("closeEnquiries", { body: { ids: [id], ...(reason && { reason }) } });

/** The messages, with the side of each. */
export const said = ({ messages }: Talk) =>
  messages.map(({ kind, text, author }) => [kind, text, author.is_client ? "client" : "house"]);
