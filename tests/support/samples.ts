import type { OperationId } from "#api/operation-types.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { guestFields } from "./actors.ts";
import { associateSamples } from "./associate-samples.ts";
import { auditLogSamples } from "./audit-log-samples.ts";
import { auditProofSamples } from "./audit-proof-samples.ts";
import { deliverySamples } from "./delivery-samples.ts";
import { externalSamples } from "./external-samples.ts";
import { feedSamples } from "./feed-samples.ts";
import { homeSamples } from "./home-samples.ts";
import { issuerSamples } from "./issuer.ts";
import { aDemand } from "./kept-rows.ts";
import { kycSamples } from "./kyc-samples.ts";
import { aListedLine, lineListSamples } from "./line-list-samples.ts";
import { lineSamples } from "./line-samples.ts";
import { loadSamples } from "./load-samples.ts";
import { mailSamples } from "./mail-samples.ts";
import { mailingSamples } from "./mailings.ts";
import { noticeSamples } from "./notice-samples.ts";
import { paperSamples } from "./paper-samples.ts";
import { passkeySamples } from "./passkeys.ts";
import { peopleSamples } from "./people-samples.ts";
import { reportSamples } from "./report-samples.ts";
import {
  aCode,
  aFilledMaster,
  aJob,
  aMail,
  aMaster,
  anInvitation,
  aProof,
  aSession,
  aSetupAddress,
  aSubMaster,
  knownCode,
  ownerId,
} from "./rows.ts";
import { scheduledReportSamples } from "./scheduled-report-samples.ts";
import { secondFactorSamples } from "./second-factors.ts";
import { staffSamples } from "./staff-samples.ts";
import { stockListSamples } from "./stock-list-samples.ts";
import { type Sample, stoneSamples } from "./stone-samples.ts";
import { supplySamples } from "./supply-samples.ts";
import { demoPassword } from "./template.ts";
import { workflowSamples } from "./workflow-samples.ts";

const email = "nora@harbour.test";
const password = "nine-green-bottles";
const user_name = "nora.quist";
const person = { user_name, first_name: "Nora", last_name: "Quist", mobile: "70 123 45 67", mobile_country_id: 213 };
const bare: Sample = { ask: () => ({}) };

/** One good request for each operation of the contract; a missing one does not compile. */
export const samples: Record<OperationId, Sample> = {
  validateAccount: { ask: () => ({ body: { email, password } }) },
  validateUser: { ask: () => ({ body: person }) },
  checkEmail: { ask: () => ({ body: { email } }) },
  checkUsername: { ask: () => ({ body: { user_name } }) },
  sendOtp: { ask: () => ({ body: { email } }) },
  verifySignupOtp: {
    ask: async (portal) => {
      await aCode(portal, "signup", email);
      return { body: { email, otp: knownCode } };
    },
  },
  signup: {
    ask: async (portal) => ({
      body: { verification: await aProof(portal, "signup", email), email, password, ...person },
    }),
  },
  login: { ask: () => ({ query: { is_guest: true }, body: guestFields }) },
  logout: bare,
  forgotPassword: { ask: () => ({ body: { email } }) },
  verifyResetOtp: {
    ask: async (portal) => {
      await aCode(portal, "reset", email);
      return { body: { email, otp: knownCode } };
    },
  },
  resetPassword: {
    ask: async (portal) => ({
      body: { verification: await aProof(portal, "reset", demoAddress("newcomer")), password },
    }),
  },
  readInvitation: {
    ask: async (portal) => ({ body: { invitation: await anInvitation(portal, await ownerId(portal, "newcomer")) } }),
  },
  acceptInvitation: {
    ask: async (portal) => ({
      body: { invitation: await anInvitation(portal, await ownerId(portal, "newcomer")), password },
    }),
  },
  readSetupAddress: { ask: async (portal) => ({ body: { setup: await aSetupAddress(portal) } }) },
  setUpHouse: {
    ask: async (portal) => ({
      body: { setup: await aSetupAddress(portal), email, first_name: "Nora", last_name: "Quist", password },
    }),
  },
  signInAgain: { ask: () => ({ body: { password: demoPassword } }), refused: { 4: 422 } },
  changePassword: { ask: () => ({ body: { current_password: demoPassword, password } }), refused: { 4: 422 } },
  getProfile: bare,
  updateProfile: { ask: () => ({ body: { first_name: "Nora", version: 1 } }) },
  listSessions: bare,
  revokeSession: { ask: async (portal, owner) => ({ path: { id: await aSession(portal, owner) } }), owned: [] },

  countWaiting: bare,
  countLiveUsers: bare,
  getShapeWise: bare,
  // The whole stock is for those who run the house.
  listStockDays: { ask: () => ({}), refused: { 2: 403, 4: 403, 5: 403, 6: 403, 7: 403 } },
  listLineDays: bare,
  getQuarterPerformance: bare,
  listHighRecentDeals: bare,
  listRecentKyc: bare,
  getEnquiryCount: bare,
  getEnquiryCountry: bare,
  getEnquiryDetails: bare,
  listQuietClients: bare,
  getFunnelChart: bare,
  getRecentSearchDaywise: bare,
  filterSearchDaywise: { ask: () => ({ body: {} }) },
  getUnmetDemand: bare,
  exportUnmetDemand: {
    ask: async (portal, owner) => {
      await aDemand(portal, owner, { search: { diamond_type: "white", attributes: { shape: { values: ["ROUND"] } } } });
      return {};
    },
  },
  listWaitingDemands: bare,
  getAgeing: bare,
  exportAgeing: bare,
  exportLostTable: bare,
  getLostDeals: bare,
  listLostDeals: { ask: () => ({ query: { step: "hold" } }) },
  exportLostDeals: {
    ask: async (portal, owner) => {
      await aListedLine(portal, "listHolds", owner);
      return { query: { step: "hold", figure: "began" } };
    },
  },
  getHome: bare,
  listOutbox: bare,
  getOutboxMail: { ask: async (portal) => ({ path: { id: await aMail(portal, "kept") } }) },
  resendMail: { ask: async (portal) => ({ path: { id: await aMail(portal, "failed") } }) },
  ...mailSamples,
  listJobs: bare,
  getJob: {
    ask: async (portal, owner) => ({ path: { id: await aJob(portal, owner) } }),
    owned: ["admin/outbox:read"],
  },
  cancelJob: {
    ask: async (portal, owner) => ({ path: { id: await aJob(portal, owner) } }),
    owned: ["admin/outbox:write"],
  },
  getFtpAccess: { ask: async (portal) => ({ path: { id: await ownerId(portal, "ftp") } }) },
  getMaintenance: bare,
  getHouseSettings: bare,
  setHouseSettings: { ask: () => ({ body: { time_zone: "Asia/Kolkata", version: 1 } }) },
  sendTestMail: bare,
  readFirstDay: bare,
  hideFirstDay: { ask: () => ({ body: { is_hidden: true } }) },
  setMaintenance: { ask: () => ({ body: { is_on: false, version: 1 } }) },

  listCountries: bare,
  listCountryCodes: bare,
  listStates: { ask: () => ({ path: { id: 101 } }) },
  listCities: { ask: () => ({ path: { id: 4030 } }) },
  listMasters: bare,
  createMaster: { ask: () => ({ body: { code: "TERMS", name: "Terms" } }) },
  updateMaster: {
    ask: async (portal) => ({ path: { id: await aMaster(portal) }, body: { name: "Due", version: 1 } }),
  },
  deleteMaster: { ask: async (portal) => ({ path: { id: await aMaster(portal) } }) },
  setMasterStatus: { ask: async (portal) => ({ path: { id: await aMaster(portal) }, body: { is_active: false } }) },
  listSubMasters: { ask: () => ({ query: { code: "SHAPE" } }) },
  createSubMaster: {
    ask: async (portal) => ({ body: { master_id: await aMaster(portal), code: "A", name: "A" } }),
  },
  updateSubMaster: {
    ask: async (portal) => ({ path: { id: await aSubMaster(portal) }, body: { name: "Z", version: 1 } }),
  },
  deleteSubMaster: { ask: async (portal) => ({ path: { id: await aSubMaster(portal) } }) },
  setSubMasterStatus: {
    ask: async (portal) => ({ path: { id: await aSubMaster(portal) }, body: { is_active: false } }),
  },
  reorderSubMasters: {
    ask: async (portal) => {
      const { master_id, ids } = await aFilledMaster(portal);
      return { body: { master_id, ids: ids.toReversed(), seen: ids } };
    },
  },

  listRoles: bare,
  listRoleUsers: { ask: () => ({ query: { role_id: 5 } }) },
  listCategories: { ask: () => ({ query: { role_id: 5 } }) },
  listSubmodules: { ask: () => ({ query: { category_id: 1 } }) },
  getUserPermissions: { ask: () => ({ query: { role_id: 5 } }) },
  updateUserPermissions: {
    ask: async (portal) => ({
      query: { role_id: 5, user_id: await ownerId(portal, "associate2") },
      body: { permissions: [{ permission_id: 1, read_access: true, write_access: false }], version: 1 },
    }),
  },
  ...auditProofSamples,
  ...externalSamples,
  ...associateSamples,
  ...paperSamples,
  ...reportSamples,
  ...workflowSamples,
  ...peopleSamples,
  ...auditLogSamples,
  ...issuerSamples,
  ...passkeySamples,
  ...secondFactorSamples,
  ...staffSamples,
  ...stoneSamples,
  ...loadSamples,
  ...deliverySamples,
  ...supplySamples,
  ...scheduledReportSamples,
  ...stockListSamples,
  ...feedSamples,
  ...mailingSamples,
  tellPageTimings: {
    ask: (portal) => {
      portal.house.isPageTimed = true;
      return { body: { timings: [{ figure: "LCP", value: 812.4, screen: "/login" }] } };
    },
  },
  ...homeSamples,
  ...noticeSamples,
  ...lineListSamples,
  ...lineSamples,
  ...kycSamples,
};
