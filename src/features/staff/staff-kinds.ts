import type { Data } from "#api/operation-types.ts";
import { kindWords } from "./words.ts";

export type Staff = Data<"listAdmins">["data"][number];
export type KindName = "admin" | "qc" | "auditor";

/** Lists of the same form, each with its calls and its words. */
export const staffKinds = {
  admin: {
    words: kindWords.admin,
    list: "listAdmins",
    create: "createAdmin",
    update: "updateAdmin",
    remove: "deleteAdmin",
  },
  qc: { words: kindWords.qc, list: "listQcs", create: "createQc", update: "updateQc", remove: "deleteQc" },
  auditor: {
    words: kindWords.auditor,
    list: "listAuditors",
    create: "createAuditor",
    update: "updateAuditor",
    remove: "deleteAuditor",
  },
} as const;

/** The lists in which a person of the house may stand. */
export const staffLists = Object.values(staffKinds).map(({ list }) => list);

export type StaffKind = (typeof staffKinds)[KindName];
