import type { Data } from "#api/operation-types.ts";
import { kindWords } from "./words.ts";

export type Staff = Data<"listAdmins">["data"][number];
export type KindName = "admin" | "qc";

/** Two lists of the same form, each with its calls and its words. */
export const staffKinds = {
  admin: {
    words: kindWords.admin,
    list: "listAdmins",
    create: "createAdmin",
    update: "updateAdmin",
    remove: "deleteAdmin",
  },
  qc: { words: kindWords.qc, list: "listQcs", create: "createQc", update: "updateQc", remove: "deleteQc" },
} as const;

export type StaffKind = (typeof staffKinds)[KindName];
