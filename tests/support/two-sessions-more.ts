import type { FeedState } from "#domain/feeds.ts";
import { documentCategories } from "#domain/kyc.ts";
import type { LoadState } from "#domain/load.ts";
import type { MailingState } from "#domain/mailings.ts";
import { aLoad, aMapping } from "./a-load.ts";
import type { DemoName } from "./actors.ts";
import type { LooseInput } from "./api.ts";
import type { TestApp } from "./app.ts";
import { aFeed } from "./feed-samples.ts";
import { feedNow } from "./feeds.ts";
import { KycDesk } from "./kyc-desk.ts";
import { pdfFile } from "./kyc-files.ts";
import { documentTypeId } from "./kyc-rows.ts";
import { aMailing, aRunKey, mailingNow } from "./mailings.ts";
import type { Meeting, SessionAct } from "./two-sessions.ts";

type Met<State> = readonly [state: State, acts: readonly SessionAct[]];

const switching = (is_active: boolean): SessionAct => ({ operation: "setFeedStatus", more: { is_active } });
const [run, pause, resume] = (["runFeed", "pauseFeed", "resumeFeed"] as const).map((operation) => ({ operation }));
const ofFeeds: readonly Met<FeedState>[] = [
  ["off", [switching(true)]],
  ["resting", [run, pause, switching(false)] as SessionAct[]],
  ["running", [switching(false)]],
  ["waiting", [run, pause, switching(false)] as SessionAct[]],
  ["asking", [resume, switching(false)] as SessionAct[]],
  ["paused.byPerson", [resume, switching(false)] as SessionAct[]],
  ["paused.afterFailures", [resume, switching(false)] as SessionAct[]],
];

const send: SessionAct = { operation: "sendBulkEmail" };
const scheduling = (is_active: boolean): SessionAct => ({ operation: "scheduleBulkEmail", more: { is_active } });
const goingOn: readonly SessionAct[] = [{ operation: "resumeBulkEmail" }, { operation: "abandonBulkEmail" }];
const ofMailings: readonly Met<MailingState>[] = [
  ["draft", [send, scheduling(true)]],
  ["scheduled", [scheduling(false)]],
  ["sending", [{ operation: "stopBulkEmail" }]],
  ["stopped", goingOn],
  ["failed", goingOn],
  ["sent", [send, scheduling(true)]],
];

const remap: SessionAct = { operation: "setLoadMapping", more: { mapping: aMapping } };
const cancel: SessionAct = { operation: "cancelLoad" };
const retry: SessionAct = { operation: "retryLoad" };
const ofLoads: readonly Met<LoadState>[] = [
  ["received", [cancel]],
  ["reading", [remap, cancel]],
  ["waiting", [remap, cancel, { operation: "commitLoad", more: { accepted: [] } }]],
  ["committed", [{ operation: "rollBackLoad" }]],
  ["refused", [remap]],
  ["failed.reading", [remap, cancel, retry]],
  ["failed.committing", [retry]],
  ["failed.rollingBack", [retry]],
];

/** The acts on a paper: the decisions of the office, and another file of the client. */
type Paper = "approve" | "reject" | "revoke" | "replace";
const deciding: Record<Exclude<Paper, "replace">, object> = {
  approve: { status: 2 },
  reject: { status: 3, remark: "The stamp is missing" },
  revoke: { status: 3, remark: "It has expired" },
};
const onPaper = (act: Paper, by?: DemoName): SessionAct => ({
  operation: "updateDocuments",
  ...(by && { by }),
  more: { act },
});
const ofPapers: readonly Met<"pending" | "approved" | "rejected">[] = [
  ["pending", [onPaper("approve"), onPaper("reject"), onPaper("replace", "customer")]],
  ["approved", [onPaper("revoke")]],
  ["rejected", [onPaper("replace", "customer")]],
];

async function aPaper(portal: TestApp, state: "pending" | "approved" | "rejected") {
  const desk = new KycDesk(portal);
  // The paper of the meeting before waits once more.
  await portal.pool.query(
    "UPDATE kyc_document SET state = 'pending', status = 1, remark = NULL, decided_by = NULL, decided_at = NULL",
  );
  const waiting = await desk.waiting();
  if (state !== "pending") await desk.decide("admin", "business", state === "approved" ? 2 : 3, waiting);
  const { business_id, business_data } = await desk.read("admin", waiting.business_id);
  const { document_id: id, version, file } = business_data[0] as NonNullable<(typeof business_data)[0]>;
  const document_type = await documentTypeId(portal);
  const input = ({ more }: SessionAct): LooseInput => {
    const { act } = more as { act: Paper };
    const entry = { document_category: documentCategories.business, version };
    if (act === "replace") {
      const business_image = pdfFile("licence.pdf", "three");
      return { body: { business_data: [{ ...entry, document_type }] }, files: { business_image } };
    }
    return { body: { business_id, business_data: [{ ...entry, sha256: file.sha256, ...deciding[act] }] } };
  };
  return { id, version, input };
}

/** Every state of feeds, loads, mail rules and papers that several people act on. */
export const moreMeetings: readonly Meeting[] = [
  ...ofFeeds.map(([state, acts]) => ({
    machine: "feed",
    state,
    async make(portal: TestApp) {
      const { id, version } = await feedNow(portal, await aFeed(portal, state));
      const input = ({ more }: SessionAct) => ({ path: { id }, query: { state }, ...(more && { body: more }) });
      return { id, version, input };
    },
    acts,
  })),
  ...ofMailings.map(([state, acts]) => ({
    machine: "mailing",
    state,
    async make(portal: TestApp) {
      const { id, version } = await mailingNow(portal, await aMailing(portal, state, { schedule: "0 9 * * 1" }));
      const input = ({ operation, more }: SessionAct) => ({
        path: { id },
        ...(operation === "sendBulkEmail" && { query: { version, run_key: aRunKey() } }),
        ...(more && { body: more }),
      });
      return { id, version, input };
    },
    acts,
  })),
  ...ofLoads.map(([state, acts]) => ({
    machine: "load",
    state,
    async make(portal: TestApp) {
      const { id, version } = await aLoad(portal, state);
      return { id, version, input: ({ more }: SessionAct) => ({ path: { id }, body: { version, ...more } }) };
    },
    acts,
  })),
  ...ofPapers.map(([state, acts]) => ({
    machine: "kycDocument",
    state,
    make: (portal: TestApp) => aPaper(portal, state),
    acts,
  })),
];
