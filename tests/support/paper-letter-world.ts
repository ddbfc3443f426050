import { useApp } from "./app.ts";
import { kindsOf, lettersTo } from "./letters.ts";

export const usd = (value: number) => `$${value.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;

export function usePaperLetterWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const latest = async () => (await lettersTo(portal, "customer")).at(-1);
  const letters = async () => kindsOf(await portal.outbox());
  const invoices = async () => (await letters()).filter(([, kind]) => kind === "invoiceIssued");
  const notices = async () =>
    (await portal.as("customer").call("listNotices", { query: {} })).data.data.filter(
      ({ kind }) => kind === "invoiceIssued",
    );
  return { portal, admin, latest, letters, invoices, notices };
}
