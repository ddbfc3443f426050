import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useCall } from "#api/query.ts";
import type { AssociateDetail } from "#features/associates/associate.ts";
import { HandOverDialog } from "#features/associates/hand-over-dialog.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const lena: AssociateDetail = {
  id: 4,
  first_name: "Lena",
  last_name: "Voss",
  user_name: "lena",
  email: "lena@harbour.test",
  mobile: null,
  mobile_country_id: null,
  salesperson_type_id: 12,
  salesperson_type: "Broker",
  customers: 3,
  is_active: true,
  is_locked: false,
  has_second_factor: false,
  is_bound: false,
  version: 2,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
};
const options = pageOf([
  { value: 4, label: "Lena Voss" },
  { value: 5, label: "Priya Raman" },
]);
const house = (write = () => success({ moved: 3, from: lena, to: lena }, 200, "Handed over.")) =>
  fakeServer(({ method }) => (method === "GET" ? success(options) : write()));

async function chosen() {
  await page.getByRole("combobox", { name: "Who takes over" }).click();
  await expect.element(page.getByRole("option", { name: "Lena Voss" })).not.toBeInTheDocument();
  await page.getByRole("option", { name: "Priya Raman" }).click();
}

test("says whom it hands to whom before it does, and sends all where nobody was picked", async () => {
  const server = house();
  const onDone = vi.fn();
  await showScreen(server, <HandOverDialog from={lena} customers={null} onDone={onDone} onClose={() => {}} />);
  await expect
    .element(page.getByRole("button", { name: "Hand over", exact: true }))
    .toHaveAccessibleDescription("Please choose who takes over.");
  await chosen();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Hand 3 customers to Priya Raman" }).click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const sent = server.seen.find(({ method }) => method === "PUT");
  expect(sent?.url.pathname).toBe("/api/v1/business-associate/businessassociate/4/customers");
  expect(bodyOf(sent?.text ?? "")).toEqual({ all: true, seen: 3, to: 5 });
});

function Asking() {
  const { data } = useCall("getAssociate", { path: { id: 4 } });
  const [isOpen, setOpen] = useState(true);
  if (!data) return null;
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Ask again
      </button>
    );
  return <HandOverDialog from={data} customers={null} onDone={() => {}} onClose={() => setOpen(false)} />;
}

test("more customers than were seen are not handed over; the next question is about as many as there are", async () => {
  const message = "This associate has more or fewer customers by now. Nobody was handed over.";
  let customers = 3;
  const server = fakeServer(({ url, method }) => {
    if (method !== "GET") return failure(409, { code: "customersChanged", message });
    const isDetail = new URL(url).pathname.includes("/businessassociate/");
    return success(isDetail ? { ...lena, customers } : options);
  });
  await showScreen(server, <Asking />);
  await chosen();
  customers = 4;
  await page.getByRole("button", { name: "Hand 3 customers to Priya Raman" }).click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent(message);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect.element(page.getByRole("dialog", { name: /4 customers/ })).toBeVisible();
});

test("stays open with the refusal where somebody is no longer theirs", async () => {
  const message = "At least one of these is no longer this associate's customer. Nobody was handed over.";
  const server = house(() => failure(409, { code: "notTheirCustomer", message }));
  const onDone = vi.fn();
  await showScreen(server, <HandOverDialog from={lena} customers={[6, 7]} onDone={onDone} onClose={() => {}} />);
  await chosen();
  await page.getByRole("button", { name: "Hand 2 customers to Priya Raman" }).click();
  await expect.element(page.getByRole("dialog").getByText(message)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(bodyOf(server.seen.find(({ method }) => method === "PUT")?.text ?? "")).toEqual({
    customer_ids: [6, 7],
    to: 5,
  });
});
