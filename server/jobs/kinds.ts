import { applyPriceLists } from "./apply-price-lists.ts";
import { checkConformance } from "./check-conformance.ts";
import { cleanUp } from "./clean-up.ts";
import { compareStates } from "./compare-states.ts";
import { exportClients } from "./export-clients.ts";
import { exportLines } from "./export-lines.ts";
import { exportLog } from "./export-log.ts";
import { exportStones } from "./export-stones.ts";
import { mailCode } from "./mail-code.ts";
import { makeCheckpoint } from "./make-checkpoint.ts";
import { remindHolders } from "./remind-holders.ts";
import { removeFile } from "./remove-file.ts";
import { sendMail } from "./send-mail.ts";
import { tellDemands } from "./tell-demands.ts";
import { verifyLog } from "./verify-log.ts";
import { writeOverdueTasks } from "./write-overdue-tasks.ts";

/** Every kind of work in the background, by its name. */
export const jobKinds = {
  applyPriceLists,
  checkConformance,
  cleanUp,
  compareStates,
  exportClients,
  exportLines,
  exportLog,
  exportStones,
  mailCode,
  makeCheckpoint,
  remindHolders,
  removeFile,
  sendMail,
  tellDemands,
  verifyLog,
  writeOverdueTasks,
};
export type JobKinds = typeof jobKinds;
