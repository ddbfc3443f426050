import { useMemo, useState } from "react";
import type { RoleId } from "#domain/roles.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { ActNote } from "#stones/acting/act-note.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import type { Stone } from "#stones/stone-facts.ts";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf } from "#support/show-screen.tsx";
import { ListBody } from "#ui/list/list-body.tsx";

/** A round of a carat at 5,000, available unless said otherwise. */
export const stone = (id: number, more: Partial<Stone> = {}) => aStoneOnWire({ id, stock_no: `NW${id}`, ...more });
export const three = [stone(1), stone(2), stone(3)];

const line = (stock_no: string, id: number) => ({
  id,
  stone: stone(id, { stock_no }),
  rap: null,
  markup_ppc: 5000,
  sell_amt: 5000,
  agreed_ppc: null,
  sold_ppc: null,
  expires_at: "2026-11-22T09:00:00Z",
});

type Act = (body: Record<string, unknown>, path: string) => Response | Promise<Response>;

/** The stones of an act at the price at which its sender saw them. */
export const seenAt = (seen_ppc: number, ...numbers: readonly string[]) =>
  numbers.map((stock_no) => ({ stock_no, seen_ppc }));

/** The stock numbers of an act, in either form. */
export const numbersOf = (body: Record<string, unknown>): string[] =>
  (body.stock_numbers as string[] | undefined) ?? (body.lines as { stock_no: string }[]).map((one) => one.stock_no);

/** The lines that an act begins: one of each stone. */
export const linesOf = (body: Record<string, unknown>, more: object = {}) =>
  success({ data: numbersOf(body).map((stock_no, place) => ({ ...line(stock_no, place + 1), ...more })) }, 201);

/** Some stones that others had first. */
export const taken = (...stock_nos: string[]) =>
  failure(409, {
    code: "onlyAvailableStones",
    message: "Only available diamonds must be selected.",
    refused: stock_nos.map((stock_no) => ({
      stock_no,
      code: "onlyAvailableStones",
      reason: "Only available diamonds must be selected.",
      until: "2026-11-22T14:00:00Z",
    })),
  });

/** The preview of a memo of some stones; those that are refused say why. */
export type Previewed = (stock_no: string) => { agreed_ppc?: number; refusal?: object };
const previewed =
  (see: Previewed) =>
  ({ stock_numbers = [] }: { stock_numbers?: readonly string[] }) =>
    stock_numbers.map((number, at) => ({
      number,
      is_same: false,
      agreed_ppc: null,
      refusal: null,
      stone: three.find(({ stock_no }) => stock_no === number) ?? stone(at + 1, { stock_no: number }),
      ...see(number),
    }));

/** The client's holds: which stones, and how many in all. */
type Held = { own: readonly string[]; live: number };
const heldBy =
  ({ own, live }: Held) =>
  ({ stock_numbers }: { stock_numbers?: readonly string[] }) => {
    const data = own
      .filter((stock_no) => stock_numbers?.includes(stock_no) ?? true)
      .map((stock_no, at) =>
        aStoneLine({ id: at + 1, version: 3, stone: { stock_no }, expires_at: "2026-11-22T09:00:00Z" }),
      );
    const pagination = {
      currentPage: 1,
      pageSize: 500,
      totalPages: 1,
      totalRecords: stock_numbers ? data.length : live,
    };
    return { data, pagination, tabs: {}, totals: {} };
  };

/** The choice of clients: one, whose business is as the test says. */
export function clientChoice(business: number) {
  const client = {
    id: 6,
    role_id: 2,
    first_name: "Mara",
    last_name: "Lind",
    business: { id: 1, company_name: "Northlight", status: business },
  };
  return success({ data: [client], pagination: { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: 1 } });
}

/** The rules of a house whose memos are due earlier than by default. */
const rulesOfFiveDays = () => success({ ...defaultRules, memo_days: 5 });

/** The same rules, but said only when the test has the house say them. */
export function rulesLater() {
  let say = () => {};
  const said = new Promise<void>((resolve) => {
    say = resolve;
  });
  return { rules: () => said.then(rulesOfFiveDays), say: () => say() };
}

/** The stones on the client's watch list. */
const watchedBy = (watched: readonly string[]) => ({
  ...pageOf(watched.map((stock_no, at) => aStoneLine({ list: "watchlist", id: at + 1, stone: { stock_no } }))),
  tabs: {},
  totals: {},
});

/** A house with one client, whose business is as the test says. */
export const house = (
  act: Act = (body) => linesOf(body),
  business = 11,
  held: Held = { own: [], live: 0 },
  see: Previewed = () => ({}),
  rules: () => Response | Promise<Response> = rulesOfFiveDays,
  watched: readonly string[] = [],
  ahead: object = {},
) =>
  fakeServer(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/customer-dropdown")) return clientChoice(business);
    if (pathname.endsWith("/trade-rules")) return rules();
    if (pathname.endsWith("/get-hold")) {
      const text = await request.text();
      return success(heldBy(held)(text ? bodyOf(text) : {}));
    }
    if (pathname.endsWith("/get-watchlist")) return success(watchedBy(watched));
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead(ahead));
    if (pathname.endsWith("/memo-preview")) return success({ lines: previewed(see)(bodyOf(await request.text())) });
    return act(bodyOf(await request.text()), pathname);
  });

/** The acts that reached the house, in their order. */
export const acts = ({ seen }: FakeServer) =>
  seen
    .filter(
      ({ method, url }) =>
        method === "POST" && !/\/(get-hold|get-watchlist|memo-preview|paper-preview)$/.test(url.pathname),
    )
    .map(({ url, text, headers }) => ({
      path: url.pathname.split("/").at(-1),
      body: bodyOf(text),
      key: headers.get("idempotency-key"),
    }));

interface ListProps {
  stones?: readonly Stone[];
  as?: RoleId;
  /** The business of whoever acts. */
  business?: number;
  clientId?: number;
  mayWrite?: boolean;
}

/** A list of stones of which all are selected, as every screen puts its parts together. */
export function List({ stones = three, as = 2, business, clientId, mayWrite = true }: ListProps) {
  const [selected, setSelected] = useState(stones);
  const viewer = useMemo(() => ({ ...aStoneViewer(as, business), mayWrite: () => mayWrite }), [as, business, mayWrite]);
  const acting = useActing({ stones: selected, viewer, clientId, onDone: () => setSelected([]) });
  return (
    <ListBody drawer={acting.drawer}>
      <p>{selected.length} selected</p>
      {acting.business !== undefined && <p>The client is known</p>}
      <div className="row wrap">
        <ActNote acting={acting} />
        <ActBar acting={acting} />
      </div>
    </ListBody>
  );
}
