import type { OperationId } from "#api/operation-types.ts";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { defaultPairSetting } from "#domain/search/pair-search.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import { aBid, aLine, anOffer, aReceivedLine, aWish, clientFor } from "./a-line.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";
import { aStockNumber, type Sample } from "./stone-samples.ts";

/** A sample on a client's row for everybody who reaches it, with the roles that the machines refuse. */
const lineOf = (refused: Sample["refused"], ask: Sample["ask"]): Sample => ({ isClients: true, refused, ask });

/** A sample that begins lines: buyers for themselves, the house for a client that it names. */
const begin = (refused: Sample["refused"] = {}, more: object = {}): Sample =>
  lineOf({ 3: 403, ...refused }, async (portal, owner) => ({
    body: { stock_numbers: [await aStockNumber(portal)], user_id: await ownerId(portal, clientFor(owner)), ...more },
  }));

const move = (list: StoneList, refused: Sample["refused"] = {}, more: object = {}): Sample =>
  lineOf({ 3: 403, ...refused }, async (portal, owner) => ({
    body: { ids: [await aLine(portal, owner, list)], ...more },
  }));

const reason = "Sold elsewhere";
const text = "Is the table clean?";
const external = async (portal: TestApp, owner: Owner) => aLine(portal, owner === "ftp" ? "ftp" : "api", "external");

/** One good request for each operation about lines of stones, and about the trade rules. */
export const lineSamples = {
  addToCart: begin(),
  removeFromCart: move("cart"),
  addToWatchlist: begin(),
  removeFromWatchlist: move("watchlist"),
  addNotes: begin({}, { text }),
  removeNotes: move("notes"),
  openEnquiries: begin({}, { text }),
  closeEnquiries: move("enquiry"),
  getEnquiry: lineOf({}, async (portal, owner) => ({ path: { id: await aLine(portal, owner, "enquiry") } })),
  askInEnquiry: lineOf({ 3: 403 }, async (portal, owner) => ({
    path: { id: await aLine(portal, owner, "enquiry") },
    body: { text },
  })),
  answerEnquiry: lineOf({ 3: 403 }, async (portal, owner) => ({
    path: { id: await aLine(portal, owner, "enquiry") },
    body: { version: 1, text },
  })),
  makeOffer: lineOf({ 3: 403 }, async (portal, owner) => ({
    path: { id: await aLine(portal, owner, "enquiry") },
    body: { version: 1, price_per_ct: 9_000_000, stands_hours: 24, is_held: false, reason },
  })),
  makeBid: lineOf({ 3: 403, 4: 422 }, async (portal, owner) => ({
    path: { id: await aLine(portal, owner, "enquiry") },
    body: { version: 1, price_per_ct: 6500, stands_hours: 24 },
  })),
  acceptBid: lineOf({ 3: 403 }, async (portal, owner) => ({
    path: { id: await aBid(portal, owner) },
    body: { version: 1, reason },
  })),
  declineBid: lineOf({ 3: 403 }, async (portal, owner) => ({
    path: { id: await aBid(portal, owner) },
    body: { version: 1, text },
  })),
  acceptOffer: lineOf({ 3: 403, 4: 422 }, async (portal, owner) => ({
    path: { id: await anOffer(portal, owner) },
    body: { version: 1 },
  })),
  declineOffer: lineOf({ 3: 403 }, async (portal, owner) => ({
    path: { id: await anOffer(portal, owner) },
    body: { version: 1 },
  })),
  createHolds: begin({ 4: 422 }),
  releaseHolds: move("hold", { 4: 403 }),
  extendHolds: move("hold", { 5: 403 }),
  confirmStones: begin({ 4: 422 }),
  updateConfirmStones: lineOf({ 3: 403, 4: 403 }, async (portal, owner) => ({
    body: { lines: [{ id: await aLine(portal, owner, "confirm"), version: 1, status: 4 }] },
  })),
  approveStones: move("confirm", { 5: 403 }),
  rejectStones: move("confirm", { 5: 403 }, { reason }),
  previewMemo: begin(),
  previewPaper: lineOf({}, async (portal, owner) => ({
    body: { kind: "memo", user_id: await ownerId(portal, clientFor(owner)) },
  })),
  issueMemo: begin(),
  receiveMemo: lineOf({}, async (portal, owner) => ({ body: { ids: [await aLine(portal, owner, "memo")] } })),
  sellMemo: move("memo"),
  tellMemoWish: lineOf({ 3: 403 }, async (portal, owner) => ({
    body: { lines: [{ id: await aLine(portal, owner, "memo"), version: 1 }], wants: "keep" },
  })),
  declineMemoWish: lineOf({ 3: 403 }, async (portal, owner) => ({
    body: { ids: [await aWish(portal, owner)], reason },
  })),
  reverseMemo: lineOf({ 3: 403, 5: 403 }, async (portal, owner) => ({
    body: { ids: [await aReceivedLine(portal, owner)], reason },
  })),

  importExternalDiamonds: {
    refused: { 3: 403 },
    ask: async (portal) => ({
      body: { stock_numbers: [await aStockNumber(portal)], user_id: await ownerId(portal, "api") },
    }),
  },
  approveExternalDiamonds: {
    refused: { 3: 403 },
    ask: async (portal, owner) => ({ body: { ids: [await external(portal, owner)] } }),
  },
  rejectExternalDiamonds: {
    refused: { 3: 403 },
    ask: async (portal, owner) => ({ body: { ids: [await external(portal, owner)], reason } }),
  },

  getTradeRules: { ask: () => ({}) },
  getPaperSettings: { ask: () => ({}) },
  listPairFields: { ask: () => ({}) },
  getPairSetting: { ask: () => ({}) },
  setPairSetting: { ask: () => ({ body: { ...defaultPairSetting, is_exclusive: false, version: 1 } }) },
  previewPairSetting: {
    ask: () => ({ body: { shape: "ROUND", setting: { ...defaultPairSetting, version: 1 } } }),
  },
  getArrivalSetting: { ask: () => ({}) },
  setArrivalSetting: { ask: () => ({ body: { days: 14, count_from: "today", version: 1 } }) },
  previewArrivalSetting: { ask: () => ({ body: { days: 14, count_from: "today" } }) },
  setPaperSettings: { ask: () => ({ body: { ...defaultPaperSettings, version: 1 } }) },
  setTradeRules: { ask: () => ({ body: { ...defaultRules, hold_hours: 24, version: 1 } }) },
  setStoneListing: {
    refused: { 3: 403 },
    ask: async (portal) => ({ path: { stock_no: await aStockNumber(portal) }, body: { is_listed: false } }),
  },
} satisfies Partial<Record<OperationId, Sample>>;
