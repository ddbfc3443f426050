import { count } from "#domain/format.ts";
import type { MemoTab } from "./memo-desk-search.ts";

const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);

/** Every word of the desk of memos; refusals are the machine's and the catalogue's. */
export const words = {
  desk: "Memos",
  tabs: "Status",
  list: "List",
  tabNames: {
    issued: "Issued",
    overdue: "Overdue",
    asked: "Clients ask",
    received: "Received",
    sold: "Sold",
    all: "All",
  } satisfies Record<MemoTab, string>,
  what: "stones on memo",
  none: "No stones on memo",
  fills: "Stones that clients have on memo appear here until they come back or are sold.",
  allClients: "All clients",

  // columns
  stockNo: "Stock no",
  line: "Line",
  stone: "Stone",
  reportNo: "Report no",
  out: "Out",
  perCarat: "Memo $/ct",
  soldPerCarat: "Sold $/ct",
  dealPerCarat: "Agreed $/ct",
  total: "Total $",

  // select by numbers
  selectMore: "Select by numbers…",
  selectTitle: "Select by numbers",
  numbers: "Stock or report numbers",
  numbersHint: "One per line, or separated by commas. On the desk you can simply paste them.",
  select: (n: number) => (n === 0 ? "Select" : `Select ${count(n)}`),
  notOnMemo: "Not out on memo.",
  severalOut: "Several stones that are out have this report number. Choose one.",
  notOut: (numbers: readonly string[]) => `Not out on memo: ${numbers.join(", ")}`,

  // issue
  issueMore: "Issue memo…",
  issueTitle: "Issue a memo",
  client: "Client",
  chooseClient: "Choose a client",
  due: "Due date",
  dueHint: (day: string) => `If left empty, it is due on ${day}.`,
  lookingUp: "Looking up the numbers…",
  sameStone: (numbers: readonly string[]) => `${numbers.join(", ")}: already on the list, counted once.`,
  takeRefusedOut: (n: number) =>
    n === 1
      ? "1 number cannot go on this memo. Please remove it."
      : `${count(n)} numbers cannot go on this memo. Please remove them.`,
  terms: "Terms",
  issue: (n: number) => (n === 0 ? "Issue memo" : `Issue memo of ${stones(n)}`),

  // papers
  issued: (n: number, client: string) => `${stones(n)} issued to ${client}.`,
  sold: (n: number, client: string) => `${stones(n)} sold to ${client}.`,
  dueOn: (day: string) => `Due on ${day}.`,
  memo: "Memo",
  invoice: "Invoice",
  print: (kind: string, number: string) => `Open ${kind.toLowerCase()} ${number} to print`,
  done: "Done",
  goOn: "Back to the desk",
} as const;
