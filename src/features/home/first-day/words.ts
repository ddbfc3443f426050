import { count } from "#domain/format.ts";
import { firstDayCounted } from "#domain/limits.ts";
import type { StepName } from "./steps.ts";

const some = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${count(n)} ${many}`);
/** A count that ends at a limit. */
const atLeast = (n: number, one: string, many: string) =>
  n < firstDayCounted ? some(n, one, many) : `${count(n)} ${many} or more`;

interface StepWords {
  title: string;
  /** The need for the first sale. */
  missing: string;
  /** The sentence of the data once the step is done. */
  done: (n: number) => string;
  act: string;
}

const steps: Readonly<Record<StepName, StepWords>> = {
  company: {
    title: "The company",
    missing: "Papers are issued without a legal name and an address.",
    done: (lacking) => (lacking > 0 ? "Named." : "Complete."),
    act: "Enter the company",
  },
  listPrices: {
    title: "List prices",
    missing: "Without them a discount is no price. Import your price list, or add its rows.",
    done: (n) => `${some(n, "price", "prices")} in force.`,
    act: "Import list prices",
  },
  markups: {
    title: "Markups",
    missing: "Without one, clients buy at your cost.",
    done: (n) => `${some(n, "rule", "rules")}.`,
    act: "Set the default markup",
  },
  provider: {
    title: "The first provider",
    missing: "Every stone comes from a provider. You may be one yourself.",
    done: (n) => `${some(n, "provider", "providers")}.`,
    act: "Add a provider",
  },
  stock: {
    title: "The first stock",
    missing: "No load is committed yet, so a search finds nothing.",
    done: (n) => `${some(n, "load", "loads")} committed.`,
    act: "Upload a file",
  },
  client: {
    title: "The first client",
    missing: "Nobody may buy yet: a client needs a business that is registered.",
    done: (n) => `${atLeast(n, "client", "clients")} may buy.`,
    act: "Add a client",
  },
  mail: {
    title: "Mail",
    missing: "No mail has left the house yet. Name the mail server, and send a test mail.",
    done: (n) => `${atLeast(n, "mail", "mails")} sent.`,
    act: "Set up mail",
  },
};

/** The words of the first day. */
export const words = {
  title: "First day",
  steps,
  progress: (done: number, of: number) => `${count(done)} of ${count(of)} done`,
  all: "Before the first sale",
  ready: "Nothing is missing. Sell the first stone.",
  search: "Search",
  sold: (at: string) => `This house sold its first stone on ${at}.`,
  add: "Add",
  papersLack: (parts: readonly string[]) => `Papers still lack ${parts.join(", ")}.`,
  asks: (who: readonly string[]) => `${who.join(", ")} may do this.`,
  nobody: "No administrator has the permission for this.",
  hide: "Hide on the dashboard",
  show: "Show on the dashboard",
  dashboard: "Dashboard",
  done: "Done:",
  open: "Open:",
} as const;
