import { type Party, parties, roleIds } from "#domain/roles.ts";
import type { Step } from "#machines/kit/judge.ts";
import { isRecorded } from "./recorded.ts";

/** An entry of the log as it is read: the text that was hashed. */
export type LogEntry = { seq: number; body: string };

type Of = { seq: number; at: number; workflow: string; item: string };
/** News of a workflow's item in an entry: it began, took a transition, or was deleted. */
export type Notice = Of &
  (
    | { what: "step"; step: Step; business: number | null }
    | { what: "birth"; state: string; business: number }
    | { what: "death" }
  );

type Fact = Record<string, unknown>;
type Row = Record<string, unknown>;

/** The notices in an entry; most changes of data have none. */
export function noticesIn({ seq, body }: LogEntry): Notice[] {
  const fact = factIn(body);
  const about = { seq, at: Date.parse(text(fact.at)) || 0, item: text(fact.item) };
  const workflow = text(fact.workflow);
  if (typeof fact.from === "string" && typeof fact.to === "string") {
    const taken = { ...about, workflow, what: "step" as const, ...stepOf(fact, fact.from, fact.to) };
    return isRecorded(workflow) ? itemsIn(fact).map((item) => ({ ...taken, item })) : [];
  }
  const [table = "", act] = text(fact.transition).split(".");
  const tell = rows[table];
  if (!tell || (act !== "insert" && act !== "seed" && act !== "delete") || about.item === "0") return [];
  const row = (act === "delete" ? fact.before : fact.after) as Row | undefined;
  return tell(objectIn(row) as Row, idIn(Number(about.item)) ?? 0).map(({ workflow: name, state, business }) =>
    act === "delete"
      ? { ...about, workflow: name, what: "death" }
      : { ...about, workflow: name, what: "birth", state, business },
  );
}

/** The items of a step: one, or all that took it alike (decision 0067). */
const itemsIn = ({ item, items }: Fact): string[] => (Array.isArray(items) ? items.map(String) : [text(item)]);

/**
 * The fields of an entry. A forged entry may hold anything: unreadable text counts as empty, and the chain names it.
 */
function factIn(body: string): Fact {
  try {
    return objectIn(JSON.parse(body)) as Fact;
  } catch {
    return {};
  }
}
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const idIn = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

function stepOf(fact: Fact, from: string, to: string): { step: Step; business: number | null } {
  const role = typeof fact.role === "number" ? fact.role : null;
  const step: Step = {
    transition: text(fact.transition),
    from,
    to,
    role,
    party: partyIn(fact),
    event: objectIn(fact.event),
    known: isOfFirstForm(fact) && fact.known === undefined ? null : objectIn(fact.known),
    model: text(fact.model),
  };
  const { business_id } = objectIn(fact.after) as Row;
  const ofBusiness = text(fact.workflow).startsWith("business") ? idIn(Number(fact.item)) : null;
  return { step, business: ofBusiness ?? idIn(business_id) };
}

/**
 * True for an entry of the first form. It may lack the party of a step and what was known: its absence is no deviation.
 */
const isOfFirstForm = ({ form }: Fact): boolean => form === undefined;

function partyIn(fact: Fact): Party | null {
  if (parties.includes(fact.party as Party)) return fact.party as Party;
  return isOfFirstForm(fact) && fact.party === undefined ? null : "visitor";
}

const objectIn = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

type Begun = { workflow: string; state: string; business: number };
const flag = (workflow: string) => (row: Row) => [{ workflow, state: activeOf(row), business: 0 }];
const activeOf = ({ is_active }: Row) => (is_active === false ? "inactive" : "active");
const businessIn = ({ business_id }: Row) => idIn(business_id) ?? 0;
const registrations: Record<number, string> = { 9: "notRegistered", 10: "kycPending", 11: "registered" };
const isExternal = ({ role_id }: Row) => role_id === roleIds.apiClient || role_id === roleIds.ftpClient;

/** The workflows and first states of rows that begin and end without a transition. */
const rows: Record<string, (row: Row, id: number) => Begun[]> = {
  master: flag("master"),
  sub_master: flag("subMaster"),
  carat_range: flag("caratRange"),
  collection: flag("collection"),
  featured_stone: flag("featuredStone"),
  popup: flag("popup"),
  house_event: flag("houseEvent"),
  banner: flag("banner"),
  provider: flag("provider"),
  demand: flag("demand"),
  stock_list: flag("stockList"),
  scheduled_report: flag("scheduledReport"),
  account: (row) => [
    { workflow: isExternal(row) ? "externalClient" : "account", state: activeOf(row), business: businessIn(row) },
  ],
  business: (row, id) => [
    { workflow: "business", state: registrations[Number(row.status)] ?? "notRegistered", business: id },
    { workflow: "businessAccount", state: activeOf(row), business: id },
  ],
  task: (row) => [{ workflow: "task", state: row.state === "done" ? "done" : "pending", business: 0 }],
  mailing: (row) => [{ workflow: "mailing", state: text(row.state) || "draft", business: 0 }],
  feed: (row) => [{ workflow: "feed", state: text(row.state) || "off", business: 0 }],
  kyc_document: (row) => [{ workflow: "kycDocument", state: text(row.state), business: businessIn(row) }],
};

/** Tables of workflows whose name differs from the table's. */
const tables: Record<string, string> = {
  subMaster: "sub_master",
  caratRange: "carat_range",
  featuredStone: "featured_stone",
  houseEvent: "house_event",
  kycDocument: "kyc_document",
  stockList: "stock_list",
  scheduledReport: "scheduled_report",
  externalClient: "account",
  businessAccount: "business",
};

/** The names that the log uses for a workflow's items. */
export const namesInLog = (workflow: string): string[] => [workflow, ...(tables[workflow] ? [tables[workflow]] : [])];
