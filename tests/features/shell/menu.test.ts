import { expect, test } from "vitest";
import { iconOf } from "#features/shell/icon-of.ts";
import { markedEntry, menuOf } from "#features/shell/menu.ts";

const menu = menuOf({
  sections: [
    { heading: "Home", entries: [{ label: "Dashboard", to: "/dashboard" }] },
    { heading: "Administration", entries: [{ label: "Outbox", to: "/admin/outbox" }] },
  ],
  bottom: [
    { label: "Profile", to: "/customer-profile" },
    { label: "Settings", to: "/settings/master-settings/master" },
  ],
});

test("the one entry of the home stands without a heading", () => {
  expect(menu.sections.map(({ heading }) => heading)).toEqual([undefined, "Administration"]);
});

test("an address stands under the entry that leads to it, or to what it lies in", () => {
  expect(markedEntry(menu, "/admin/outbox")).toBe("/admin/outbox");
  expect(markedEntry(menu, "/customer-profile/profile")).toBe("/customer-profile");
  expect(markedEntry(menu, "/admin")).toBeUndefined();
});

test("the one entry of the settings stands for every setting", () => {
  expect(markedEntry(menu, "/settings/roles-permissions")).toBe("/settings/master-settings/master");
});

test("a screen without an icon of its own has that of its area, and a strange one a plain one", () => {
  expect(iconOf("/customer-profile/profile")).toBe("user");
  expect(iconOf("/inventory/another")).toBe("store");
  expect(iconOf("/elsewhere")).toBe("screen");
});

test("behind an entry stands how much waits there, and behind one where nothing waits, nothing", () => {
  const office = {
    heading: "Transactions",
    entries: [
      { label: "Hold", to: "/transaction/hold" },
      { label: "Memo", to: "/transaction/memo" },
      { label: "Invoices", to: "/transaction/invoice" },
    ],
  };
  const counted = menuOf({ sections: [office], bottom: [] }, { hold: 12, memo: 0 });
  expect(counted.sections[0]?.items.map(({ badge }) => badge)).toEqual([12, undefined, undefined]);
});

test("behind the one entry of a buyer's own lists stands how much is in all of them, and behind the office's profile nothing", () => {
  const counts = { cart: 6, hold: 2, memo: 1, task: 4 };
  const badges = (to: string) => menuOf({ sections: [], bottom: [{ label: "Mine", to }] }, counts).bottom;
  expect(badges("/customer-profile").map(({ badge }) => badge)).toEqual([9]);
  expect(badges("/customer-profile/profile").map(({ badge }) => badge)).toEqual([undefined]);
  const none = menuOf({ sections: [], bottom: [{ label: "Mine", to: "/customer-profile" }] }, { cart: 0 });
  expect(none.bottom[0]?.badge).toBeUndefined();
});
