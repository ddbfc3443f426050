import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { cameBackStatuses, cameBackWords } from "#domain/bounces.ts";
import { companyAndPerson } from "#domain/client-label.ts";
import { dash, formatDateTime, usd } from "#domain/format.ts";
import { gradingWords } from "#domain/grade-words.ts";
import type { SendState } from "#domain/mailings.ts";
import { originNames } from "#domain/stone.ts";
import { listOf } from "#screens/list-of.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { MailingSearch } from "./bulk-email-search.ts";
import type { MailingSend } from "./mailing.ts";
import { stonesAsked } from "./stones-asked.ts";
import { words } from "./words.ts";

type Stone = Data<"listInventoryDiamonds">["data"][number];

const gradesOf = (stone: Stone): string => `${originNames[stone.stone_origin]} ${gradingWords(stone, stone.lab)}`;

const stoneColumns: readonly Column<Stone>[] = [
  { id: "stock_no", head: words.stock, width: 120, cell: ({ stock_no }) => <Code>{stock_no}</Code> },
  { id: "stone", head: words.stone, width: 320, text: gradesOf, cell: gradesOf },
  { id: "report_no", head: words.report_no, width: 130, cell: ({ report_no }) => report_no ?? dash },
  { id: "markup_ppc", head: words.perCarat, width: 120, number: true, cell: ({ markup_ppc }) => usd(markup_ppc) },
  { id: "sell_amt", head: words.amount, width: 130, number: true, cell: ({ sell_amt }) => usd(sell_amt) },
];

/** The stones of a rule: those of one letter, or what a client would be offered now (spec §9: a hundred to a page). */
export const stonesList = (id: number) =>
  listOf({
    operation: "listInventoryDiamonds",
    input: (search: MailingSearch, at) => ({ body: { ...stonesAsked(id, search), ...at } }),
    failure: "diamondDetailsNotFetched",
    title: words.stonesTitle,
    what: words.stonesMany,
    columns: stoneColumns,
    rowId: ({ id: stone }) => String(stone),
    card: (stone: Stone) => (
      <>
        <span className="row between">
          <Code>{stone.stock_no}</Code>
          <b className="figures">{usd(stone.sell_amt)}</b>
        </span>
        <span className="dim">{gradesOf(stone)}</span>
      </>
    ),
    size: 100,
    filters: [
      {
        kind: "choice",
        name: "type",
        label: words.types,
        choices: [
          { value: "white", label: words.type.white },
          { value: "fancy", label: words.type.fancy },
        ],
      },
    ],
  });

const hues: Record<SendState, "gray" | "green" | "blue" | "red" | "orange"> = {
  waiting: "gray",
  queued: "blue",
  sent: "green",
  kept: "green",
  failed: "red",
  cancelled: "gray",
  leftOut: "orange",
};

const whyOf = ({ left_out, reason, came_back }: MailingSend): string => {
  if (came_back) return cameBackWords(came_back);
  return left_out ? (words.counts[left_out] ?? left_out) : (reason ?? "");
};
const hueOf = ({ came_back, state }: MailingSend) => (came_back ? cameBackStatuses[came_back.kind].hue : hues[state]);
const resultOf = ({ came_back, state }: MailingSend): string =>
  came_back ? cameBackStatuses[came_back.kind].label : words.sends[state];
const Result = ({ of }: { of: MailingSend }) => (
  <span title={whyOf(of)}>
    <Tag hue={hueOf(of)}>{resultOf(of)}</Tag> <span className="dim">{whyOf(of)}</span>
  </span>
);
const whoOf = ({ company_name, name }: MailingSend): string => companyAndPerson(company_name, name);
const whenOf = ({ sent_at, composed_at }: MailingSend): string => {
  const at = sent_at ?? composed_at;
  return at ? formatDateTime(at) : dash;
};

const sendColumns = (id: number): readonly Column<MailingSend>[] => [
  { id: "name", head: words.person, width: 260, text: whoOf, cell: whoOf },
  { id: "email", head: words.email, width: 220, text: ({ email }) => email, cell: ({ email }) => email },
  { id: "state", head: words.result, width: 260, cell: (row) => <Result of={row} /> },
  { id: "at", head: words.at, width: 150, text: whenOf, cell: whenOf },
  {
    id: "pieces",
    head: words.pieces,
    width: 90,
    number: true,
    cell: ({ pieces, uid }) => (pieces > 0 ? <Link to={addresses.mailing(id, { uid })}>{pieces}</Link> : dash),
  },
  {
    id: "sell_amt",
    head: words.amount,
    width: 130,
    number: true,
    cell: ({ pieces, sell_amt }) => (pieces > 0 ? usd(sell_amt) : dash),
  },
];

/** The report of a run: who got the letter, when, at which price, and who did not and why. */
export const sendsList = (id: number, run: number) =>
  listOf({
    operation: "listBulkEmailSends",
    input: ({ search }: MailingSearch, at) => ({ path: { id: run }, query: { ...at, search } }),
    failure: "dataNotFetched",
    title: words.report,
    what: words.letters,
    columns: sendColumns(id),
    rowId: ({ uid }: MailingSend) => uid,
    card: (row: MailingSend) => (
      <>
        <span className="row between">
          <b>{whoOf(row)}</b>
          <span className="figures">{row.pieces > 0 && usd(row.sell_amt)}</span>
        </span>
        <Result of={row} />
        <span className="row between">
          <span className="dim">{whenOf(row)}</span>
          {row.pieces > 0 && <Link to={addresses.mailing(id, { uid: row.uid })}>{words.stonesOf(row.pieces)}</Link>}
        </span>
      </>
    ),
    size: 50,
    filters: [{ kind: "search", name: "search", label: words.search, placeholder: words.person }],
  });
