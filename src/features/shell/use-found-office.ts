import { useDebouncedValue } from "@mantine/hooks";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { clientLabel } from "#domain/client-label.ts";
import { roleIds } from "#domain/roles.ts";
import { groupings } from "#domain/stone-lists.ts";
import type { Found } from "./use-found.ts";
import { words } from "./words.ts";

const oneMinute = 60_000;
const restMs = 200;
const atMost = 6;
/** True for the number of a paper: `INV-2026-0117`, with or without its prefix, or its beginning. */
const isPaper = (text: string) => /^([a-z][a-z0-9]{0,5}-)?\d{4}-\d{1,6}$/i.test(text);

/** The screens of the office that may be opened. */
interface Office {
  memos: boolean;
  invoices: boolean;
  holds: boolean;
  clients: boolean;
  external: boolean;
  associates: boolean;
}

/**
 * The house's matches beside stones: memos, invoices and credit notes by their number, clients and business associates,
 * each with the address of its own page.
 */
export function useFoundInOffice(typed: string, office: Office): Record<"papers" | "people", Found[]> {
  const { memos, invoices } = office;
  const maySee = office.holds || office.clients || office.external;
  const [query] = useDebouncedValue(typed.trim(), restMs);
  const freshForMs = oneMinute;
  const page = { currentTab: "all", search: query, page: 1, size: atMost };
  const memo = useCall(
    "listMemos",
    { query: { ...page, groupBy: groupings.memo } },
    { isReady: memos && isPaper(query), freshForMs },
  );
  const invoice = useCall(
    "listInvoices",
    { query: { ...page, groupBy: groupings.invoice } },
    { isReady: invoices && isPaper(query), freshForMs },
  );
  const client = useCall(
    "listClientOptions",
    { query: { search: query, size: atMost } },
    { isReady: maySee && query.length >= 2, freshForMs },
  );
  const associate = useCall(
    "listAssociates",
    { query: { search: query, page: 1, size: atMost } },
    { isReady: office.associates && query.length >= 2, freshForMs },
  );
  const isAsked = typed.trim() !== "";
  const papers =
    isAsked && isPaper(query)
      ? [...papersIn(memo.data, "memo", query), ...papersIn(invoice.data, "invoice", query)]
      : [];
  const isName = isAsked && query.length >= 2;
  const clients = (isName && maySee ? (client.data?.data ?? []) : []).map(
    (one): Found => ({ id: `client ${one.id}`, label: clientLabel(one), icon: "users", ...pageOf(one, office) }),
  );
  const associates = (isName && office.associates ? (associate.data?.data ?? []) : []).map(
    ({ id, first_name, last_name }): Found => ({
      id: `associate ${id}`,
      label: `${first_name} ${last_name}`,
      hint: words.associate,
      icon: "users",
      to: addresses.associate(id, "profile"),
    }),
  );
  return { papers, people: [...clients, ...associates] };
}

/** The page of a client or an external client. A viewer who may open neither is led to their holds. */
function pageOf(
  { id, role_id }: { id: number; role_id: number },
  { clients, external }: Office,
): Pick<Found, "to" | "hint"> {
  const isPerson = role_id === roleIds.customer;
  if (isPerson && clients) return { to: addresses.client(id), hint: words.client };
  if (!isPerson && external) return { to: addresses.externalClient(id), hint: words.client };
  return { to: addresses.list("hold", { user_id: id }), hint: words.clientHolds };
}

/** The papers of one kind in an answer, each once. */
function papersIn(answer: Data<"listMemos"> | undefined, kind: "memo" | "invoice", query: string): Found[] {
  if (typeof answer !== "object" || !("data" in answer)) return [];
  const lines = answer.data.flatMap((row) => ("lines" in row ? row.lines : [row]));
  const papers = lines.flatMap((line) => {
    const isCredit = kind === "invoice" && typeof line.invoice_line?.credits_id === "number";
    return line[kind] ? [{ ...line[kind], hint: words.paperKinds[isCredit ? "credit" : kind] }] : [];
  });
  const called = papers.filter(({ number }) => number.toLowerCase().includes(query.toLowerCase()));
  return [...new Map(called.map((paper) => [paper.id, paper])).values()].map(({ id, number, hint }) => ({
    id: `paper ${id}`,
    label: number,
    hint,
    icon: kind === "memo" ? "file" : "invoice",
    to: addresses.paper(id),
  }));
}
