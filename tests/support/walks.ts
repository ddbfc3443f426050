// What each machine is walked with: its samples of every event, good ones and ones that must be refused.
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { roleIds } from "#domain/roles.ts";
import { emptyPage, type FetchContext, type FetchProfile } from "#machines/fetch-cycle.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import type { SessionContext, SessionUser } from "#machines/session-parts.ts";
import type { WalkSpec } from "./walk.ts";

const person = (role_id: number, key: string) => ({ key, role_id }) as SessionUser;
const mara = person(roleIds.customer, "session-1");
const guest = person(roleIds.guest, "session-2");
const stranger = person(roleIds.customer, "session-9");
const code = { email: "ma***ra@orchard.test", expires_at: "2026-11-20T09:10:00Z", resend_at: "2026-11-20T09:01:00Z" };

const has = (value: unknown) => value !== null;

const sessionSamples = (snapshot: AnyMachineSnapshot): EventObject[] => {
  const { attempt } = snapshot.context as SessionContext;
  const answers = [attempt, attempt - 1].flatMap((number) => [
    { type: "SIGNED_IN", attempt: number, token: "token", user: mara, message: "Sign-in successful!" },
    { type: "SIGNED_IN", attempt: number, token: "token", user: guest, message: "Sign-in successful!" },
    { type: "FAILED", attempt: number, message: "Sign-in failed" },
    { type: "OTP_SENT", attempt: number, code },
    { type: "VERIFIED", attempt: number, verification: "proof" },
    { type: "RESET_DONE", attempt: number, message: "The new password is set." },
    { type: "LOGGED_OUT", attempt: number },
  ]);
  const kept = [mara, guest].flatMap((user) => [
    { type: "RESTORE", version: 20, token: "token", user },
    { type: "RESTORE", version: 19, token: "token", user },
    { type: "RESTORE", version: 20, token: "", user },
  ]);
  const events = [
    { type: "RESTORE", version: 20, token: "token", user: null },
    { type: "NO_TOKEN" },
    { type: "LOGIN", email: "mara@orchard.test", password: "three-quiet-lanterns" },
    { type: "GUEST", guest: { email: "mara@orchard.test" } },
    ...["mara@orchard.test", "other@orchard.test"].flatMap((email) => [
      { type: "SEND_OTP", email },
      { type: "FORGOT", email },
    ]),
    { type: "VERIFY", otp: "402917" },
    { type: "SIGN_UP", form: {} },
    { type: "RESET", password: "four-loud-trumpets" },
    { type: "BACK" },
    { type: "PROFILE", user: { ...mara, first_name: "Maria" } },
    { type: "PROFILE", user: { ...guest, first_name: "Maria" } },
    { type: "PROFILE", user: stranger },
    { type: "PROFILE_FAILED", message: "Something went wrong" },
    { type: "LOGOUT" },
    { type: "UNAUTHORIZED", path: "/login" },
    { type: "UNAUTHORIZED", path: "/inventory" },
    { type: "MAINTENANCE", message: "Back at six." },
    { type: "CLEAR" },
    { type: "FETCH" },
  ];
  return [...kept, ...answers, ...events];
};

const sessionState = ({ value, context }: AnyMachineSnapshot): unknown => {
  const { token, user, email, code, verification, error, notice } = context as SessionContext;
  return [value, token, user, email, has(code), has(verification), has(error), has(notice)];
};

const fetchSamples = (snapshot: AnyMachineSnapshot): EventObject[] => {
  const { request } = snapshot.context as FetchContext;
  const page = { ...emptyPage, totalPages: 1, totalRecords: 1 };
  const answers = [request, request - 1].flatMap((number) => [
    { type: "OK", request: number, rows: [{ id: 1 }], page, totals: { pieces: 1 }, detail: { id: 1 } },
    { type: "OK", request: number, rows: [], page: emptyPage, totals: null, detail: null },
    { type: "OK", request: number },
    { type: "FAIL", request: number, message: "Failed to fetch data" },
  ]);
  const events = [
    { type: "FETCH" },
    { type: "FETCH", columns: ["name"], selectedId: 1 },
    { type: "SELECT", ids: [1] },
    { type: "SELECT", ids: [] },
    { type: "RESET" },
    { type: "LOGIN" },
  ];
  return [...answers, ...events];
};

const fetchState = ({ value, context }: AnyMachineSnapshot): unknown => {
  const { rows, selected, columns, totals, detail, selectedId, error } = context as FetchContext;
  return [value, rows.length, selected.length, columns.length, has(totals), has(detail), selectedId, has(error)];
};

const fetchWalk = (profile: FetchProfile): WalkSpec => ({
  workflow: workflows.fetchCycle,
  input: { profile },
  samples: fetchSamples,
  project: fetchState,
});

const toggleSamples = () => [{ type: "ACTIVATE" }, { type: "DEACTIVATE" }, { type: "DELETE" }, { type: "xstate.init" }];

/** The walks of every machine; a machine that behaves by its input is walked with each. */
export const walks: Record<WorkflowName, WalkSpec[]> = {
  session: [{ workflow: workflows.session, samples: sessionSamples, project: sessionState }],
  fetchCycle: [fetchWalk("list"), fetchWalk("search"), fetchWalk("detail")],
  master: [{ workflow: workflows.master, samples: toggleSamples }],
  subMaster: [{ workflow: workflows.subMaster, samples: toggleSamples }],
  caratRange: [{ workflow: workflows.caratRange, samples: toggleSamples }],
  demand: [{ workflow: workflows.demand, samples: toggleSamples }],
  collection: [{ workflow: workflows.collection, samples: toggleSamples }],
  featuredStone: [{ workflow: workflows.featuredStone, samples: toggleSamples }],
};
